extension TextRenderer {
  /// The way in which sections are set apart.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Compact: rows follow one another, and each header is a line with a horizontal rule.
    case plain
    /// Spacious: groups with an empty line between them, rows indented below their headers.
    case grouped
    /// Spacious: each group of rows in a box of its own.
    case insetGrouped
  }
}
