/// The value of a setting as a store keeps it.
public enum SettingValue: Hashable, Sendable {
  /// On or off.
  case bool(Bool)
  /// A number in its decimal form, such as `60` or `0.5`, so that no digit is lost.
  case number(String)
  /// A text.
  case text(String)
  /// Several texts, in order.
  case texts([String])
  /// A value of a type that no setting has, as its store writes it, such as `null` or `{"a": 1}`.
  case other(String)
}

extension SettingValue {
  /// The text form, in which the value is set and printed: `true`, `60`, `dark`, `Mon, Tue`.
  ///
  /// Several texts are joined with commas. A backslash makes the next character part of a text; it
  /// is added before commas, backslashes and white space at the ends of a text. An empty text is
  /// `""`.
  public var text: String {
    switch self {
    case .bool(let value): String(value)
    case .number(let text), .text(let text), .other(let text): text
    case .texts(let texts): TextList(texts).joined
    }
  }

  /// Creates a value of a kind from a text, or `nil` if the text is not of that kind.
  ///
  /// The unit of a number is left out. Whether a setting takes the value is not checked.
  public init?(_ text: String, as kind: SettingKind) {
    switch kind {
    case .toggle:
      guard let value = Bool(switch: text) else { return nil }
      self = .bool(value)
    case .number(let range):
      guard !range.mayBeEmpty || !text.trimmed.isEmpty else {
        self = .text("")
        return
      }
      guard let number = DecimalText(text, unit: range.unit) else { return nil }
      self = .number(number.text)
    case .choice, .date, .text, .longText, .file, .folder: self = .text(text)
    case .choices, .list: self = .texts(TextList(joined: text).texts)
    }
  }

  /// What the value is, as in "a number".
  func kindName(in words: TableWords) -> String {
    switch self {
    case .bool: words(.trueOrFalse)
    case .number: words(.aNumber)
    case .text: words(.aText)
    case .texts: words(.aListOfTexts)
    case .other(let text) where text.hasPrefix("{"): words(.anObject)
    case .other(let text) where text.hasPrefix("["): words(.aList)
    case .other(let text): text
    }
  }
}

extension SettingValue: CustomStringConvertible {
  /// The text form.
  public var description: String { text }
}
