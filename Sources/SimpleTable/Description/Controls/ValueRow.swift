/// A row that shows a value and cannot change it.
///
/// ```swift
/// ValueRow("Language", code, titles: ["en": "English", "ja": "日本語"])
/// ```
public struct ValueRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a row that shows the description of a value.
  public init(
    _ title: String,
    _ value: some CustomStringConvertible,
    icon: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, detail: value.description, icon: icon, fileID: fileID, line: line)
  }

  /// Creates a row that shows the title of a value, or its description if it has no title.
  public init<Value: Hashable & CustomStringConvertible>(
    _ title: String,
    _ value: Value,
    titles: [Value: String],
    icon: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let detail = titles[value] ?? value.description
    row = Row(title, detail: detail, icon: icon, fileID: fileID, line: line)
  }
}
