/// The number of cells of a screen.
package struct TerminalSize: Hashable, Sendable {
  /// The number of cells in a line.
  package var columns: Int

  /// The number of lines.
  package var rows: Int

  /// Creates a size; a negative number counts as 0.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The size of a screen that does not report its own.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}
