/// Lines that are shown below a row, as a question about it.
package struct LinesBelow: Hashable, Sendable {
  /// The lines, of as many cells as the texts of the row have.
  package let lines: [StyledLine]

  /// Whether they take the place of the subtitle and the notes of the row.
  package let replacesNotes: Bool

  /// Creates lines below a row.
  package init(_ lines: [StyledLine], replacingNotes: Bool = false) {
    (self.lines, replacesNotes) = (lines, replacingNotes)
  }
}
