public import SimpleTable

/// A row that a search of all pages of a menu has found.
public struct SearchHit: Hashable, Sendable {
  /// The title of the row.
  public let title: String

  /// The titles of the pages from the first one to that of the row.
  public let pages: [String]

  /// The key of the row's setting, if it has one.
  ///
  /// For an option of a picker without a row of its own, this is the key of the picker.
  public let key: String?

  /// The identity of the row on its page.
  public let row: RowID

  /// The rows that lead to the page.
  package let links: [RowID]

  /// The value or detail that the row shows, if any.
  package let value: String?

  /// The title of the picker that shows the row as an option; `nil` for any other row.
  package let picker: String?

  /// How the row changes its setting without a page; `nil` where it does not.
  package let change: Change?

  /// Whether the row is disabled, or its setting locked, and why if that is known.
  package let isDisabled: Bool
  package let disabledReason: String?

  /// Whether the row is the entry of a list.
  package let isEntry: Bool

  /// Whether the way to the row begins at the page that was in view when it was found.
  let beginsInView: Bool

  /// A way to change a setting.
  package enum Change: Hashable, Sendable {
    /// It is switched on or off.
    case switched
    /// Its value is stepped up or down.
    case stepped
    /// The row is chosen among the options.
    case chosen
  }

  /// The titles that lead to the row: those of the pages, and of the picker that it is an option of.
  package var path: [String] { pages + [picker].compactMap(\.self) }

  /// Returns whether another search has found the same row of the same page.
  ///
  /// Rows without ids are compared by title, because their places may have changed.
  package func isSameRow(as other: SearchHit) -> Bool {
    guard links == other.links, pages == other.pages else { return false }
    return row.name == nil ? title == other.title : row == other.row
  }
}
