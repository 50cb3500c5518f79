/// A row whose text can be edited.
///
/// ```swift
/// TextFieldRow("Name", text: $name, placeholder: "Anonymous", rules: [.required])
/// ```
///
/// The text is one line: one with control characters in it is refused. A secure text is drawn as
/// dots, and never written to a file.
public struct TextFieldRow: RowContent {
  /// The row that stands for this one.
  public let row: Row

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - text: The text that can be edited.
  ///   - placeholder: What is shown while the text is empty.
  ///   - isSecure: Whether the text is not to be shown.
  ///   - rules: What the text must satisfy.
  ///   - moment: When that is checked.
  ///   - subtitle: A second text below the title.
  ///   - icon: A sign before the title.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ title: String,
    text: Binding<String>,
    placeholder: String? = nil,
    isSecure: Bool = false,
    rules: [ValidationRule<String>] = [],
    validation moment: ValidationMoment = .onCommit,
    subtitle: String? = nil,
    icon: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let control = Control(
      read: {
        let value = text.wrappedValue
        return Control.Reading(
          state: .field(text: value, placeholder: placeholder, isSecure: isSecure),
          value: ControlValue(text: value, kind: isSecure ? .secret : .text),
          message: moment == .onChange ? rules.firstRefusal(value) : nil
        )
      },
      input: Control.Input(
        refusal: { text in
          let isLine = text.unicodeScalars.allSatisfy { ![.control, .spacing].contains($0.harm) }
          return isLine ? rules.firstRefusal(text) : "must be one line without control characters"
        },
        take: { text.wrappedValue = $0 },
        checksEachChange: moment == .onChange
      ),
      reset: text.reset
    )
    row = Row(title, subtitle: subtitle, icon: icon, fileID: fileID, line: line)
      .controlled(by: control)
  }
}
