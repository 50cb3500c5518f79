package import SimpleTable

/// The content of a screen: some lines of text, and perhaps a cursor.
///
/// Control characters, and text that does not fit the screen, are left out when the frame is
/// written.
package struct Frame: Hashable, Sendable {
  /// A place on the screen, counted from zero.
  package struct Position: Hashable, Sendable {
    /// The number of cells before it.
    package var column: Int

    /// The number of lines above it.
    package var row: Int

    /// Creates a place.
    package init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// The size of the screen.
  package var size: TerminalSize

  /// The lines from top to bottom; below them the screen is blank.
  package var lines: [StyledLine]

  /// The position of the cursor, which screen readers follow; `nil` to leave it in place.
  package var cursor: Position?

  /// Whether the cursor can be seen.
  package var showsCursor: Bool

  /// Whether the wheel of the mouse moves as the arrow keys do; `nil` to leave that unchanged.
  package var scrollsByWheel: Bool?

  /// Creates a frame, with a cursor that can be seen if there is one.
  package init(size: TerminalSize, lines: [StyledLine] = [], cursor: Position? = nil) {
    self.size = size
    self.lines = lines
    self.cursor = cursor
    showsCursor = cursor != nil
  }

  /// Accesses the line of a row of the screen, which is empty below the last line.
  subscript(row row: Int) -> StyledLine {
    row < lines.count ? lines[row] : ""
  }
}
