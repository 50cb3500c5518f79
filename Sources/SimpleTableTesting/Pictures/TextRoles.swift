import SimpleTable
import SimpleTableTerminal

extension TextRenderer.Theme {
  /// Attributes that differ for each role, so that they identify the role of a text.
  static let roles = roles(like: .standard)

  /// Returns attributes of which the colour identifies the role of a text, which is in reverse or
  /// on a bar as in another theme.
  static func roles(like other: Self) -> Self {
    var theme = Self.plain
    for role in TextRenderer.Role.allCases { theme[role] = .color(color(of: role)) }
    // The blanks around the title are drawn as there.
    theme[.selected].isReversed = other[.selected].isReversed
    theme[.bar] = TextAttributes(background: other.hasBar ? color(of: .bar) : nil)
    return theme
  }

  private static func color(of role: TextRenderer.Role) -> TextAttributes.Color {
    .rgb(0, 0, UInt8(role.number))
  }

  /// The roles by the colours that identify them.
  fileprivate static let rolesByColor = Dictionary(
    uniqueKeysWithValues: TextRenderer.Role.allCases.map { (color(of: $0), $0) })

  /// Returns the roles of text, a line for each line that has any.
  ///
  /// - Parameter lines: The text in the theme ``roles``.
  /// - Returns: The number of the line, whether it is on the bar, and for each text its column and
  ///   its role, all counted from 1.
  static func roleList(of lines: [StyledLine]) -> String {
    let list = lines.enumerated().compactMap { number, line -> String? in
      var column = 1
      var texts = line.spans.contains { $0.attributes.background != nil } ? ["bar"] : []
      for span in line.spans {
        let text = span.text.trimmedAtEnd
        let start = text.prefix { $0.isBlank }
        if let role = span.attributes.color.flatMap({ rolesByColor[$0] }), start.count < text.count
        {
          let shown = text.dropFirst(start.count)
          texts.append("\(column + String(start).cellWidth) \(role) “\(shown)”")
        }
        column += span.text.cellWidth
      }
      return texts.isEmpty ? nil : "\(number + 1): \(texts.joined(separator: ", "))"
    }
    return list.joined(separator: "\n")
  }
}

extension StyledLine {
  /// Returns the line with other attributes for those that it has.
  func mapped(_ attributes: (TextAttributes) -> TextAttributes) -> StyledLine {
    var line = StyledLine("")
    for span in spans {
      line.append(span.text, as: attributes(span.attributes), to: span.hyperlink)
    }
    return line
  }

  /// Returns a line of the theme ``TextRenderer/Theme/roles`` in another theme.
  func drawn(in theme: TextRenderer.Theme) -> StyledLine {
    var line = StyledLine("")
    for span in spans {
      let role = span.attributes.color.flatMap { TextRenderer.Theme.rolesByColor[$0] }
      let attributes = role.map { theme[$0] } ?? .plain
      let isOnBar = span.attributes.background != nil
      line.append(
        span.text, as: isOnBar ? attributes.on(theme[.bar]) : attributes, to: span.hyperlink)
    }
    return line
  }
}

extension String {
  /// The text without the blanks at its end, the place of a cursor included.
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
