extension DeclaredTable {
  /// Returns the notes of a page about its settings.
  ///
  /// - Parameter note: Returns the note of the setting with an id on this page, given its row.
  /// - Returns: The notes.
  package func notes(ofSettings note: (_ id: String, _ row: Row) -> SettingNote?) -> PageNotes {
    var notes = PageNotes()
    for (number, section) in sections.enumerated() {
      for row in section.controlRows where section.rows[row].hasValue {
        guard let id = section.identity(ofRow: row).name, let found = note(id, section.rows[row])
        else { continue }
        notes.settings.append((RowPosition(section: number, row: row), found))
      }
    }
    return notes
  }

  /// The rows that lead to the records of a list, if the page is that of one.
  package var records: [(position: RowPosition, id: RowID)] {
    guard let section = sections.first, let first = section.controlRows.first,
      section.rows[first].isRecord
    else { return [] }
    return section.controlRows.lazy.filter { section.rows[$0].isRecord }
      .map { (RowPosition(section: 0, row: $0), section.id(ofRow: $0)) }
  }

  /// Returns the table with notes on its rows, and with what draws itself drawn on the widest line, by
  /// which it is compared.
  ///
  /// - Complexity: A section that shows neither is not copied.
  func noted(by notes: PageNotes) -> DeclaredTable {
    let settings = Dictionary(grouping: notes.settings, by: \.row.section)
    let details = Dictionary(grouping: notes.details, by: \.row.section)
    // In the order of the rows: where a picker and its last option were refused, the option's reason is
    // shown.
    let refusals = notes.refusals.compactMap { id, refusal in position(of: id).map { ($0, refusal) }
    }
    .sorted { $0.0 < $1.0 }
    let refused = Dictionary(grouping: refusals, by: \.0.section)
    let states = notes.actions.compactMap { id, note in position(of: id).map { ($0, note) } }
    let actions = Dictionary(grouping: states, by: \.0.section)
    var table = self
    for number in sections.indices {
      let ofSettings = settings[number] ?? []
      let (ofRefusals, ofActions) = (refused[number] ?? [], actions[number] ?? [])
      let ofRows = details[number] ?? []
      guard
        !ofSettings.isEmpty || !ofRows.isEmpty || !ofRefusals.isEmpty || !ofActions.isEmpty
          || sections[number].drawsItself
      else { continue }
      table.changeSection(number) { section in
        for (position, text) in ofRows {
          section.rows[position.row] = section.rows[position.row].detail(text)
        }
        for (position, note) in ofSettings { section.apply(note, toRow: position.row) }
        section.draw()
        for (position, refusal) in ofRefusals
        where refusal.value == section.value(shownBy: position.row) {
          section.apply(SettingNote(invalidReason: refusal.reason), toRow: position.row)
        }
        for (position, note) in ofActions { section.apply(note, toRow: position.row) }
      }
    }
    return table
  }
}

extension DeclaredSection {
  /// Whether the header, the footer or a row draws its own lines.
  fileprivate var drawsItself: Bool {
    section.customHeader != nil || section.customFooter != nil || !facts.drawnRows.isEmpty
  }

  fileprivate func draw() {
    facts.drawnHeader = section.customHeader?(Row.widestLine)
    facts.drawnFooter = section.customFooter?(Row.widestLine)
    for row in facts.drawnRows {
      let lines = rows[row].drawnLines(width: Row.widestLine)
      rows[row] = rows[row].changedExtras { $0.widestDrawing = lines }
    }
  }

  fileprivate func apply(_ note: RowNote, toRow number: Int) {
    rows[number] = rows[number].changedExtras { extras in
      switch note {
      case .busy: extras.notes.isBusy = true
      case .failed(let text): extras.notes.status = Row.Status(text: text, kind: .error)
      }
    }
  }

  fileprivate func apply(_ note: SettingNote, toRow number: Int) {
    if let reason = note.lockReason {
      for row in [number] + (outline?.rows(below: number) ?? number..<number) {
        rows[row] = rows[row].changedExtras { $0.notes.lockReason = reason }
      }
    }
    let last = lastOption(ofPicker: number)
    if let reason = note.lockReason, let last { rows[last] = rows[last].disabled(reason: reason) }
    // An inline picker has no line of its own.
    for row in [number] + [last].compactMap(\.self) {
      if let status = note.status, rows[row].status == nil { rows[row] = rows[row].status(status) }
      if let reason = note.invalidReason {
        rows[row] = rows[row].marked(invalid: reason, isMissing: note.isMissing)
      }
    }
  }
}
