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
  /// The row need not be shown. Why a text is refused is also shown with the row, until another
  /// is taken.
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
    refusals[id] = refusal
    if refusal == nil { input.take(text) }
    reload()
    return refusal.map(ValueOutcome.refused) ?? .accepted
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
  /// Values of rows that appear only because of others are set as soon as they are there.
  ///
  /// - Parameter values: The values as text; those of unknown rows are passed over.
  /// - Returns: Why values were refused.
  @discardableResult
  public func restoreValues(_ values: [RowID: String]) -> [RowID: String] {
    var refused: [RowID: String] = [:]
    var rest = values
    var isProgress = true
    while isProgress, !rest.isEmpty {
      isProgress = false
      for (id, row) in namedControls() {
        guard let text = rest[id], let input = row.storage.extras?.control?.input else { continue }
        rest[id] = nil
        isProgress = true
        refused[id] = input.refusal(text)
        if refused[id] == nil { input.take(text) }
      }
      if isProgress { reload() }
    }
    return refused
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
