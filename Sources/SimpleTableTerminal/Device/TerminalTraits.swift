import SimpleTable
import SimpleTableSystem

/// The abilities of a terminal, or of the file used instead.
///
/// Colours follow https://no-color.org and https://bixense.com/clicolors. An empty variable counts
/// as not set.
package struct TerminalTraits: Hashable, Sendable {
  /// Whether a menu can run live: input and output are a terminal that can move its cursor.
  package let isLive: Bool

  /// Whether the user has asked for numbered lines, as for a screen reader: the variable
  /// `ACCESSIBLE` is neither empty, `0` nor `false`.
  package let prefersLines: Bool

  /// The variable that keeps a menu from running live, as in `TERM=dumb`; `nil` where there is no
  /// terminal.
  package let lineVariable: String?

  /// What the terminal draws.
  ///
  /// Where there are 256 colours, erased cells get the background of what is written, but not in screen; tmux,
  /// which may have the same name, sets a variable. Symbols beyond ASCII are not shown where the locale names
  /// another encoding than UTF-8, nor on the console of Linux, whose font has few of them.
  package let look: TerminalLook

  /// Whether the terminal has a window, with a title and a clipboard, as far as that is known.
  package let hasWindow: Bool

  /// Whether the terminal is asked for its colours: where it can move its cursor, is not known to give no
  /// answer, and can draw what depends on them.
  package let answersQueries: Bool

  /// Returns the time after which Esc is a key of its own, in milliseconds.
  ///
  /// It is that of `ESCDELAY`, as for ncurses, unless that is no number from 0 to 10,000; by
  /// default 50.
  package static func escapeDelay(_ environment: [String: String]) -> Int {
    let delay = environment["ESCDELAY"].flatMap { Int($0) }
    return delay.flatMap { (0...10_000).contains($0) ? $0 : nil } ?? 50
  }

  /// The environment of the program, without variables that are not UTF-8.
  package static var environment: [String: String] {
    SystemProcess.environment.compactMapValues(\.self)
  }

  /// Creates the traits of a terminal in an environment: those of the program, unless others are
  /// given.
  package init(
    environment: [String: String] = Self.environment,
    isInputTerminal: Bool = SystemFile.standardInput.isTerminal,
    isOutputTerminal: Bool = SystemFile.screen.isTerminal
  ) {
    let set = environment.filter { !$0.value.isEmpty }
    let isCapable = isOutputTerminal && set["TERM"] != nil && set["TERM"] != "dumb"
    isLive = isCapable && isInputTerminal
    prefersLines = set["ACCESSIBLE"].map { !["0", "false"].contains($0.lowercased()) } ?? false
    lineVariable =
      if let accessible = set["ACCESSIBLE"], prefersLines {
        "ACCESSIBLE=\(accessible)"
      } else if isInputTerminal, isOutputTerminal {
        "TERM=\(set["TERM"] ?? "")"
      } else {
        nil
      }
    let usesColor =
      if set["NO_COLOR"] != nil {
        false
      } else if let force = set["CLICOLOR_FORCE"], force != "0" {
        true
      } else {
        isCapable && set["CLICOLOR"] != "0" && set["TERM"].map(Self.isMonochrome) != true
      }
    let kind = set["TERM"] ?? ""
    let colorCount = Self.colorCount(of: kind, mixing: set["COLORTERM"])
    let locale = set["LC_ALL"] ?? set["LC_CTYPE"] ?? set["LANG"]
    hasWindow = kind != "linux" && !kind.hasPrefix("vt")
    let isScreen = kind.hasPrefix("screen")
    look = TerminalLook(
      colorCount: usesColor ? colorCount : 0,
      erasesInColor: colorCount >= 256 && (!isScreen || set["TMUX"] != nil),
      usesUnicode: kind != "linux" && (locale.map(Self.isUTF8) ?? true),
      hidesHyperlinks: isCapable && hasWindow && !isScreen)
    answersQueries = isCapable && hasWindow && look.canShade
  }

  /// Returns the number of colours of a kind of terminal: 16, 256, or all mixtures.
  private static func colorCount(of kind: String, mixing variable: String?) -> Int {
    let mixes = ["kitty", "ghostty", "alacritty", "foot", "wezterm", "contour", "rio"]
    let name = kind.cut(at: "-").map { $0.before == "xterm" ? $0.behind : $0.before } ?? kind
    if variable == "truecolor" || variable == "24bit" || kind.hasSuffix("-direct")
      || mixes.contains(name)
    {
      return 1 << 24
    }
    return kind.hasSuffix("-256color") ? 256 : 16
  }

  /// Returns whether a locale is of UTF-8, as in `sr_RS.UTF-8@latin`: its encoding is between the
  /// dot and the sign of its variant, or all of it.
  private static func isUTF8(_ locale: String) -> Bool {
    let name = locale.parts(between: "@")[0]
    let encoding = name.cut(at: ".")?.behind ?? name
    return ["utf8", "utf-8"].contains(encoding.lowercased())
  }

  /// Returns whether a kind of terminal has no colours: those of DEC, and those with such a suffix.
  private static func isMonochrome(_ kind: String) -> Bool {
    kind.hasSuffix("-mono") || kind.hasSuffix("-m") || kind.hasPrefix("vt")
  }
}
