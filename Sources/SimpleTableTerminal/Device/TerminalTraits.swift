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

  /// Whether text may be coloured.
  package let usesColor: Bool

  /// The number of colours: 16 with names, 256 of a palette, or all 2^24 mixtures.
  package let colorCount: Int

  /// Whether erased cells get the background of what is written, as in terminals with 256 colours,
  /// but not in screen.
  package let erasesInColor: Bool

  /// Whether symbols beyond ASCII can be shown: not where the locale names another encoding than
  /// UTF-8, nor on the console of Linux, whose font has few of them.
  package let usesUnicode: Bool

  /// Whether the terminal opens hyperlinks, or at least does not print their addresses.
  package let hidesHyperlinks: Bool

  /// Whether the terminal has a window, with a title and a clipboard, as far as that is known.
  package let hasWindow: Bool

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
    usesColor =
      if set["NO_COLOR"] != nil {
        false
      } else if let force = set["CLICOLOR_FORCE"], force != "0" {
        true
      } else {
        isCapable && set["CLICOLOR"] != "0" && set["TERM"].map(Self.isMonochrome) != true
      }
    let kind = set["TERM"] ?? ""
    colorCount =
      if ["truecolor", "24bit"].contains(set["COLORTERM"]) || kind.hasSuffix("-direct") {
        1 << 24
      } else {
        kind.hasSuffix("-256color") ? 256 : 16
      }
    erasesInColor = kind.hasSuffix("-256color") && !kind.hasPrefix("screen")
    let locale = set["LC_ALL"] ?? set["LC_CTYPE"] ?? set["LANG"]
    hidesHyperlinks =
      isCapable && kind != "linux" && !kind.hasPrefix("vt") && !kind.hasPrefix("screen")
    hasWindow = kind != "linux" && !kind.hasPrefix("vt")
    usesUnicode = kind != "linux" && (locale.map(Self.isUTF8) ?? true)
  }

  /// Returns a theme as the terminal can show it.
  package func shown(_ theme: TextRenderer.Theme) -> TextRenderer.Theme {
    usesColor ? theme.reduced(toColorCount: colorCount) : .monochrome
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
