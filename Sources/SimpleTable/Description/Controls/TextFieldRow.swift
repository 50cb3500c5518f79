/// A row whose text can be edited.
///
/// ```swift
/// TextFieldRow("Name", text: $name, placeholder: "Anonymous", rules: [.required])
/// ```
///
/// The text is one line: a text with line breaks or control characters is refused. A secure text is
/// drawn as dots, and only stored in stores that keep secrets.
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
  ///   - rules: What the text must satisfy.
  ///   - moment: When the rules are checked.
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
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
    let refusal = { (new: String) in
      new.isOneLine ? rules.firstRefusal(new) : Message(.notOneLine)
    }
    let control = Control(
      read: {
        let value = text.wrappedValue
        var state = ControlState(.field, kind: .text, value: .text(value))
        state.label = isSecure ? "" : value
        state.defaultValue = text.defaultValue.map(SettingValue.text)
        state.placeholder = placeholder
        state.isSecure = isSecure
        return Control.Reading(
          state: state,
          message: moment == .onChange ? rules.firstRefusal(value) : nil,
          // An empty one is still to be filled in.
          defaultProblem: text.defaultValue.flatMap { $0.isEmpty ? nil : refusal($0) },
          valueProblems: value.isOneLine ? [] : [Message(.isNotOneLine)],
          restore: { text.wrappedValue = value }
        )
      },
      input: Control.Input(
        refusal: { new, isNew in
          !isNew && new == text.wrappedValue ? rules.firstRefusal(new) : refusal(new)
        },
        take: {
          text.wrappedValue = $0
          return true
        },
        checksEachChange: moment == .onChange
      ),
      reset: text.reset
    )
    row = Row(title, subtitle: subtitle, icon: icon, fileID: fileID, line: line)
      .controlled(by: control.refusingChanges(text.isConstant))
  }
}

extension String {
  /// Whether the text has neither line breaks nor control characters.
  fileprivate var isOneLine: Bool {
    unicodeScalars.allSatisfy { ![.control, .spacing].contains($0.hazard) }
  }
}
