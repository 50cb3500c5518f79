/// A row in which the user edits a text of several lines.
///
/// ```swift
/// TextAreaRow("Signature", text: $name, placeholder: "None", rules: [.length(0...500)])
/// ```
///
/// The row shows the first line and the number of further lines. The text may have line breaks;
/// other control characters are refused. A line break of two scalars, as in files of Windows,
/// becomes `\n`.
public struct TextAreaRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a row for a text of several lines.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - text: The text that can be edited.
  ///   - placeholder: The text that is shown while the value is empty.
  ///   - rules: The rules that the text must satisfy.
  ///   - moment: When the rules are checked.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ title: String,
    text: Binding<String>,
    placeholder: String? = nil,
    rules: [ValidationRule<String>] = [],
    validation moment: ValidationMoment = .onCommit,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: TextForm(kind: .longText), binding: text, look: .textArea, placeholder: placeholder,
      rules: rules, moment: moment)
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }
}
