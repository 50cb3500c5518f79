/// Takes the rows of one section out of their groups.
struct RowFlattener {
  private var declared: DeclaredSection
  private let content: Row
  private let root: PlaceScope

  init(section: Section, id: SectionID) {
    declared = DeclaredSection(section: section, id: id)
    content = section.content
    root = PlaceScope(owner: .section(id))
  }

  /// Returns the section with its rows.
  mutating func flattened() -> DeclaredSection {
    guard let group = content.storage.group else {
      append(content, in: root, at: 0)
      return declared
    }
    if !group.children.contains(where: { !$0.isPlain }) {
      keep(group)
    } else {
      append(group, in: root)
    }
    return declared
  }

  /// Takes the rows of a group as they are, without copying the array.
  private mutating func keep(_ group: Row.Group) {
    declared.rows = group.children
    for (index, row) in group.children.enumerated() { note(row, at: index) }
    declared.places.append(row: 0, scope: root, index: group.firstIndex)
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
    note(row, at: number)
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
  fileprivate var isPlain: Bool { storage.group == nil }
}

extension DeclaredSection {
  /// Remembers a kind of accessory; texts of the user's own have a width of their own.
  fileprivate mutating func note(_ accessory: Accessory) {
    if case .custom = accessory { return }
    if !accessories.contains(accessory) { accessories.insert(accessory) }
  }
}
