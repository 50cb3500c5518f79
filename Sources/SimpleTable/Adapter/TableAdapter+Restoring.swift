extension TableAdapter {
  /// Sets values that were saved before, also those of disabled rows, and reloads.
  ///
  /// Values of rows that appear only because of others are set as soon as they are there, and one
  /// that is refused is tried again after others were set.
  ///
  /// - Parameter values: The values as text; those of unknown rows are passed over.
  /// - Returns: Why values were refused, also those of rows that have gone because of others since.
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
