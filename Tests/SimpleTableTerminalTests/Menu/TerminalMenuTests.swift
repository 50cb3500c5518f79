import Foundation
import SimpleTable
import SimpleTableTesting
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// A menu at a real pseudo-terminal, watched from the other side.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `Terminal menu` {
  private let entered = "\u{1B}[?1049h"
  private let left = "\u{1B}[?1049l"
  private let terminal: PseudoTerminal
  private let before: [UInt8]

  init() throws {
    terminal = try PseudoTerminal()
    before = terminal.settings
  }

  private func start() throws -> Int32 {
    let process = try terminal.start(
      `Terminal device`.probe, ["menu"], environment: ["NO_COLOR=1"])
    try terminal.wait(for: entered)
    try terminal.wait(for: "? keys")
    return process
  }

  /// Leaves the menu by a key, and looks at what is left of it.
  private func quit(_ process: Int32) throws {
    terminal.type("q")
    try terminal.wait(for: left)
    try terminal.wait(for: "<left>")
    #expect(Ending(of: process) == .exit(0))
    #expect(terminal.settings == before)
  }

  @Test func `keys change values, and leaving gives the terminal back`() throws {
    let process = try start()
    #expect(!terminal.isCooked)
    terminal.type(" \u{C}")
    try terminal.wait(for: "[on]")
    terminal.type("\u{1B}[D\u{C}")
    try terminal.wait(for: "[off]")
    terminal.type("?\u{C}")
    try terminal.wait(for: "Move to the last row")
    terminal.type("x\u{C}")
    try terminal.wait(for: "Wake")
    try quit(process)
  }

  /// Keys as they are typed, and what they are.
  private static let keys: [String: (bytes: String, key: Key)] = [
    "↓": ("\u{1B}[B", .down), "→": ("\u{1B}[C", .right), "←": ("\u{1B}[D", .left),
    "⇟": ("\u{1B}[6~", .pageDown), "End": ("\u{1B}[F", .end), "Esc": ("\u{1B}", .escape),
    "⏎": ("\r", .return), "⌫": ("\u{7F}", .backspace),
  ]

  @Test(arguments: [
    ("Space ↓ ↓ → → ← ↓ ⏎ ⌫ ⌫ é 京 ⏎", 40, 12),
    ("← ↓ ↓ ⏎ ↓ ⇟ End ⌫ ↓ → ↓ ⏎", 40, 12),
    ("/ 東 ⏎ Esc ? ↓ x ↓ ⏎", 40, 12),
    ("↓ ↓ ↓ → ↓ ⇟ End ? ⇟ x", 20, 5),
  ])
  func `a script sees at a terminal what it sees without one`(
    script: String, width: Int, height: Int
  ) throws {
    terminal.resize(columns: UInt16(width), rows: UInt16(height))
    let screen = VirtualScreen(size: TerminalSize(columns: width, rows: height))
    let scripted = ScriptedMenu(
      SharedMenu().table, width: width, height: height,
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    func look() throws {
      let lines = scripted.frame.split(separator: "\n", omittingEmptySubsequences: false)
      try terminal.wait(toSee: lines.dropLast().map(String.init), on: screen)
    }
    let process = try terminal.start(
      `Terminal device`.probe, ["shared"], environment: ["NO_COLOR=1"])
    try look()
    for name in script.split(separator: " ").map(String.init) {
      let character = name == "Space" ? " " : name
      let (bytes, key) = Self.keys[name] ?? (character, .character(Character(character)))
      terminal.type(bytes)
      scripted.press(key)
      try look()
    }
    #expect(height > 5 || scripted.transcript.contains("▐"))
    terminal.type("\u{3}")
    try terminal.wait(for: left)
    #expect(Ending(of: process) == .exit(0))
    #expect(terminal.settings == before)
  }

  @Test func `another size is drawn anew`() throws {
    let process = try start()
    terminal.resize(columns: 10, rows: 3)
    try terminal.wait(for: "needs 20x5")
    terminal.resize(columns: 40, rows: 12)
    try terminal.wait(for: "? keys")
    try quit(process)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal gives the terminal back and ends the program`(signal: Int32) throws {
    let process = try start()
    kill(process, signal)
    try terminal.wait(for: left)
    #expect(Ending(of: process) == .signal(signal))
    #expect(terminal.settings == before)
  }

  @Test func `it is stopped, also while something is typed, and continued`() throws {
    let program = `Terminal device`.probe
    let script = "set -m; \(program) menu; echo \"<stopped>\"; read line; fg; echo \"<end $?>\""
    let shell = try terminal.start(
      "/bin/sh", ["-c", script], environment: ["NO_COLOR=1"])
    try terminal.wait(for: entered)
    try terminal.wait(for: "? keys")
    terminal.type("/L\u{1A}")
    try terminal.wait(for: left)
    try terminal.wait(for: "<stopped>")
    #expect(terminal.settings == before)
    terminal.type("\n")
    try terminal.wait(for: entered)
    try terminal.wait(for: "/L")
    #expect(!terminal.isCooked)
    terminal.type("\rq")
    try terminal.wait(for: left)
    try terminal.wait(for: "<end 0>")
    #expect(Ending(of: shell) == .exit(0))
    #expect(terminal.settings == before)
  }

  @Test func `a stop that is asked for during a closure follows it, without another key`() throws {
    let program = `Terminal device`.probe
    let script = "set -m; \(program) block signal; echo \"<stopped>\"; read line; fg"
    let shell = try terminal.start("/bin/sh", ["-c", script], environment: ["NO_COLOR=1"])
    try terminal.wait(for: "keys")
    terminal.type("\r")
    try terminal.wait(toHear: "works")
    kill(tcgetpgrp(terminal.foregroundFile), SIGTSTP)
    try terminal.wait(for: left)
    try terminal.wait(for: "<stopped>")
    terminal.type("\n")
    try terminal.wait(for: entered)
    terminal.type("q")
    try terminal.wait(for: "<ended: left, 0 bytes>")
    #expect(Ending(of: shell) == .exit(0))
  }

  @Test func `the menu is drawn on the terminal while its output is captured`() throws {
    let script = "got=$(\(`Terminal device`.probe) menu); echo \"<got $got>\""
    let shell = try terminal.start("/bin/sh", ["-c", script], environment: ["NO_COLOR=1"])
    try terminal.wait(for: entered)
    try terminal.wait(for: "? keys")
    terminal.type(" \u{C}")
    try terminal.wait(for: "[on]")
    terminal.type("q")
    try terminal.wait(for: left)
    try terminal.wait(for: "<got <left>>")
    #expect(Ending(of: shell) == .exit(0))
    #expect(terminal.settings == before)
  }

  #if os(Linux)
    @Test func `without a controlling terminal captured output has numbered lines`() throws {
      let script = "setsid -w \(`Terminal device`.probe) menu | cat"
      let shell = try terminal.start("/bin/sh", ["-c", script], environment: ["NO_COLOR=1"])
      try terminal.wait(for: "Numbered lines: there is no terminal.\r\n")
      try terminal.wait(for: "1. Loud: Off")
      try terminal.wait(for: "help: ")
      terminal.type("q\n")
      try terminal.wait(for: "<left>")
      #expect(Ending(of: shell) == .exit(0))
    }
  #endif

  @Test func `a closure gives the terminal to a child and takes it again`() throws {
    let process = try start()
    terminal.type("j\r")
    try terminal.wait(for: left)
    try terminal.wait(for: "<cooked>")
    try terminal.wait(for: entered)
    try terminal.wait(for: "1 runs")
    #expect(!terminal.isCooked)
    try quit(process)
    // The screen is drawn once, from its first line on.
    let text = String(decoding: terminal.transcript, as: UTF8.self)
    let afterwards = try #require(text.split(separator: "\u{1B}[?1049h").last)
    #expect(afterwards.split(separator: "\u{1B}[H", omittingEmptySubsequences: false).count == 2)
  }

  @Test func `what closures change is shown by itself, and what they print is drawn over`() throws {
    let process = try start()
    terminal.type("jjjjj\r")
    try terminal.wait(for: "counted 1")
    terminal.type("j\r")
    try terminal.wait(for: "<printed>")
    try terminal.wait(for: "counted 1")
    try terminal.wait(for: "? keys")
    try quit(process)
  }

  @Test func `a closure that exits gives the terminal back`() throws {
    let process = try start()
    terminal.type("jjjjjjj\r")
    try terminal.wait(for: left)
    #expect(Ending(of: process) == .exit(5))
    #expect(terminal.settings == before)
  }

  @Test func `a change from elsewhere is shown when it is reported`() throws {
    let process = try start()
    terminal.type("jj\r")
    try terminal.wait(for: "77")
    try quit(process)
  }

  @Test func `a long closure shows how far it is, on a screen of any size`() throws {
    let process = try start()
    terminal.type("jjjjjjjj\r")
    try terminal.wait(for: "two")
    terminal.permit()
    try terminal.wait(for: "six")
    terminal.resize(columns: 40, rows: 12)
    try terminal.wait(for: "? keys")
    for word in ["one", "two"] {
      terminal.permit()
      try terminal.wait(for: word)
    }
    terminal.type("\u{3}")
    try terminal.wait(for: "<stops early>")
    try terminal.wait(for: "<left>")
    #expect(Ending(of: process) == .exit(0))
    #expect(terminal.settings == before)
  }

  @Test func `a signal ends a long closure that asks, and then the program`() throws {
    let process = try start()
    terminal.type("jjjjjjjj\r")
    try terminal.wait(for: "two")
    kill(process, SIGTERM)
    try terminal.wait(for: "<stops early>")
    #expect(Ending(of: process) == .signal(SIGTERM))
    #expect(terminal.settings == before)
  }

  @Test func `a refresh evaluates the tables where no menu is live`() {
    var name = "old"
    let menu = TerminalMenu(Table { Section { Row(name) } })
    name = "new"
    #expect(menu.refresh())
    #expect(menu.menu.page.row(at: RowPath(section: 0, row: 0))?.title == "new")
  }

  @Test func `keys that are pressed during a long closure are done afterwards`() throws {
    let process = try start()
    terminal.type("jjjjjjjj\r")
    try terminal.wait(for: "two")
    terminal.type("?")
    terminal.permit()
    try terminal.wait(for: "six")
    terminal.permit(4)
    try terminal.wait(for: "Move to the last row")
    terminal.type("x")
    try quit(process)
  }

  @Test func `a terminal that goes away ends the program`() throws {
    let process = try start()
    terminal.hangUp()
    let ending = Ending(of: process)
    #expect([.signal(SIGHUP), .exit(0), .exit(3)].contains(ending), "\(ending)")
  }

  @Test(arguments: ["q\n", "\u{4}"])
  func `a dumb terminal gets numbered lines`(end: String) throws {
    let process = try startNumbered()
    terminal.type("1\n")
    try terminal.wait(for: "Loud: On")
    try terminal.wait(for: "Number: ")
    terminal.type(end)
    try terminal.wait(for: "<left>")
    #expect(Ending(of: process) == .exit(0))
    #expect(terminal.settings == before)
  }

  /// Starts the menu as numbered lines.
  private func startNumbered() throws -> Int32 {
    let script = "TERM=dumb exec \(`Terminal device`.probe) menu"
    let process = try terminal.start("/bin/sh", ["-c", script], environment: ["NO_COLOR=1"])
    try terminal.wait(for: "Numbered lines: TERM=dumb.\r\n")
    try terminal.wait(for: "1. Loud: Off")
    try terminal.wait(for: "help: ")
    return process
  }

  @Test func `numbered lines show a change from elsewhere when they are listed next`() throws {
    let process = try startNumbered()
    terminal.type("3\n")
    try terminal.wait(for: "Number: ")
    try terminal.wait(toHear: "changed")
    terminal.type("list\n")
    try terminal.wait(for: "Count: counted 77\r\n")
    terminal.type("q\n")
    #expect(Ending(of: process) == .exit(0))
  }

  @Test func `a secret is not shown while it is typed at numbered lines`() throws {
    let process = try startNumbered()
    terminal.type("5\n")
    try terminal.wait(for: "Password [empty]: ")
    try terminal.waitUntilHidden()
    terminal.type("s3cret\n")
    try terminal.wait(for: "Password: hidden")
    #expect(!terminal.taken.contains("s3cret"))
    try terminal.wait(for: "Number: ")
    #expect(terminal.settings == before)
    terminal.type("5\n")
    try terminal.wait(for: "Password [hidden]")
    try terminal.waitUntilHidden()
    kill(process, SIGINT)
    #expect(Ending(of: process) == .signal(SIGINT))
    #expect(terminal.settings == before)
  }
}
