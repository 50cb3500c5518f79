extension TextRenderer {
  /// The purpose of a text in a table or in a menu, which decides its attributes.
  public enum Role: CaseIterable, Sendable {
    /// The title of a table, and the first line of a menu.
    case title
    /// The header of a section with its indicator.
    case header
    /// The footer of a section, the help of a row, and the last line of a menu.
    case footer
    /// Details, subtitles and accessories.
    case detail
    /// The placeholder of a missing value, and signs that do nothing.
    case placeholder
    /// Rules and boxes.
    case border
    /// Badges, and the number of rows that a section hides.
    case badge

    /// The title of the selected row, unless that is long: then only its mark shows it.
    case selected
    /// The whole line of the focused row in a menu, if the terminal has 256 colours and its background can be
    /// drawn: that, and the colour of its uncoloured parts.
    case bar
    /// What is typed into a field.
    case field
    /// The names of keys in the last line of a menu.
    case key
    /// A row that is disabled.
    case disabled
    /// A row that destroys something.
    case destructive
    /// A row whose value is not valid, the reason, and errors.
    case error
    /// The status of a row, and the effect of the last key in a menu.
    case notice

    /// The part of a text that a search has found.
    case match

    /// A row that is emphasised, and buttons.
    case accent
    /// A row that reports success.
    case success
    /// A row that warns.
    case warning
  }
}

extension TextRenderer.Role {
  /// The number of the role among all, see ``TextRenderer/Symbol/number``.
  package var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
