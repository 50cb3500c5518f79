/// Several texts joined into one, from which each can be read back exactly.
///
/// Works on bytes and scalars, because a comma may be part of a character that begins with it.
package struct TextList {
  let texts: [String]

  package init(_ texts: [String]) {
    self.texts = texts
  }

  /// The texts with commas between them.
  package var joined: String { texts.map(Self.escaped).joined(separator: ", ") }

  /// Creates the texts between the commas of one text, without the white space around them.
  ///
  /// A part with nothing but white space is an empty text, and so is `""`; a text with nothing else
  /// has no part.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(joined text: String) {
    OperationCounter.count(.listParse)
    var text = text
    texts = text.withUTF8 { bytes in
      var texts: [String] = []
      var (start, isEscaped, hasEscape) = (0, false, false)
      for end in 0...bytes.count {
        if end == bytes.count || !isEscaped && bytes[end] == UInt8(ascii: ",") {
          let text = Self.text(of: bytes[start..<end], hasEscape)
          if text == nil, texts.isEmpty, end == bytes.count { break }
          texts.append(text ?? "")
          (start, hasEscape) = (end + 1, false)
        } else {
          isEscaped = !isEscaped && bytes[end] == UInt8(ascii: "\\")
          hasEscape = hasEscape || isEscaped
        }
      }
      return texts
    }
  }

  private static func escaped(_ text: String) -> String {
    guard !text.isEmpty else { return emptyText }
    if isPlain(text) { return text }
    let scalars = text.unicodeScalars
    // Asked once: comparing texts reads a character with all of its marks.
    let isQuotes = text == emptyText
    var result = String.UnicodeScalarView()
    for index in scalars.indices {
      let scalar = scalars[index]
      let isEnd = index == scalars.startIndex || scalars.index(after: index) == scalars.endIndex
      let isBlank = isEnd && scalar.properties.isWhitespace
      if scalar == "," || scalar == "\\" || isBlank || isQuotes { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  private static let emptyText = "\"\""

  /// Returns whether a text is its own form in a list: most are, and nothing else has to be looked
  /// at.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last, isInText(first), isInText(last) else {
        return false
      }
      return first != UInt8(ascii: "\"")
        && !bytes.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\\") }
    }
  }

  /// Returns whether a byte is a character that is no white space, and not a part of one.
  private static func isInText(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x80 }

  /// Returns the text of a part between two commas, or `nil` if the part is blank.
  private static func text(
    of part: Slice<UnsafeBufferPointer<UInt8>>, _ hasEscape: Bool
  ) -> String? {
    var text = part
    while text.first == 0x20 { text.removeFirst() }
    while text.last == 0x20 { text.removeLast() }
    if !hasEscape, let first = text.first, let last = text.last, isInText(first), isInText(last) {
      let isEmptyText = text.elementsEqual(emptyText.utf8)
      return isEmptyText ? "" : String(decoding: text, as: UTF8.self)
    }
    return Self.text(of: scalars(of: String(decoding: part, as: UTF8.self)))
  }

  /// The characters of a part, and which of them came after a backslash.
  private typealias Part = [(scalar: Unicode.Scalar, isLiteral: Bool)]

  private static func scalars(of text: String) -> Part {
    var (part, isEscaped): (Part, Bool) = ([], false)
    for scalar in text.unicodeScalars {
      if isEscaped || scalar != "\\" { part.append((scalar, isLiteral: isEscaped)) }
      isEscaped = !isEscaped && scalar == "\\"
    }
    return part
  }

  /// Returns the text of a part, or `nil` if the part is blank.
  private static func text(of part: Part) -> String? {
    let isInText = part.map { $0.isLiteral || !$0.scalar.properties.isWhitespace }
    guard let start = isInText.firstIndex(of: true), let end = isInText.lastIndex(of: true) else {
      return nil
    }
    let part = part[start...end]
    let text = String(String.UnicodeScalarView(part.map(\.scalar)))
    return text == emptyText && !part.contains(where: \.isLiteral) ? "" : text
  }
}
