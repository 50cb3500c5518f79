/// Anything that may stand in a section.
///
/// Build a row kind of your own as a small struct over the rows that exist:
///
/// ```swift
/// struct VersionRow: RowContent {
///   let version: String
///   var row: Row { Row("Version", detail: version, icon: "i") }
/// }
/// ```
public protocol RowContent {
  /// The row that this stands for.
  var row: Row { get }
}

extension Array: RowContent where Element: RowContent {
  /// The elements, one below the other.
  public var row: Row { Row(group: map(\.row)) }
}
