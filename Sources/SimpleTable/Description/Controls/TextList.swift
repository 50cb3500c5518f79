/// Several texts joined into one, from which each can be read back exactly.
///
/// Works on scalars, because a comma may be part of a character that begins with it.
struct TextList {
  let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  /// The texts with commas between them.
  var joined: String { texts.map(Self.escaped).joined(separator: ", ") }

  /// Creates the texts between the commas of one text, without the white space around them.
  ///
  /// A part with nothing but white space is left out; `""` is an empty text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(joined text: String) {
    var texts: [String] = []
    var part = Part()
    for scalar in text.unicodeScalars {
      if part.isEscaping {
        part.append(scalar, isLiteral: true)
      } else if scalar == "\\" {
        part.isEscaping = true
      } else if scalar == "," {
        texts += part.text.map { [$0] } ?? []
        part = Part()
      } else {
        part.append(scalar, isLiteral: false)
      }
    }
    self.texts = texts + (part.text.map { [$0] } ?? [])
  }

  private static func escaped(_ text: String) -> String {
    guard !text.isEmpty else { return emptyText }
    let scalars = text.unicodeScalars
    var result = String.UnicodeScalarView()
    for index in scalars.indices {
      let scalar = scalars[index]
      let isEnd = index == scalars.startIndex || scalars.index(after: index) == scalars.endIndex
      let isBlank = isEnd && scalar.properties.isWhitespace
      if scalar == "," || scalar == "\\" || isBlank || text == emptyText { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  private static let emptyText = "\"\""

  /// What was read since the last comma.
  private struct Part {
    var isEscaping = false
    private var scalars = String.UnicodeScalarView()
    private var hasLiteral = false

    /// The length up to the last scalar that is not white space around the text.
    private var end = 0

    mutating func append(_ scalar: Unicode.Scalar, isLiteral: Bool) {
      isEscaping = false
      let isBlank = !isLiteral && scalar.properties.isWhitespace
      if isBlank && scalars.isEmpty { return }
      scalars.append(scalar)
      hasLiteral = hasLiteral || isLiteral
      if !isBlank { end = scalars.count }
    }

    /// The text, or `nil` if the part is blank.
    var text: String? {
      let text = String(String.UnicodeScalarView(scalars.prefix(end)))
      if text == TextList.emptyText, !hasLiteral { return "" }
      return text.isEmpty ? nil : text
    }
  }
}
