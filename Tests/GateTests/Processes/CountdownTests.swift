import TestFixtures
import TestTraits
import Testing

/// A change that is to be confirmed, in the seconds of a real clock.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `A change to be confirmed at a terminal`
{
  private let terminal: PseudoTerminal
  private let probe = BuiltProgram.path(of: "test-probe")

  init() throws {
    terminal = try PseudoTerminal()
  }

  @Test func `its seconds are counted down, and then it is taken back`() throws {
    let process = try terminal.start(probe, ["block", "keep"], environment: ["NO_COLOR=1"])
    try terminal.wait(for: "keys")
    terminal.type("j\rabc\r")
    for text in ["Keep Text?", "3 s", "2", "1", "was changed back"] { try terminal.wait(for: text) }
    #expect(!String(decoding: terminal.transcript, as: UTF8.self).contains(" 0 s"))
    terminal.type("q")
    #expect(Ending(of: process) == .exit(0))
  }

  @Test func `in numbered lines, a line of its own says that it was taken back`() throws {
    let process = try terminal.start("/bin/sh", ["-c", "TERM=dumb exec \(probe) block keep"])
    try terminal.wait(for: "4. Last")
    terminal.type("2 abc\n")
    try terminal.wait(for: "(y/N)")
    try terminal.wait(for: "\nText was changed back.")
    terminal.type("q\n")
    #expect(Ending(of: process) == .exit(0))
  }
}
