import TestFixtures
import Testing

/// The program at a real pseudo-terminal, watched from the other side.
@Suite(.timeLimit(.minutes(1))) struct `Demo at a terminal` {
  private let program = BuiltProgram.path(of: "settings-demo")

  private func start(_ command: String, at terminal: PseudoTerminal) throws -> Int32 {
    try terminal.start("/bin/sh", ["-c", command])
  }

  @Test func `the menu runs live`() throws {
    let terminal = try PseudoTerminal()
    let process = try start("exec \(program) --menu fruit", at: terminal)
    try terminal.wait(for: "\u{1B}[?1049h")
    try terminal.wait(for: "Citrus")
    terminal.type("q")
    #expect(Ending(of: process) == .exit(0))
  }

  @Test(arguments: ["TERM=dumb exec", "unset TERM; exec"])
  func `where it cannot be moved in, the menu is numbered lines`(start command: String) throws {
    let terminal = try PseudoTerminal()
    let process = try start("\(command) \(program) --menu fruit", at: terminal)
    try terminal.wait(for: "1. Citrus")
    try terminal.wait(for: "help: ")
    terminal.type("q\n")
    #expect(Ending(of: process) == .exit(0))
  }

  @Test(arguments: ["</dev/null", "| cat"])
  func `where input or output is elsewhere, the menu is printed`(rest: String) throws {
    let terminal = try PseudoTerminal()
    let process = try start("TERM=dumb \(program) --menu fruit \(rest)", at: terminal)
    try terminal.wait(for: "Citrus")
    #expect(Ending(of: process) == .exit(0))
    #expect(!terminal.output.contains("help: "))
  }

  @Test func `a wrong word and output that cannot be written are errors`() throws {
    let terminal = try PseudoTerminal()
    let wrong = try start("exec \(program) --wide", at: terminal)
    try terminal.wait(for: "settings-demo: \"--wide\" is no option")
    #expect(Ending(of: wrong) == .exit(64))
    let full = try start("exec \(program) --list >/dev/full", at: terminal)
    #expect(Ending(of: full) == .exit(74))
  }
}
