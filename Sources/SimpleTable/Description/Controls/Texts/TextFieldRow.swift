/// A row whose text can be edited.
///
/// ```swift
/// TextFieldRow("Name", text: $name, placeholder: "Anonymous", rules: [.required])
/// ```
///
/// The text is one line: a text with line breaks or control characters is refused. A secure text is
/// drawn as dots, and only stored in stores that keep secrets. A path is stored as it is typed.
public struct TextFieldRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - text: The text that can be edited.
  ///   - placeholder: What is shown while the text is empty.
  ///   - isSecure: Whether the text is hidden.
  ///   - content: What the text is, by which terminals and shells complete it.
  ///   - rules: What the text must satisfy.
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

  /// Creates a field for a text that may be missing.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - text: The text; `nil` is an empty text, in the field and where it is stored.
  ///   - placeholder: What is shown while there is no text.
  ///   - isSecure: Whether the text is hidden.
  ///   - content: What the text is, by which terminals and shells complete it.
  ///   - rules: What the text must satisfy where there is one.
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

/// What a text field holds, by which terminals and shells complete what is typed.
public enum TextContent: Hashable, Sendable {
  /// Any line of text.
  case plain
  /// The path of a file or a folder.
  case file
  /// The path of a folder.
  case folder
}

extension TextContent {
  /// The kind of a setting with this content.
  var kind: SettingKind {
    switch self {
    case .plain: .text
    case .file: .file
    case .folder: .folder
    }
  }
}
