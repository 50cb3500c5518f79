/// The form of a text: one line, a path, or several lines.
struct TextForm: ValueForm {
  /// What the text is.
  let kind: SettingKind

  func value(of text: String) throws(Message) -> String {
    isLong ? text.withSimpleLineBreaks : text
  }

  func stored(_ value: String) -> SettingValue { .text(value) }

  func label(of value: String, in words: TableWords) -> String {
    isLong ? value.firstLine(in: words) : value
  }

  func refusal(of value: String, isPresent: Bool) -> Message? {
    isPossible(value) ? nil : Message(isLong ? .notText : .notOneLine)
  }

  private var isLong: Bool { kind.breaksLines }

  /// Returns whether a text has no control characters, and no line breaks where it is one line.
  private func isPossible(_ text: String) -> Bool {
    guard isLong else { return text.isOneLine }
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
  /// Whether the text has neither line breaks nor control characters.
  var isOneLine: Bool { unicodeScalars.allSatisfy(\.isShown) }

  /// The text with each line break as one scalar.
  fileprivate var withSimpleLineBreaks: String {
    contains { $0 == "\r\n" } ? String(map { $0 == "\r\n" ? "\n" : $0 }) : self
  }

  /// Returns the first line of the text, and how many follow.
  fileprivate func firstLine(in words: TableWords) -> String {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
    guard let first = lines.first, lines.count > 1 else { return self }
    let count = lines.count - 1
    let text = words(count == 1 ? .oneMoreLine : .moreLines, String(first), "\(count)")
    return first.isEmpty ? text.trimmed : text
  }
}
