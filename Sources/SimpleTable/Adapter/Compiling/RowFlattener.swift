/// Takes the rows of one section out of their groups.
struct RowFlattener {
  private var declared: DeclaredSection
  private let content: Row
  private let root: PlaceScope

  /// The row below which rows are being added.
  private var parent: Int?

  /// The rows with rows below them, whose names are taken as the owners of places.
  private(set) var owners: Set<RowID>

  /// Creates a flattener.
  ///
  /// - Parameters:
  ///   - section: The section to take apart.
  ///   - id: Its identity.
  ///   - owners: The rows with rows below them in the sections before.
  init(section: Section, id: SectionID, owners: Set<RowID>) {
    declared = DeclaredSection(section: section, id: id)
    content = section.content
    root = PlaceScope(owner: .section(id))
    self.owners = owners
  }

  /// Returns the section with its rows.
  mutating func flattened() -> DeclaredSection {
    if let group = content.storage.group, group.children.allSatisfy({ $0.isPlain }) {
      keep(group)
    } else {
      appendContent(content, in: root)
    }
    return declared
  }

  /// Takes the rows of a group as they are, without copying the array.
  private mutating func keep(_ group: Row.Group) {
    declared.rows = group.children
    for (index, row) in group.children.enumerated() { note(row, at: index) }
    declared.places.append(row: 0, scope: root, index: group.firstIndex)
  }

  private mutating func appendContent(_ content: Row, in scope: PlaceScope) {
    if let group = content.storage.group {
      append(group, in: scope)
    } else {
      append(content, in: scope, at: 0)
    }
  }

  private mutating func append(_ group: Row.Group, in scope: PlaceScope) {
    for (number, child) in group.children.enumerated() {
      let index = group.firstIndex + number
      if let inner = child.storage.group {
        append(inner, in: scope.scope(at: index))
      } else {
        append(child, in: scope, at: index)
      }
    }
  }

  private mutating func append(_ row: Row, in scope: PlaceScope, at index: Int) {
    let number = declared.rows.count
    declared.rows.append(row)
    declared.places.append(row: number, scope: scope, index: index)
    declared.outline?.append(under: parent)
    note(row, at: number)
    if let disclosure = row.storage.extras?.disclosure {
      append(disclosure, below: number, scope.scope(at: index))
    }
  }

  /// Adds the rows below a row, whose places belong to the row if it has a name of its own.
  private mutating func append(
    _ disclosure: Row.Disclosure, below number: Int, _ placeScope: PlaceScope
  ) {
    if declared.outline == nil { declared.outline = Outline(flatRows: declared.rows.count) }
    if let binding = disclosure.isExpanded {
      declared.boundExpansions[number] = binding.wrappedValue
    }
    let id = RowID(declared.identity(ofRow: number))
    let isOwner = id.name != nil && owners.insert(id).inserted
    let outer = parent
    parent = number
    appendContent(disclosure.content, in: isOwner ? PlaceScope(owner: .row(id)) : placeScope)
    parent = outer
    declared.outline?.close(number)
  }

  private mutating func note(_ row: Row, at number: Int) {
    if row.storage.isHidden { declared.hiddenRows.append(number) }
    if row.storage.id != nil { declared.namedRowCount += 1 }
    if row.storage.icon != nil { declared.hasIcons = true }
    if row.storage.accessory != .none { declared.note(row.storage.accessory) }
  }
}

extension Row {
  /// Whether the row stands for itself alone.
  fileprivate var isPlain: Bool { storage.group == nil && storage.extras?.disclosure == nil }
}

extension DeclaredSection {
  /// Remembers a kind of accessory; texts of the user's own have a width of their own.
  fileprivate mutating func note(_ accessory: Accessory) {
    if case .custom = accessory { return }
    if !accessories.contains(accessory) { accessories.insert(accessory) }
  }
}
