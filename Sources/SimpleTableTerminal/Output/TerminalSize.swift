/// The number of cells of a screen.
package struct TerminalSize: Hashable, Sendable {
  /// The number of cells in a line.
  package let columns: Int

  /// The number of lines.
  package let rows: Int

  /// Creates a size; a number below 0 counts as 0, and one above 65,535 as that, which is the most
  /// that terminals report.
  package init(columns: Int, rows: Int) {
    self.columns = Int(UInt16(clamping: columns))
    self.rows = Int(UInt16(clamping: rows))
  }

  /// The size of a screen that does not report its own.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}
