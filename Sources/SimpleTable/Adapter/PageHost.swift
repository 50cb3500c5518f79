/// What a page asks of the menu that it belongs to.
protocol PageHost: AnyObject {
  /// Reloads the pages above a page and then the page itself.
  ///
  /// - Returns: What changed on the page; no changes if it was left.
  func reload(_ page: TableAdapter) -> TableChanges

  /// Shows the table to which a row of a page leads.
  func openLink(_ row: RowID, of page: TableAdapter)

  /// Returns why settings of a page cannot be changed, by their ids.
  func locks(of page: TableAdapter) -> [String: String]

  /// Called before the reader changes the value of a row.
  ///
  /// - Returns: What to call after the value has changed, before the page is reloaded.
  func readerWillChange(_ position: RowPosition, of page: TableAdapter) -> (() -> Void)?

  /// Called after rows of a page came or went other than by collapsing or a filter.
  func rowsDidChange(on page: TableAdapter)
}
