import SimpleTable
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `Terminal traits` {
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
