import SimpleTableMenu

extension Menu {
  /// Selects the row with a key on any page, as a command does.
  @discardableResult
  func select(key: String) -> ValueOutcome {
    go(toKey: key).map { page.select(row: $0) } ?? .ignored(.unknownRow)
  }

  /// Selects the row with a key after its question was answered with yes.
  @discardableResult
  func confirm(key: String) -> ValueOutcome {
    go(toKey: key).map { page.confirm(row: $0) } ?? .ignored(.unknownRow)
  }
}
