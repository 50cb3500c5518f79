/// Several texts joined into one, from which each can be read back exactly.
///
/// Works on scalars, because a comma may be part of a character that begins with it.
package struct TextList {
  let texts: [String]

  package init(_ texts: [String]) {
    self.texts = texts
  }

  /// The texts with commas between them.
  package var joined: String { texts.map(Self.escaped).joined(separator: ", ") }

  /// Creates the texts between the commas of one text, without the white space around them.
  ///
  /// A part with nothing but white space is left out; `""` is an empty text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(joined text: String) {
    var parts: [Part] = [[]]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if !isEscaped, scalar == "," {
        parts.append([])
      } else if isEscaped || scalar != "\\" {
        parts[parts.count - 1].append((scalar, isLiteral: isEscaped))
      }
      isEscaped = !isEscaped && scalar == "\\"
    }
    texts = parts.compactMap(Self.text)
  }

  private static func escaped(_ text: String) -> String {
    guard !text.isEmpty else { return emptyText }
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

  /// What is between two commas, and which of it came after a backslash.
  private typealias Part = [(scalar: Unicode.Scalar, isLiteral: Bool)]

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
