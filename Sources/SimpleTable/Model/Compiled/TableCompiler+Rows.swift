/// The rows of a section, taken out of their groups.
extension TableCompiler {
  /// The section whose rows are being added, which is the last one.
  private var declared: DeclaredSection { table.sections[table.sections.count - 1] }

  /// Adds the rows that the last section declares.
  mutating func addRows() {
    let section = declared.section
    let root = PlaceScope(owner: .section(declared.id))
    choices = section.selection.map(Choices.init)
    if let group = section.content.storage.group, group.children.allSatisfy({ $0.isPlain }) {
      keep(group, in: root)
    } else {
      append(section.content, in: root)
    }
    readGroup()
    diagnose(section.problems, name: section.header ?? "a section", at: section.site)
  }

  /// Reads the value of a group of choices once all its rows are known.
  private mutating func readGroup() {
    guard let choices else { return }
    let section = declared.section
    let reading = choices.reading
    let name = section.header ?? section.explicitID?.name ?? "a group of choices"
    diagnose(reading, isSetting: section.explicitID?.name != nil, name: name, at: section.site)
    var control = choices.control
    control.words = table.words
    let declared = declared
    let numbers = declared.controlRows.filter { declared.rows[$0].isChoiceOfGroup }
    let first = numbers.first.map { declared.rows[$0] }
    declared.groupRow = Row(ofGroup: section, title: section.header ?? declared.id.name ?? "")
      .id(declared.id.name)
      .disabled(
        first != nil && numbers.allSatisfy { declared.rows[$0].isDisabled },
        reason: first?.disabledReason
      )
      .evaluated(as: control, reading)
    // The problem is shown at the first row, as the group has no line of its own.
    guard let number = numbers.first, let problem = reading.valueProblems.first else { return }
    declared.rows[number] = declared.rows[number].changedExtras {
      if $0.reading?.message == nil { $0.reading?.message = problem }
    }
  }

  private mutating func diagnose(
    _ reading: Control.Reading, isSetting: Bool, name: String, at site: DeclarationSite
  ) {
    var problems = reading.problems + reading.valueProblems.map(\.english)
    if isSetting, let problem = reading.storageProblem { problems.append(problem) }
    diagnose(problems, name: name, at: site)
  }

  private mutating func diagnose(_ problems: [String], name: String, at site: DeclarationSite) {
    for problem in problems { table.diagnose("\(name): \(problem)", at: [site]) }
  }

  /// Takes the rows of a group as they are, without copying the array.
  private func keep(_ group: Group<Row>, in root: PlaceScope) {
    let declared = declared
    declared.rows = group.children
    for (index, row) in group.children.enumerated() { declared.note(row, at: index) }
    declared.places.append(row: 0, scope: root, index: group.firstIndex)
  }

  /// Adds all rows of a builder, and those below them.
  ///
  /// The levels are kept in an array instead of on the stack, so that rows may nest at any depth.
  private mutating func append(_ content: Row, in scope: PlaceScope) {
    var levels = [Level(content, in: scope)]
    while let last = levels.indices.last {
      guard let (row, index) = levels[last].next() else {
        if let owner = levels.removeLast().owner { end(owner) }
        continue
      }
      let scope = levels[last].scope
      if row.storage.group != nil {
        levels.append(Level(row, in: table.scopes.scope(in: scope, at: index)))
      } else if let below = append(row, in: scope, at: index) {
        levels.append(below)
      }
    }
  }

  /// Adds a row, and returns the level of the rows below it.
  private mutating func append(_ row: Row, in scope: PlaceScope, at index: Int) -> Level? {
    let declared = declared
    let number = declared.rows.count
    declared.rows.append(row)
    declared.places.append(row: number, scope: scope, index: index)
    let row = evaluate(row, at: number)
    declared.outline?.append(under: parent)
    declared.note(row, at: number)
    guard let disclosure = row.storage.extras?.disclosure else { return nil }
    return begin(disclosure, below: number, table.scopes.scope(in: scope, at: index))
  }

  /// Begins the rows below a row, whose places belong to the row if it has a name of its own.
  ///
  /// The rows below a disabled row are disabled with it.
  private mutating func begin(
    _ disclosure: Row.Disclosure, below number: Int, _ placeScope: PlaceScope
  ) -> Level {
    if declared.outline == nil { declared.outline = Outline(flatRows: declared.rows.count) }
    if let binding = disclosure.isExpanded {
      declared.boundExpansions[number] = binding.wrappedValue
    }
    let id = RowID(declared.identity(ofRow: number))
    let isOwner = id.name != nil && table.ownerIndex[id] == nil
    if isOwner { table.ownerIndex[id] = table.sections.count - 1 }
    parent = number
    let scope = isOwner ? PlaceScope(owner: .row(id)) : placeScope
    let row = declared.rows[number]
    let content = disclosure.content
    return Level(
      row.isDisabled ? content.disabled(reason: row.disabledReason) : content, in: scope,
      below: number)
  }

  /// Ends the rows below a row.
  private mutating func end(_ row: Int) {
    declared.outline?.end(row)
    parent = declared.outline?.parent(of: row)
  }

  /// Reads the value of a row that is a control, and returns the row with it.
  private mutating func evaluate(_ row: Row, at number: Int) -> Row {
    guard let extras = row.storage.extras else { return row }
    diagnose(extras.notes.problems, name: row.title, at: row.site)
    let choice = extras.tag.flatMap { self.choice(of: row, tag: $0) }
    guard var control = choice ?? extras.control else { return row }
    let row = locked(row, isChoice: choice != nil)
    control.words = table.words
    var reading = control.read()
    if reading.state.kind == .toggle {
      reading.state.label = table.words(reading.state.isOn ? .on : .off)
    }
    if row.isDisabled { reading.rowsBelow = reading.rowsBelow?.disabled() }
    diagnose(reading, isSetting: row.storage.id != nil, name: row.title, at: row.site)
    if !refusals.isEmpty {
      let refusal = refusals.removeValue(forKey: RowID(declared.identity(ofRow: number)))
      if reading.message == nil, let refusal, refusal.value == reading.state.value {
        reading.message = refusal.reason
      }
    }
    let evaluated = row.evaluated(as: control, reading)
    declared.rows[number] = evaluated
    declared.controlRows.append(number)
    declared.note(reading.state)
    return evaluated
  }

  /// Returns a row that cannot be changed if its setting is decided from outside.
  private func locked(_ row: Row, isChoice: Bool) -> Row {
    guard !locks.isEmpty, let name = isChoice ? declared.id.name : row.storage.id,
      let reason = locks[name]
    else { return row }
    return row.disabled(reason: reason).changedExtras { $0.notes.isLocked = true }
  }

  /// Returns the control of a row with a tag, if its section is a group of choices of that type.
  private mutating func choice(of row: Row, tag: AnyHashable) -> Control? {
    let control = choices?.control(of: row, tag: tag)
    if control == nil {
      let problem =
        choices == nil
        ? "has no effect outside a group of choices"
        : "is of another type than the values of its group"
      let message = "\(row.title): the tag \"\(tag.base)\" \(problem)"
      table.diagnose(message, at: [row.site])
    }
    return control
  }
}

/// The rows of one block of a builder, and the number of those already added.
private struct Level {
  /// The block that contains the rows.
  let scope: PlaceScope

  /// The row that the block is below, if it is the outermost block there.
  let owner: Int?

  private let rows: [Row]
  private let firstIndex: Int
  private var taken = 0

  init(_ content: Row, in scope: PlaceScope, below owner: Int? = nil) {
    self.scope = scope
    self.owner = owner
    rows = content.storage.group?.children ?? [content]
    firstIndex = content.storage.group?.firstIndex ?? 0
  }

  /// Returns the next row, which may be a group of several, and its number in the block.
  mutating func next() -> (row: Row, index: Int)? {
    guard taken < rows.count else { return nil }
    defer { taken += 1 }
    return (rows[taken], firstIndex + taken)
  }
}

extension Row {
  /// Creates the row for the setting of a group of choices.
  fileprivate init(ofGroup section: Section, title: String) {
    self.init(title, fileID: section.site.staticFileID, line: UInt(section.site.line))
    self = changedExtras {
      $0.notes.help = section.help
      $0.notes.formerKeys = section.formerKeys
    }
  }

  /// Whether the row is a single row that needs no evaluation.
  fileprivate var isPlain: Bool { storage.group == nil && storage.extras?.isPlain != false }
}

extension DeclaredSection {
  /// Remembers what lookups and columns need to know of a row.
  fileprivate func note(_ row: Row, at number: Int) {
    if row.storage.isHidden { hiddenRows.append(number) }
    if row.storage.id != nil { namedRowCount += 1 }
    if row.storage.icon != nil { hasIcons = true }
    if row.storage.accessory != .none { note(row.storage.accessory) }
  }

  /// Remembers a kind of control that has a sign at the trailing edge.
  fileprivate func note(_ state: ControlState) {
    if state.style == .toggle { hasSwitches = true }
    if state.style == .choice { accessories.insert(.checkmarkPlaceholder) }
  }

  /// Remembers a kind of accessory; texts of the user's own have a width of their own.
  fileprivate func note(_ accessory: Accessory) {
    if case .custom = accessory { return }
    if !accessories.contains(accessory) { accessories.insert(accessory) }
  }
}

extension Row.Extras {
  /// Whether the row is neither a control, a choice nor a disclosure row, and declared well.
  fileprivate var isPlain: Bool {
    disclosure == nil && control == nil && tag == nil && notes.problems.isEmpty
  }
}
