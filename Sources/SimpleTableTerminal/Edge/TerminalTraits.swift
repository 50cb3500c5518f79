/// What may be done with a terminal, or with what stands in its place.
///
/// It follows https://no-color.org and https://bixense.com/clicolors. An empty variable counts as
/// none.
package struct TerminalTraits: Hashable, Sendable {
  /// Whether a menu can be moved in: input and output are a terminal that can address its cells.
  package let isLive: Bool

  /// Whether text may be coloured.
  package let usesColor: Bool

  /// The variables of the environment that are asked for.
  package static let variables = [
    "TERM", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "LINES", "ESCDELAY", "LC_ALL",
    "LC_CTYPE", "LANG", "COLORTERM",
  ]

  /// The time after which Esc is a key of its own, in milliseconds: `ESCDELAY`, as ncurses has it.
  package static func escapeDelay(_ environment: [String: String]) -> Int {
    environment["ESCDELAY"].flatMap { Int($0) }.map { min(max(0, $0), 10_000) } ?? 50
  }

  /// Decides from what is known.
  package init(
    environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool
  ) {
    let set = environment.filter { !$0.value.isEmpty }
    let isCapable = isOutputTerminal && set["TERM"] != nil && set["TERM"] != "dumb"
    isLive = isCapable && isInputTerminal
    usesColor =
      if set["NO_COLOR"] != nil {
        false
      } else if let force = set["CLICOLOR_FORCE"], force != "0" {
        true
      } else {
        isCapable && set["CLICOLOR"] != "0"
      }
  }
}

extension TerminalSize {
  /// Creates the size that a terminal tells, or what the environment says where it tells none.
  ///
  /// - Parameters:
  ///   - reported: What the terminal tells; each part may be zero.
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
