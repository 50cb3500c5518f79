/// The notes of a control that do not come from its declaration.
package struct SettingNote {
  /// What decides the value, so that it cannot be changed; `nil` if it can.
  var lockReason: String?

  /// Why an entered value, or one of a source, is not valid.
  var invalidReason: Message?

  /// A notice about the value, unless the row has a status of its own.
  var status: String?

  package init(lockReason: String? = nil, invalidReason: Message? = nil, status: String? = nil) {
    (self.lockReason, self.invalidReason, self.status) = (lockReason, invalidReason, status)
  }
}

/// Why an entered value was refused, shown until the row's value changes.
struct Refusal {
  let reason: Message
  let value: SettingValue?
}

/// The state of an action that takes time, as its row shows it.
package enum ActionNote {
  /// The action waits or runs.
  case busy
  /// The action has failed, for a reason.
  case failed(String)
}

extension DeclaredTable {
  /// Returns the table with notes about its settings.
  ///
  /// - Parameter note: Returns the note of the setting with an id on this page, given its row.
  /// - Returns: The table.
  package func annotated(settings note: (_ id: String, _ row: Row) -> SettingNote?) -> DeclaredTable
  {
    annotatedControls { section, number in
      let row = section.rows[number]
      guard row.hasValue else { return nil }
      return section.identity(ofRow: number).name.flatMap { note($0, row) }
    }
  }

  /// Returns the table with the reasons why values were refused that were entered in its rows.
  func annotated(refusals: [RowID: Refusal]) -> DeclaredTable {
    guard !refusals.isEmpty else { return self }
    return annotatedControls { section, number in
      guard let refusal = refusals[RowID(section.identity(ofRow: number))],
        refusal.value == section.value(shownBy: number)
      else { return nil }
      return SettingNote(invalidReason: refusal.reason)
    }
  }

  /// Returns the table with the states of its rows' actions.
  package func annotated(actions notes: [RowID: ActionNote]) -> DeclaredTable {
    guard !notes.isEmpty else { return self }
    var table = self
    for (id, note) in notes {
      guard let position = position(of: id) else { continue }
      let section = table.ownSection(position.section)
      section.rows[position.row] = section.rows[position.row].changedExtras { extras in
        switch note {
        case .busy: extras.notes.isBusy = true
        case .failed(let text): extras.notes.status = Row.Status(text: text, kind: .error)
        }
      }
      table.rows[position.section] = section.rows
    }
    return table
  }

  /// Returns the table with the widest lines of the rows that draw themselves, by which they are
  /// compared.
  ///
  /// Headers and footers are drawn to find out whether they change the table.
  func drawn() -> DeclaredTable {
    for section in sections {
      _ = section.section.customHeader?(Row.widestLine)
      _ = section.section.customFooter?(Row.widestLine)
    }
    var table = self
    for number in sections.indices where !sections[number].facts.drawnRows.isEmpty {
      let section = table.ownSection(number)
      for row in section.facts.drawnRows {
        let lines = section.rows[row].drawnLines(width: Row.widestLine)
        section.rows[row] = section.rows[row].changedExtras { $0.widestDrawing = lines }
      }
      table.rows[number] = section.rows
    }
    return table
  }

  private func annotatedControls(
    _ note: (_ section: DeclaredSection, _ row: Int) -> SettingNote?
  ) -> DeclaredTable {
    var table = self
    for number in sections.indices {
      var section = sections[number]
      var isChanged = false
      for row in section.controlRows {
        guard let note = note(section, row) else { continue }
        if !isChanged { section = table.ownSection(number) }
        section.apply(note, toRow: row)
        isChanged = true
      }
      if isChanged { table.rows[number] = section.rows }
    }
    return table
  }
}

extension DeclaredTable {
  /// Returns a section that no other table has, so that it can be changed.
  fileprivate mutating func ownSection(_ number: Int) -> DeclaredSection {
    let copy = DeclaredSection(copying: sections[number])
    sections[number] = copy
    return copy
  }
}

extension DeclaredSection {
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
      if let reason = note.invalidReason { rows[row] = rows[row].marked(invalid: reason) }
    }
  }
}
