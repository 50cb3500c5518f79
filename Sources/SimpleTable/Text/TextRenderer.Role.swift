extension TextRenderer {
  /// The purpose of a text in a table or in a menu, which decides its attributes.
  public enum Role: CaseIterable, Sendable {
    /// The title of a table, and the first line of a menu's screen.
    case title
    /// The header of a section with its indicator.
    case header
    /// The footer of a section, the subtitle and the help of a row, and the last line of a menu's screen.
    case footer
    /// Details and accessories, and the subtitle of a row without a title.
    case detail
    /// The placeholder of a missing value, and buttons that have no effect now.
    case placeholder
    /// Horizontal lines and boxes.
    case border
    /// Badges, and the number of rows that a section hides.
    case badge

    /// The title of the selected row; a long title has only the mark of the selection.
    case selected
    /// The whole line of the focused row in a menu, if the terminal has 256 colours and its background can be
    /// drawn: that, and the colour of its uncoloured parts.
    case bar
    /// The text that is being typed into a field.
    case field
    /// The names of keys in the last line of a menu's screen.
    case key
    /// A row that is disabled.
    case disabled
    /// A button that destroys something.
    case destructive
    /// A row whose value is not valid, the reason for that, and errors.
    case error
    /// The status of a row, and the effect of the last key in a menu.
    case notice

    /// The part of a text that a search has found.
    case match

    /// An emphasised row, and buttons.
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
