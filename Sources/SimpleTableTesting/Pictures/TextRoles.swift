import SimpleTable
import SimpleTableTerminal

extension TextRenderer.Theme {
  /// Attributes that differ for each role, so that they identify the role of a text.
  static let roles: Self = {
    var theme = Self.plain
    for role in TextRenderer.Role.allCases {
      theme[role] = .color(.rgb(0, 0, UInt8(role.rawValue)))
    }
    // As in most themes, so that the blanks around the title are drawn as there.
    theme[.selected].isReversed = true
    return theme
  }()

  /// Returns the roles of text, a line for each line that has any.
  ///
  /// - Parameter lines: The text in the theme ``roles``.
  /// - Returns: The number of the line, and for each text its column and its role, all counted from 1.
  static func roleList(of lines: [StyledLine]) -> String {
    let names = Dictionary(
      uniqueKeysWithValues: TextRenderer.Role.allCases.map { (roles[$0], "\($0)") })
    let list = lines.enumerated().compactMap { number, line -> String? in
      var column = 1
      var texts: [String] = []
      for span in line.spans {
        let text = span.text.trimmedAtEnd
        let start = text.prefix { $0.isBlank }
        if let name = names[span.attributes], start.count < text.count {
          let shown = text.dropFirst(start.count)
          texts.append("\(column + String(start).cellWidth) \(name) “\(shown)”")
        }
        column += span.text.cellWidth
      }
      return texts.isEmpty ? nil : "\(number + 1): \(texts.joined(separator: ", "))"
    }
    return list.joined(separator: "\n")
  }
}

extension StyledLine {
  /// Returns a line in the theme ``TextRenderer/Theme/roles`` as it is drawn in another one.
  func drawn(in theme: TextRenderer.Theme) -> StyledLine {
    let roles = TextRenderer.Theme.roles
    let attributes = Dictionary(
      uniqueKeysWithValues: TextRenderer.Role.allCases.map { (roles[$0], theme[$0]) })
    var line = StyledLine("")
    for span in spans { line.append(span.text, as: attributes[span.attributes] ?? .plain) }
    return line
  }
}

extension String {
  /// The text without the blanks at its end, those among them that hold the place of a cursor.
  var trimmedAtEnd: String {
    var rest = self[...]
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return String(rest)
  }
}

extension Character {
  /// Whether it is a space, or a no-break space.
  fileprivate var isBlank: Bool { self == " " || self == "\u{A0}" }
}
