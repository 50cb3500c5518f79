import SimpleTable
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `Terminal traits` {
  private func traits(
    _ environment: [String: String], _ isTerminal: Bool = true
  ) -> TerminalTraits {
    TerminalTraits(
      environment: environment, isInputTerminal: isTerminal, isOutputTerminal: isTerminal)
  }

  /// Whether a terminal is live, and whether it is coloured.
  private func uses(_ environment: [String: String], _ isTerminal: Bool = true) -> [Bool] {
    let traits = traits(environment, isTerminal)
    return [traits.isLive, traits.look.colorCount > 0]
  }

  @Test func `a terminal is live and coloured`() {
    check(uses(["TERM": "xterm"]), [true, true])
  }

  @Test(
    .waitsForPrograms,
    arguments: [
      ("TERM=xterm", "", true), ("TERM=dumb", "", false), ("TERM=xterm", "</dev/null", false),
    ])
  func `a program can ask whether a menu can run live`(
    variable: String, redirection: String, isLive: Bool
  ) throws {
    let terminal = try PseudoTerminal()
    let probe = `Terminal device`.probe
    let process = try terminal.start(
      "/bin/sh", ["-c", "\(variable) \(probe) traits \(redirection)"])
    try terminal.wait(for: "live: \(isLive)")
    check(Ending(of: process), .exit(0))
  }

  @Test(.waitsForPrograms, arguments: [("dumb", "xterm"), ("xterm", "dumb")])
  func `of a variable that is set twice the first counts`(first: String, second: String) throws {
    let terminal = try PseudoTerminal()
    let process = try terminal.start(
      `Terminal device`.probe, ["traits"], environment: ["TERM=\(first)", "TERM=\(second)"])
    try terminal.wait(for: "live: \(first == "xterm")")
    #expect(Ending(of: process) == .exit(0))
  }

  @Test(arguments: [
    ("1", true), ("yes", true), ("0", false), ("false", false), ("FALSE", false), ("", false),
    (nil, false),
  ])
  func `ACCESSIBLE asks for numbered lines at a terminal that can do more`(
    value: String?, prefersLines: Bool
  ) {
    var environment = ["TERM": "xterm"]
    environment["ACCESSIBLE"] = value
    let traits = traits(environment)
    check(traits.prefersLines, prefersLines)
    check(traits.isLive)
  }

  @Test(
    arguments: [
      (["TERM": "dumb"], true, "TERM=dumb"), ([:], true, "TERM="),
      (["TERM": "dumb", "ACCESSIBLE": "1"], true, "ACCESSIBLE=1"),
      (["TERM": "xterm", "ACCESSIBLE": "yes"], false, "ACCESSIBLE=yes"),
      (["TERM": "dumb", "ACCESSIBLE": "0"], false, nil),
    ] as [([String: String], Bool, String?)])
  func `the variable that asks for numbered lines is named, unless there is no terminal`(
    environment: [String: String], isTerminal: Bool, variable: String?
  ) {
    check(traits(environment, isTerminal).lineVariable, variable)
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], [:]])
  func `a dumb terminal is neither`(environment: [String: String]) {
    check(uses(environment), [false, false])
  }

  @Test func `what is no terminal is neither`() {
    check(uses(["TERM": "xterm"], false), [false, false])
    let piped = TerminalTraits(
      environment: ["TERM": "xterm"], isInputTerminal: false, isOutputTerminal: true)
    #expect(!piped.isLive && piped.look.colorCount > 0)
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["CLICOLOR": "0"], false),
    (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false), (["CLICOLOR_FORCE": "0"], true),
  ])
  func `colour is a choice of the user`(environment: [String: String], isColored: Bool) {
    check(uses(environment.merging(["TERM": "xterm"]) { $1 }), [true, isColored])
  }

  @Test(arguments: ["vt100", "vt220", "xterm-mono", "linux-m"])
  func `a terminal without colours gets none, unless they are forced`(kind: String) {
    check(uses(["TERM": kind]), [true, false])
    check(uses(["TERM": kind, "CLICOLOR_FORCE": "1"]), [true, true])
  }

  @Test(arguments: [
    ([:], true), (["LANG": "C"], false), (["LANG": "en_US.UTF-8"], true),
    (["LANG": "de_DE.utf8"], true), (["LANG": "de_DE.ISO-8859-1"], false),
    (["LC_ALL": "C", "LANG": "C.UTF-8"], false), (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
    (["LC_ALL": "", "LANG": "POSIX"], false), (["LANG": "sr_RS.UTF-8@latin"], true),
    (["LANG": "ca_ES.ISO-8859-15@euro"], false), (["LC_CTYPE": "UTF-8"], true),
    (["LANG": "de_DE@utf8"], false), (["LANG": "C.utf8@\u{301}"], true),
    (["LANG": "C.not-utf8"], false),
  ])
  func `symbols beyond ASCII depend on the locale`(
    environment: [String: String], usesUnicode: Bool
  ) {
    check(traits(environment).look.usesUnicode, usesUnicode)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("linux", false), ("vt220", false), ("dumb", false),
    ("screen", false),
    ("screen-256color", false), ("tmux-256color", true), ("", false),
  ])
  func `addresses are written where they are not printed`(terminal: String, hides: Bool) {
    check(traits(["TERM": terminal]).look.hidesHyperlinks, hides)
  }

  @Test(arguments: [
    (nil, 50), ("25", 25), ("0", 0), ("10000", 10_000), ("-1", 50), ("x", 50), ("10001", 50),
    ("999999999999", 50), ("99999999999999999999", 50),
  ])
  func `the wait after Esc is that of the environment`(delay: String?, milliseconds: Int) {
    check(TerminalTraits.escapeDelay(["ESCDELAY": delay].compactMapValues(\.self)), milliseconds)
  }

  private static let kinds: [([String: String], Int, Bool)] = [
    (["TERM": "xterm"], 16, false), (["TERM": "xterm-256color"], 256, true),
    (["TERM": "xterm-direct"], 1 << 24, true), (["TERM": "tmux-256color"], 256, true),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], 1 << 24, true),
    (["TERM": "screen.xterm-256color"], 256, false), (["TERM": "screen-256color"], 256, false),
    (["TERM": "screen-256color", "TMUX": "/tmp/tmux-0/default,1,0"], 256, true),
    (["TERM": "screen", "COLORTERM": "truecolor"], 1 << 24, false),
    (["TERM": "xterm", "COLORTERM": "24bit"], 1 << 24, true), ([:], 0, false),
    (["TERM": "xterm-kitty"], 1 << 24, true), (["TERM": "xterm-ghostty"], 1 << 24, true),
    (["TERM": "alacritty"], 1 << 24, true), (["TERM": "foot-extra"], 1 << 24, true),
    (["TERM": "wezterm"], 1 << 24, true), (["TERM": "footloose"], 16, false),
  ]

  @Test(arguments: kinds)
  func `the number of colours is that of the terminal, and whether cells are erased in them`(
    environment: [String: String], count: Int, erasesInColor: Bool
  ) {
    check(traits(environment).look.colorCount, count)
    check(traits(environment).look.erasesInColor, erasesInColor)
  }

  /// A colour, and what it is among 256 and among 16.
  @Test(
    arguments: [
      (.red, "31", "31"), (.palette(8), "38;5;8", "90"), (.palette(9), "38;5;9", "91"),
      (.palette(3), "38;5;3", "33"), (.palette(196), "38;5;196", "91"),
      (.palette(244), "38;5;244", "90"), (.rgb(255, 0, 0), "38;5;196", "91"),
      (.rgb(0, 95, 135), "38;5;24", "34"), (.rgb(128, 128, 128), "38;5;244", "90"),
      (.rgb(1, 2, 3), "38;5;16", "30"), (.rgb(250, 250, 250), "38;5;231", "97"),
    ] as [(TextAttributes.Color, String, String)])
  func `colours are reduced to the nearest`(
    color: TextAttributes.Color, among256: String, among16: String
  ) {
    func codes(_ count: Int) -> String {
      TerminalLook(colorCount: count).drawn(.color(color)).codes.map(String.init)
        .joined(separator: ";")
    }
    check(TerminalLook().drawn(.color(color)), .color(color))
    check(codes(256), among256)
    check(codes(16), among16)
  }

  @Test func `colour can be forced into a pipe`() {
    check(uses(["CLICOLOR_FORCE": "1"], false), [false, true])
  }

  @Test(
    arguments: [
      (TerminalSize(columns: 100, rows: 30), [:], TerminalSize(columns: 100, rows: 30)),
      (
        TerminalSize(columns: 100, rows: 30), ["COLUMNS": "5"], TerminalSize(columns: 100, rows: 30)
      ),
      (TerminalSize(columns: 0, rows: 0), [:], TerminalSize(columns: 80, rows: 24)),
      (
        TerminalSize(columns: 0, rows: 0), ["COLUMNS": "60", "LINES": "x"],
        TerminalSize(columns: 60, rows: 24)
      ),
      (
        TerminalSize(columns: 0, rows: 9), ["COLUMNS": "-1", "LINES": "7"],
        TerminalSize(columns: 80, rows: 9)
      ),
      (nil, ["COLUMNS": "99999", "LINES": "40"], TerminalSize(columns: 80, rows: 40)),
    ] as [(TerminalSize?, [String: String], TerminalSize)])
  func `the size is the terminal's own, or the environment's, or the usual one`(
    reported: TerminalSize?, environment: [String: String], size: TerminalSize
  ) {
    check(TerminalSize(reported: reported, environment: environment), size)
  }

  @Test func `errors are sentences`() {
    check(TerminalError(SystemError(call: "write", code: 32)), .outputClosed)
    check(TerminalError(SystemError(call: "write", code: 5)), .terminalGone)
    check(
      TerminalError.system(call: "poll", code: 22).description,
      "The terminal cannot be used: poll failed, invalid argument.")
  }
}
