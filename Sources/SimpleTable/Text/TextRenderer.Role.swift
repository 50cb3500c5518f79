extension TextRenderer {
  /// What a text is in a table or in a menu, wherever it is.
  public enum Role: Int, CaseIterable, Sendable {
    /// The title of a table, and the first line of a menu.
    case title
    /// The header of a section with its indicator.
    case header
    /// The footer of a section, the help of a row, and the last line of a menu.
    case footer
    /// Details, subtitles and accessories.
    case detail
    /// What is shown in place of a value where there is none, and signs that do nothing.
    case placeholder
    /// Rules and boxes.
    case border
    /// Badges, and the number of rows that a section hides.
    case badge

    /// The title of the selected row, unless that is long: then only its mark shows it.
    case selected
    /// The whole line of the focused row in a menu, where the terminal has 256 colours: what is behind
    /// it, and the colour of what has none of its own.
    case bar
    /// What is typed into a field.
    case field
    /// The names of keys in the last line of a menu.
    case key
    /// A row that is disabled.
    case disabled
    /// A row that destroys something.
    case destructive
    /// A row whose value is not valid, why a value was refused, and errors.
    case error
    /// The status of a row, and what the last key of a menu has done.
    case notice

    /// What a search has found in a text.
    case match

    /// A row that is emphasised, and buttons.
    case accent
    /// A row that reports success.
    case success
    /// A row that warns.
    case warning
  }
}
