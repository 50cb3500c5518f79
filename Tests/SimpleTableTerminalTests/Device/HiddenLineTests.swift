import Foundation
import TestFixtures
import TestTraits
import Testing

/// A line that is typed without being seen, at a real pseudo-terminal.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `Hidden line` {
  private let terminal: PseudoTerminal
  private let before: [UInt8]
  private let process: Int32

  init() throws {
    terminal = try PseudoTerminal()
    before = terminal.settings
    process = try terminal.start(BuiltProgram.path(of: "test-probe"), ["hidden"])
    try terminal.waitUntilHidden()
  }

  @Test func `what is typed is not shown, and the terminal is as before`() throws {
    terminal.type("hunter2\n")
    try terminal.wait(for: "read hunter2")
    check(terminal.taken, "\r\nread hunter2")
    check(Ending(of: process), .exit(0))
    check(terminal.settings, before)
  }

  @Test func `the keys that stop a program, or end it with a core file, are typed`() throws {
    terminal.type("a\u{1C}b\u{1A}c\n")
    try terminal.wait(for: "read a\u{1C}b\u{1A}c")
    check(Ending(of: process), .exit(0))
    check(terminal.settings, before)
  }

  @Test(arguments: [("\u{3}", .signal(SIGINT)), ("\u{4}", .exit(0))] as [(String, Ending)])
  func `it can be left`(key: String, ending: Ending) throws {
    terminal.type(key)
    check(Ending(of: process), ending)
    check(terminal.settings, before)
  }

  @Test func `a signal puts the terminal back`() throws {
    kill(process, SIGTERM)
    check(Ending(of: process), .signal(SIGTERM))
    check(terminal.settings, before)
  }
}
