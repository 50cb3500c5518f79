/// The declaration of a text: how it is read, judged and changed.
struct TextOptions {
  let text: Binding<String>

  /// What the text is: one line, a path, or several lines.
  let kind: SettingKind

  let placeholder: String?
  var isSecure = false
  let rules: [ValidationRule<String>]
  let moment: ValidationMoment
}

extension TextOptions {
  /// Returns the control that shows and changes the text.
  func control(_ style: ControlState.Style) -> Control {
    let control = Control(
      read: { reading(style) },
      input: Control.Input(
        refusal: { new, isNew in
          !isNew && new == text.wrappedValue ? rules.firstRefusal(new) : refusal(of: new)
        },
        take: {
          text.wrappedValue = isLong ? $0.withSimpleLineBreaks : $0
          return true
        },
        checksEachChange: moment == .onChange,
        refusalWhenEntered: { rules.firstRefusal(ofEntered: $0) }
      ),
      reset: text.reset, conditions: rules.conditions
    )
    return control.refusingChanges(text.isConstant)
  }

  private func reading(_ style: ControlState.Style) -> Control.Reading {
    let value = text.wrappedValue
    var state = ControlState(style, kind: kind, value: .text(value))
    state.label = isSecure ? "" : value
    state.defaultValue = text.defaultValue.map(SettingValue.text)
    state.placeholder = placeholder
    state.isSecure = isSecure
    return Control.Reading(
      state: state,
      message: moment == .onChange ? rules.firstRefusal(value) : nil,
      // An empty one is still to be filled in.
      defaultProblem: text.defaultValue.flatMap { $0.isEmpty ? nil : refusal(of: $0) },
      valueProblems: isPossible(value) ? [] : [Message(isLong ? .isNotText : .isNotOneLine)],
      restore: { text.wrappedValue = value }
    )
  }

  private func refusal(of new: String) -> Message? {
    isPossible(new) ? rules.firstRefusal(new) : Message(isLong ? .notText : .notOneLine)
  }

  private var isLong: Bool { kind == .longText }

  /// Returns whether a text has no control characters, and no line breaks where it is one line.
  private func isPossible(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard isLong else { return scalars.allSatisfy(\.isShown) }
    return text.allSatisfy { $0.isLineBreak || $0.unicodeScalars.allSatisfy(\.isShown) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is neither a line break nor a control character.
  fileprivate var isShown: Bool { ![.control, .spacing].contains(hazard) }
}

extension Character {
  /// Whether the character ends a line of a text of several lines.
  fileprivate var isLineBreak: Bool { self == "\n" || self == "\r\n" }
}

extension String {
  /// The text with each line break as one scalar.
  fileprivate var withSimpleLineBreaks: String {
    contains { $0 == "\r\n" } ? String(map { $0 == "\r\n" ? "\n" : $0 }) : self
  }

  /// Returns the first line of the text, and how many follow.
  func firstLine(in words: TableWords) -> String {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
    guard let first = lines.first, lines.count > 1 else { return self }
    let count = lines.count - 1
    let text = words(count == 1 ? .oneMoreLine : .moreLines, String(first), "\(count)")
    return first.isEmpty ? text.trimmed : text
  }
}
