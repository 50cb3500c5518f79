/// Anything that can be declared in a section.
///
/// To build your own kind of row, wrap existing rows in a small struct:
///
/// ```swift
/// struct VersionRow: RowContent {
///   let version: String
///   var row: Row { Row("Version", detail: version).icon("i") }
/// }
/// ```
public protocol RowContent {
  /// The row that is shown, or several of them, declared as in a section.
  @RowBuilder var row: Row { get }
}

extension RowContent {
  /// Consumes the receiver and returns its row.
  ///
  /// A row that has no other owner can then be changed in place instead of copied.
  consuming func releasedRow() -> Row {
    let row = self.row
    _ = consume self
    return row
  }
}

extension Array: RowContent where Element: RowContent {
  /// The rows of all elements, one below the other.
  public var row: Row {
    let rows = map(\.row)
    return Row(group: rows)
  }
}
