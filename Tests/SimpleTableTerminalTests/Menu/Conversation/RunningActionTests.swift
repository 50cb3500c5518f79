import Foundation
import TestFixtures
import Testing

@testable import SimpleTableTerminal

/// Actions that take time and observed state, in a menu at a pseudo-terminal.
@Suite(.timeLimit(.minutes(10))) struct `Actions in a terminal` {
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal()
  }

  private func start(
    _ work: String = "download", way: String, environment: String = ""
  ) throws -> Int32 {
    let process = try terminal.start(
      "/bin/sh", ["-c", "\(environment) exec \(`Terminal device`.probe) \(way) \(work)"],
      environment: ["NO_COLOR=1"])
    try terminal.wait(for: environment.isEmpty ? "keys" : "help: ")
    return process
  }

  @Test func `what an action changes is shown while keys are pressed and text is typed`() throws {
    let process = try start("download-text", way: "await")
    terminal.type("\r")
    try terminal.wait(for: "running")
    terminal.type("jj\r")
    for letter in "fail" { terminal.type(String(letter)) }
    terminal.type("\r")
    try terminal.wait(for: "no connection")
    var screen = VirtualScreen(size: TerminalSize(columns: 80, rows: 24))
    screen.write(terminal.transcript)
    #expect(screen.text.contains { $0.contains("1500") })
    terminal.type("q")
    try terminal.wait(for: "<ended: left, 4 bytes>")
    #expect(Ending(of: process) == .exit(0))
  }

  @Test func `leaving the menu cancels the action, and waits for it`() throws {
    let process = try start(way: "await")
    terminal.type("\r")
    try terminal.wait(for: "running")
    terminal.type("q")
    try terminal.wait(for: "<did end: left>")
    try terminal.wait(for: "<download ends>")
    try terminal.wait(for: "<ended: left, 0 bytes>")
    #expect(Ending(of: process) == .exit(0))
  }

  @Test(arguments: [[], ["one", "two"]])
  func `a task lends the terminal while the menu waits, which draws itself again then`(
    lines: [String]
  ) throws {
    let settings = terminal.settings
    let process = try start(lines.isEmpty ? "lend" : "lend-lines", way: "await")
    terminal.type("\r")
    try terminal.wait(for: "<lent>")
    for line in lines {
      // The thread that waits for keys leaves both the line and the settings to the child.
      terminal.type(line + "\n")
      try terminal.wait(for: "<read: \(line)>")
      #expect(terminal.isCooked)
    }
    if !lines.isEmpty { terminal.type("end\n") }
    try terminal.wait(for: "keys")
    kill(process, SIGTERM)
    #expect(Ending(of: process) == .signal(SIGTERM))
    terminal.readRest()
    #expect(terminal.settings == settings && terminal.modesLeft.isEmpty)
  }

  @Test func `a menu that blocks the program refuses the action`() throws {
    let process = try start(way: "block")
    terminal.type("\r")
    try terminal.wait(for: "takes time, and the program cannot wait for it here")
    terminal.type("q")
    try terminal.wait(for: "<ended: left, 0 bytes>")
    #expect(Ending(of: process) == .exit(0))
  }

  @Test func `numbered lines run it as well, and show it when they are listed`()
    throws
  {
    let process = try start(way: "await", environment: "TERM=dumb")
    terminal.type("1\n")
    try terminal.wait(for: "Do (busy")
    try terminal.wait(for: "<download ends>")
    terminal.type("list\n")
    try terminal.wait(for: "1. Do (complete)")
    try terminal.wait(for: "2. Count: 1500")
    terminal.type("q\n")
    #expect(Ending(of: process) == .exit(0))
  }
}
