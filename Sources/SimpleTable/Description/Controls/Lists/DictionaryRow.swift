/// A row of names with values, which leads to a page where they are edited.
///
/// ```swift
/// DictionaryRow("Environment", entries: editor.$environment, placeholder: "None").id("env")
/// ```
///
/// The page has a row for each entry, in the order of the names, and one that adds an entry: its text is
/// `NAME=VALUE`, and a terminal asks for one after the other. A name is not empty and has no control
/// characters. The map is stored as one value, an object whose values are numbers, true or false, or texts.
/// A stored number, text or truth value is read as one of the map's type where it stands for one, and keeps
/// its form until it changes. The names are no keys: no setting may be declared below a map.
public struct DictionaryRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a map of texts, numbers, truth values or others with a text form.
  ///
  /// - Parameters:
  ///   - title: The main text, and the title of the page.
  ///   - entries: The values by their names.
  ///   - count: How many entries there may be.
  ///   - rules: What each value must satisfy.
  ///   - placeholder: What is shown while there are no entries.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: LosslessStringConvertible>(
    _ title: String,
    entries: Binding<[String: Value]>,
    limit count: some RangeExpression<Int> = 0...,
    rules: [ValidationRule<Value>] = [],
    placeholder: String? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let map = EntryMap(
      title: title, binding: entries, limit: EntryCount(count), rules: rules,
      placeholder: placeholder)
    row = Row(title, accessory: .disclosureIndicator, fileID: fileID, line: line)
      .controlled(by: map)
  }
}
