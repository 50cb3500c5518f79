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

extension TerminalSize {
  /// Creates the size that a terminal reports, or that of the environment where it reports none.
  ///
  /// - Parameters:
  ///   - reported: The reported size; each part may be zero.
  ///   - environment: The variables `COLUMNS` and `LINES`, if they are set.
  package init(reported: TerminalSize?, environment: [String: String]) {
    func choose(_ reported: Int?, _ variable: String, _ usual: Int) -> Int {
      if let reported, reported > 0 { return reported }
      guard let number = environment[variable].flatMap({ Int($0) }) else { return usual }
      return 1...9_999 ~= number ? number : usual
    }
    self.init(
      columns: choose(reported?.columns, "COLUMNS", Self.usual.columns),
      rows: choose(reported?.rows, "LINES", Self.usual.rows))
  }
}
