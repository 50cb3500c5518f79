extension TableAdapter {
  /// The values of all controls that carry an id, shown or not, as text.
  ///
  /// Those of secure text fields are among them: mind where they go.
  ///
  /// - Complexity: O(*c*) in the number of controls.
  public var values: [RowID: String] {
    var values: [RowID: String] = [:]
    forEachValue { id, value, _ in values[id] = value.text }
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
    guard let position = position(of: id) else { return .ignored(.unknownRow) }
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
}

// MARK: - Reading

extension TableAdapter {
  /// Calls a function with the id and the value of each control that carries an id.
  package func forEachValue(_ body: (RowID, SettingValue, _ isSecret: Bool) -> Void) {
    for (id, row) in namedControls() {
      if let value = row.control?.value { body(id, value, row.control?.isSecure == true) }
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
      if firstValues[id] == nil { firstValues[id] = row.control?.value?.text }
    }
  }
}
