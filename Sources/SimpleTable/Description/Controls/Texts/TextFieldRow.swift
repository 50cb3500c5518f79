/// A row in which the user edits a line of text.
///
/// ```swift
/// TextFieldRow("Name", text: $name, placeholder: "Anonymous", rules: [.required])
/// ```
///
/// A text with line breaks or other control characters is refused. A secure text is drawn as dots,
/// and kept only in a store of secrets. A path is stored as it is typed.
public struct TextFieldRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - text: The text that can be edited.
  ///   - placeholder: The text that is shown while the value is empty.
  ///   - isSecure: Whether the text is a secret, which is not shown.
  ///   - content: The meaning of the text, so that terminals and shells can complete it.
  ///   - rules: The rules that the text must satisfy.
  ///   - moment: When the rules are checked.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ title: String,
    text: Binding<String>,
    placeholder: String? = nil,
    isSecure: Bool = false,
    content: TextContent = .plain,
    rules: [ValidationRule<String>] = [],
    validation moment: ValidationMoment = .onCommit,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: TextForm(kind: content.kind), binding: text, look: isSecure ? .secureField : .field,
      placeholder: placeholder, rules: rules, moment: moment)
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }

  /// Creates a field for an optional text.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - text: The text; `nil` is shown and stored as an empty text.
  ///   - placeholder: The text that is shown while the value is missing.
  ///   - isSecure: Whether the text is a secret, which is not shown.
  ///   - content: The meaning of the text, so that terminals and shells can complete it.
  ///   - rules: The rules that the text must satisfy, unless it is missing.
  ///   - moment: When the rules are checked.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ title: String,
    text: Binding<String?>,
    placeholder: String? = nil,
    isSecure: Bool = false,
    content: TextContent = .plain,
    rules: [ValidationRule<String>] = [],
    validation moment: ValidationMoment = .onCommit,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: OptionalTextForm(text: TextForm(kind: content.kind)), binding: text,
      look: isSecure ? .secureField : .field, placeholder: placeholder, rules: rules, moment: moment
    )
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }
}
