import SimpleTable

extension TableAdapter {
  /// Selects a visible row by its id, and evaluates the table again, as a running menu does.
  @discardableResult
  func tap(_ id: RowID) -> ValueOutcome {
    defer { reload() }
    return path(of: id).map(select) ?? .ignored(.unknownRow)
  }
}
