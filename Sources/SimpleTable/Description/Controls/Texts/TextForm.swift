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

  var readsWholeValue: Bool { true }

  private var isLong: Bool { kind.breaksLines }

  /// Returns whether a text has no control characters, and no line breaks where it is one line.
  private func isPossible(_ text: String) -> Bool {
    guard isLong else { return text.isOneLine }
    return text.isSurelyShown(orBreaksLines: true)
      || text.allSatisfy { $0.isLineBreak || $0.unicodeScalars.allSatisfy(\.isShown) }
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
  var isOneLine: Bool {
    isSurelyShown(orBreaksLines: false) || unicodeScalars.allSatisfy(\.isShown)
  }

  /// Returns whether none of its bytes can be a part of a control character.
  ///
  /// In UTF-8 few other characters have such bytes, and a text may be long.
  fileprivate func isSurelyShown(orBreaksLines: Bool) -> Bool {
    OperationCounter.count(.textScan)
    // In UTF-8, characters from U+0080 and from U+2000 begin with 0xC2 and 0xE2.
    let lineFeed: UInt8 = orBreaksLines ? 0x0A : 0x20
    let hazards = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(false) { hazards, byte in
        hazards
          || !(byte >= 0x20 || byte == lineFeed) || byte == 0x7F || byte == 0xC2 || byte == 0xE2
      }
    }
    return hazards == false
  }

  /// The text with each line break as one scalar.
  fileprivate var withSimpleLineBreaks: String {
    OperationCounter.count(.textScan)
    return utf8.contains(0x0D) && contains { $0 == "\r\n" }
      ? String(map { $0 == "\r\n" ? "\n" : $0 }) : self
  }

  /// Returns the first line of the text, and how many follow.
  fileprivate func firstLine(in words: TableWords) -> String {
    OperationCounter.count(.textScan)
    guard let end = utf8.firstIndex(of: 0x0A) else { return self }
    let count = utf8[end...].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    let line = unicodeScalars[..<end]
    let first = Substring(line.last == "\r" ? line.dropLast() : line)
    let text = words(count == 1 ? .oneMoreLine : .moreLines, String(first), "\(count)")
    return first.isEmpty ? text.trimmed : text
  }
}
