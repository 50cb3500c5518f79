/// A row with a map of names to values, which the user edits on a page of its own.
///
/// ```swift
/// DictionaryRow("Environment", entries: editor.$environment, placeholder: "None").id("env")
/// ```
///
/// The page has a row for each entry, in the order of the names, and one that adds an entry. The
/// text of a new entry is `NAME=VALUE`; a terminal asks for the name, and then for the value. A
/// name must not be empty or have control characters.
///
/// The map is stored as one value: an object whose values are numbers, truth values or texts. A
/// stored value of another of these types is accepted if it can be converted, such as the text
/// `"4"` in a map of numbers, and keeps its form in the store until it changes. The names are not
/// keys, so no setting may be declared below a map.
public struct DictionaryRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a map whose values are texts, numbers, truth values or others with a text form.
  ///
  /// - Parameters:
  ///   - title: The main text, and the title of the page.
  ///   - entries: The values by their names.
  ///   - count: The possible numbers of entries.
  ///   - rules: The rules that each value must satisfy.
  ///   - placeholder: The text that is shown while there are no entries.
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
