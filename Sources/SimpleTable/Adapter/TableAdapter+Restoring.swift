extension TableAdapter {
  /// Sets saved values, including those of disabled rows, and reloads.
  ///
  /// A value of a row that appears only because of another value is set once the row appears. A
  /// refused value is tried again after others were set.
  ///
  /// - Parameter values: The values as text; those of unknown rows are ignored.
  /// - Returns: Why values were refused, including those of rows that have since disappeared.
  @discardableResult
  public func restoreValues(_ values: [RowID: String]) -> [RowID: String] {
    restoreValues(values) { _, _ in nil }
  }

  /// Sets saved values whose kind fits their rows.
  ///
  /// - Parameters:
  ///   - values: The values as text; those of unknown rows are ignored.
  ///   - misfit: Returns why a value does not fit the kind that its row has.
  /// - Returns: Why values were refused.
  package func restoreValues(
    _ values: [RowID: String], misfit: (RowID, ControlState) -> String?
  ) -> [RowID: String] {
    var refused: [RowID: String] = [:]
    var rest = values
    var isProgress = true
    while isProgress, !rest.isEmpty {
      isProgress = false
      for (id, row) in namedControls() {
        guard let text = rest[id], let extras = row.storage.extras,
          let input = extras.control?.input, let state = row.control
        else { continue }
        refused[id] = misfit(id, state) ?? input.refusal(text)
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
