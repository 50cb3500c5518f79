import SimpleTableMenu

/// A row by its identity on a page of a menu.
///
/// Rows of several pages may have one id, and pages one title: the links that lead to them tell
/// pages apart.
struct PlacedRow: Hashable {
  /// The rows that lead to the page.
  let links: [RowID]

  let id: RowID

  /// Creates a row of the page in view.
  init(_ id: RowID, in menu: Menu) {
    (links, self.id) = (menu.links, id)
  }

  /// Returns whether the page of the row is in view.
  func isInView(of menu: Menu) -> Bool { links == menu.links }

  /// Returns where the row is on the page in view, or `nil` where it is not visible there.
  func path(in menu: Menu) -> RowPath? { isInView(of: menu) ? menu.page.path(of: id) : nil }

  /// Returns the row where it can be changed: on the page in view, visible, and not disabled.
  func usable(in menu: Menu) -> Row? {
    guard let row = path(in: menu).flatMap(menu.page.row), !row.isDisabled else { return nil }
    return row
  }

  /// Returns whether the text of the row can be typed now.
  func takesText(in menu: Menu) -> Bool { usable(in: menu)?.editableText != nil }

  /// Removes the reason why a text was refused, on the page of the row.
  func forgetRefusal(in menu: Menu) {
    guard menu.links.starts(with: links) else { return }
    menu.pages[links.count].forgetRefusal(row: id)
  }
}
