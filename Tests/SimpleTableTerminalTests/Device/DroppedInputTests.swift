import Foundation
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

/// What is left for the shell of a paste that ends a menu, at a real pseudo-terminal.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `Dropped input` {
  @Test(arguments: ["block", "await"], [false, true])
  func `nothing is left of what comes behind ^C`(way: String, isBracketed: Bool) throws {
    while try !expectNothingLeft(by: "\(way) nothing", isBracketed: isBracketed) {}
  }

  @Test func `nothing is left of it either where a closure hangs`() throws {
    while try !expectNothingLeft(by: "block spin", key: "\r") {}
  }

  /// Returns whether the parts of the paste came in time; where this test was held up, that says nothing.
  private func expectNothingLeft(
    by menu: String, key: String = "", isBracketed: Bool = false
  ) throws -> Bool {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let script = """
      set -m; trap : INT; \(`Terminal device`.probe) \(menu); echo "<over>"
      read line; echo "<read: $line>"
      """
    let shell = try terminal.start("/bin/sh", ["-c", script], environment: ["NO_COLOR=1"])
    try terminal.wait(for: "keys")
    if !key.isEmpty {
      try terminal.waitUntilSignalsAreKeys()
      terminal.type(key)
      // Once the closure runs, a second signal ends the program.
      try terminal.waitUntilKeysAreSignals()
      terminal.type("\u{3}")
      usleep(200_000)
    }
    let start = SystemProcess.now
    // The first part is what a terminal holds, so that it comes at once; the rest comes while that is dropped.
    terminal.type((isBracketed ? "\u{1B}[200~" : "") + String(repeating: "\u{3}", count: 3_000))
    usleep(10_000)
    // In a bracketed paste ^C is no key.
    terminal.type("echo hi\n" + (isBracketed ? "\u{1B}[201~\u{3}" : ""))
    if SystemProcess.now - start > 40 {
      kill(shell, SIGKILL)
      return false
    }
    try terminal.wait(for: "<over>")
    check(terminal.settings, before)
    terminal.type("end\n")
    try terminal.wait(for: "<read: ")
    try terminal.wait(for: ">")
    check(terminal.taken, "end>")
    check(Ending(of: shell), .exit(0))
    checkEmpty(terminal.modesLeft)
    return true
  }
}
