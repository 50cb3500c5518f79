extension TextRenderer {
  /// How sections are set apart.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Compact: rows follow one another, each header is a line with a rule.
    case plain
    /// Airy: groups with space between them, rows set in from their headers.
    case grouped
    /// Airy: each group of rows in a box of its own.
    case insetGrouped
  }
}
