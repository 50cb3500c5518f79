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
    /// Rules and boxes.
    case border
    /// Badges, and the number of rows that a section hides.
    case badge

    /// The title of the selected row, unless that is long: then only its mark shows it.
    case selected
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

    /// A row that is emphasised.
    case accent
    /// A row that reports success.
    case success
    /// A row that warns.
    case warning
  }
}
