/// The rows of a section, taken out of their groups.
extension TableCompiler {
  /// The section whose rows are being added, which is the last one.
  private var declared: DeclaredSection { table.sections[table.sections.count - 1] }

  /// Adds the rows of the last section.
  mutating func addRows(_ content: consuming Row) {
    // The section is read in place, as it takes longer to copy than most sections to compile.
    let declared = declared
    let root = PlaceScope(owner: .section(declared.id), hash: declared.idHash)
    let block = content.block
    _ = consume content
    if block.children.allSatisfy(isPlain) {
      keep(block, in: root)
    } else {
      append(consume block, in: root)
    }
    diagnose(
      declared.section.problems,
      name: declared.header ?? "a section", at: declared.section.site)
  }

  /// Takes the rows of a group as they are, without copying the array.
  private mutating func keep(_ group: Group<Row>, in root: PlaceScope) {
    let declared = declared
    declared.rows = group.children
    for (index, row) in group.children.enumerated() {
      declared.facts.add(row, at: index)
      table.edge.add(row)
    }
    declared.facts.places.append(row: 0, scope: root, index: group.firstIndex)
  }

  /// Adds all rows of a block, and those below them.
  private mutating func append(_ block: consuming Group<Row>, in scope: PlaceScope, level: Int = 1)
  {
    guard isAllowed(level: level) else { return }
    let upper = block.firstIndex + block.children.count
    var rest = Group.reversedChildren(of: block)
    while let row = rest.popLast() {
      let index = upper - rest.count - 1
      if let group = row.storage.group {
        _ = consume row
        append(group, in: scope.scope(at: index), level: level + 1)
      } else if let number = appendDisclosure(consume row, in: scope, at: index) {
        let (rows, scope) = begin(below: number, scope.scope(at: index))
        append(rows, in: scope, level: level + 1)
        end(number)
      }
    }
  }

  /// Adds a row, and returns its number if rows may be below it.
  @inline(never)  // Calls that nest take less of the stack.
  private mutating func appendDisclosure(
    _ declaration: consuming Row, in scope: PlaceScope, at index: Int
  ) -> Int? {
    let declared = declared
    let number = declared.rows.count
    let row = evaluate(consume declaration, at: number)
    declared.rows.append(row)
    declared.facts.places.append(row: number, scope: scope, index: index)
    declared.facts.outline?.append(under: parent, isIndented: !isInPlace)
    declared.facts.add(row, at: number)
    table.edge.add(row)
    return row.storage.extras?.value.disclosure == nil ? nil : number
  }

  /// Begins the rows below a row, whose places belong to the row if it has a name of its own.
  ///
  /// The rows below a disabled row are disabled with it.
  @inline(never)
  private mutating func begin(
    below number: Int, _ placeScope: PlaceScope
  ) -> (rows: Group<Row>, scope: PlaceScope) {
    if declared.outline == nil { declared.facts.outline = Outline(flatRows: declared.rows.count) }
    let row = declared.rows[number]
    let disclosure = row.storage.extras?.value.disclosure
    let isInline = disclosure?.isInline == true
    if isInline { beginInline(row) } else { table.edge.hasDisclosures = true }
    let id = RowID(declared.identity(ofRow: number))
    let isOwner = id.name != nil && table.ownerIndex[id] == nil
    if isOwner { table.ownerIndex[id] = table.sections.count - 1 }
    parent = number
    let scope = isOwner ? PlaceScope(owner: .row(id)) : placeScope
    let rows = disclosure?.rows ?? Group([])
    return (row.isDisabled ? Row(rows).disabled(reason: row.disabledReason).block : rows, scope)
  }

  /// Whether the rows that are being added are in the place of the row that they are below.
  private var isInPlace: Bool { parent.map { declared.rows[$0].isInlinePicker } == true }

  /// Names a section without a header after the picker whose options are its rows.
  private func beginInline(_ picker: Row) {
    guard parent == nil, !picker.isHidden, !picker.title.isEmpty else { return }
    declared.nameHeader(picker.title)
  }

  /// Ends the rows below a row.
  private mutating func end(_ row: Int) {
    declared.facts.outline?.end(row)
    declared.noteAtLastOption(ofPicker: row)
    parent = declared.outline?.parent(of: row)
  }

  /// Reads the value of a row that is a control, and returns the row with it.
  private mutating func evaluate(_ row: consuming Row, at number: Int) -> Row {
    diagnose(row)
    guard let control = row.storage.control else { return row }
    let reading = control.value.read(
      in: table.words, after: earlier?.row(number, inSection: table.sections.count - 1))
    diagnose(reading, of: control.value, id: row.storage.id, name: row.title, at: row.site)
    declared.facts.controlRows.append(number)
    table.edge.add(reading.state)
    return row.evaluated(as: control, reading)
  }
}

extension TableCompiler {
  /// Returns whether a row is a single row without mistakes that needs no evaluation.
  private func isPlain(_ row: Row) -> Bool {
    // Looked at in place: copying what few rows have would take longer than the rest of compiling.
    guard row.storage.group == nil, row.storage.control == nil else { return false }
    if let extras = row.storage.extras, extras.value.disclosure != nil { return false }
    return problems(of: row).isEmpty
  }
}

extension DeclaredSection.Facts {
  /// Records the facts about a row that lookups and columns need.
  fileprivate mutating func add(_ row: Row, at number: Int) {
    if row.storage.isHidden { hiddenRows.append(number) }
    // An inline picker has no line in which its icon would be.
    if row.isInlinePicker {
      inlinePickers.append(number)
    } else if row.storage.icon != nil {
      hasIcons = true
    }
    if let extras = row.storage.extras?.value {
      if extras.drawing != nil { drawnRows.append(number) }
      if extras.attachment != nil { attachedRows.append(number) }
    }
    if row.storage.id != nil { namedRowCount += 1 }
  }
}
