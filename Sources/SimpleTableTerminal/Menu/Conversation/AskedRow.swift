import SimpleTableMenu

/// A row about which something is asked, on a page that may go away meanwhile.
///
/// Rows of several pages may have one id.
struct AskedRow {
  /// The row.
  let id: RowID

  private weak var page: TableAdapter?

  init(_ id: RowID, on page: TableAdapter) {
    self.id = id
    self.page = page
  }

  /// Returns the row where it can still be changed: on the page in view, visible, and not disabled.
  func usable(in menu: Menu) -> Row? {
    guard isOnPage(of: menu), let row = menu.page.visibleRow(id), !row.isDisabled else {
      return nil
    }
    return row
  }

  /// Returns whether the row's page is the one in view.
  func isOnPage(of menu: Menu) -> Bool { page === menu.page }

  /// Returns whether the text of the row can still be typed.
  func takesText(in menu: Menu) -> Bool { usable(in: menu)?.editableText != nil }

  /// Removes the reason why a text was refused.
  func forgetRefusal() { page?.forgetRefusal(row: id) }
}
