extension TableAdapter {
  /// The values of all controls that carry an id, shown or not, as text.
  ///
  /// - Complexity: O(*c*) in the number of controls.
  public var values: [RowID: String] {
    var values: [RowID: String] = [:]
    forEachValue { values[$0] = $1.text }
    return values
  }

  /// Sets the value of a control from text, and reloads.
  ///
  /// The row need not be shown. Why a text is refused is also shown with the row, until its value
  /// changes or another text is put in.
  ///
  /// - Parameters:
  ///   - text: The value as text.
  ///   - id: The id of the row.
  /// - Returns: Whether the value was taken, and if not, why.
  @discardableResult
  public func setValue(_ text: String, row id: RowID) -> ValueOutcome {
    guard let position = declared.position(of: id) else { return .ignored(.unknownRow) }
    let row = declared[position]
    guard !row.isDisabled else { return .ignored(.disabled) }
    guard let input = row.storage.extras?.control?.input else {
      return .refused("has no value that can be set")
    }
    let refusal = input.refusal(text)
    if refusal == nil { input.take(text) }
    return settle(row, id, refusal)
  }

  /// Sets all controls that carry an id, and are not disabled, to the defaults they were declared
  /// with, and reloads once.
  ///
  /// The default of a ``Setting`` is the value it was declared with. A value without a default
  /// goes back to what it was when the adapter first read it.
  ///
  /// - Returns: What changed.
  @discardableResult
  public func resetValues() -> TableChanges {
    for (id, row) in namedControls() where !row.isDisabled {
      guard let control = row.storage.extras?.control else { continue }
      refusals[id] = nil
      if let reset = control.reset {
        reset()
      } else if let first = firstValues[id] {
        control.input?.take(first)
      }
    }
    return reload()
  }

  /// Sets values that were saved before, also those of disabled rows, and reloads.
  ///
  /// Values of rows that appear only because of others are set as soon as they are there, and one
  /// that is refused is tried again after others were set.
  ///
  /// - Parameter values: The values as text; those of unknown rows are passed over.
  /// - Returns: Why values were refused.
  @discardableResult
  public func restoreValues(_ values: [RowID: String]) -> [RowID: String] {
    restoreValues(values) { _, _ in nil }
  }

  /// Sets values that were saved before, where they are of a kind that fits.
  ///
  /// - Parameters:
  ///   - values: The values as text; those of unknown rows are passed over.
  ///   - misfit: Returns why a value does not fit the kind that its row has.
  /// - Returns: Why values were refused.
  package func restoreValues(
    _ values: [RowID: String], misfit: (RowID, ControlValue.Kind) -> String?
  ) -> [RowID: String] {
    var refused: [RowID: String] = [:]
    var rest = values
    var isProgress = true
    while isProgress, !rest.isEmpty {
      isProgress = false
      for (id, row) in namedControls() {
        guard let text = rest[id], let extras = row.storage.extras,
          let input = extras.control?.input, let kind = extras.reading?.value?.kind
        else { continue }
        refused[id] = misfit(id, kind) ?? input.refusal(text)
        guard refused[id] == nil else { continue }
        rest[id] = nil
        refusals[id] = nil
        isProgress = true
        input.take(text)
      }
      if isProgress { reload() }
    }
    return refused
  }
}

// MARK: - Refusing

extension TableAdapter {
  /// Why a value that was put in was refused, shown while the row's value stays what it was.
  struct Refusal {
    let reason: String
    let value: ControlValue?
  }

  /// Notes why a row's value was refused, if it was, and reloads.
  func settle(_ row: Row, _ id: RowID, _ refusal: String?) -> ValueOutcome {
    refusals[id] = refusal.map { Refusal(reason: $0, value: row.storage.extras?.reading?.value) }
    reload()
    return refusal.map(ValueOutcome.refused) ?? .accepted
  }

  /// Lets go of what was refused for rows that are gone or whose values have changed since.
  func forgetSettledRefusals() {
    for (id, refusal) in refusals {
      let reading = declared.position(of: id).flatMap { declared[$0].storage.extras?.reading }
      if reading == nil || reading?.value != refusal.value { refusals[id] = nil }
    }
  }
}

// MARK: - Reading

extension TableAdapter {
  /// Calls a function with the id and the value of each control that carries an id.
  package func forEachValue(_ body: (RowID, ControlValue) -> Void) {
    for (id, row) in namedControls() {
      if let value = row.storage.extras?.reading?.value { body(id, value) }
    }
  }

  /// Returns the controls that carry an id of their own, from top to bottom.
  func namedControls() -> [(RowID, Row)] {
    declared.sections.flatMap { section in
      section.controlRows.compactMap { row in
        let id = RowID(section.identity(ofRow: row))
        return id.name == nil ? nil : (id, section.rows[row])
      }
    }
  }

  /// Notes the values of controls that are read for the first time and have no default.
  func noteFirstValues() {
    for (id, row) in namedControls() where row.storage.extras?.control?.reset == nil {
      if firstValues[id] == nil { firstValues[id] = row.storage.extras?.reading?.value?.text }
    }
  }
}
