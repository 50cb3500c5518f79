import Foundation
import TestFixtures
import TestTraits
import Testing

/// A line that is typed without being seen, at a real pseudo-terminal.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `Hidden line` {
  private static let probe = BuiltProgram.path(of: "terminal-probe")

  @Test func `what is typed is not shown, and the terminal is as before`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let process = try terminal.start(Self.probe, ["hidden"])
    try terminal.waitUntilHidden()
    terminal.type("hunter2\n")
    try terminal.wait(for: "read hunter2")
    #expect(terminal.taken == "\r\nread hunter2")
    #expect(Ending(of: process) == .exit(0))
    #expect(terminal.settings == before)
  }

  @Test(arguments: [("\u{3}", .signal(SIGINT)), ("\u{4}", .exit(0))] as [(String, Ending)])
  func `it can be left`(key: String, ending: Ending) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let process = try terminal.start(Self.probe, ["hidden"])
    try terminal.waitUntilHidden()
    terminal.type(key)
    #expect(Ending(of: process) == ending)
    #expect(terminal.settings == before)
  }

  @Test func `a signal puts the terminal back`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let process = try terminal.start(Self.probe, ["hidden"])
    try terminal.waitUntilHidden()
    kill(process, SIGTERM)
    #expect(Ending(of: process) == .signal(SIGTERM))
    #expect(terminal.settings == before)
  }
}
