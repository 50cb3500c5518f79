import Foundation
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// What is left for the shell of a paste that ends a menu, at a real pseudo-terminal.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `Dropped input` {
  @Test(arguments: ["block", "await"], [false, true])
  func `nothing is left of what comes behind ^C`(way: String, isBracketed: Bool) throws {
    try expectNothingLeft(by: "\(way) nothing", isBracketed: isBracketed)
  }

  @Test func `nothing is left of it either where a closure hangs`() throws {
    try expectNothingLeft(by: "block spin", key: "\r")
  }

  private func expectNothingLeft(
    by menu: String, key: String = "", isBracketed: Bool = false
  ) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let script = """
      set -m; trap : INT; PROBE_PAUSES=1 \(`Terminal device`.probe) \(menu); echo "<over>"
      read line; echo "<read: $line>"
      """
    // Then nothing else is awaited as long as the rest of what is dropped.
    let environment = ["NO_COLOR=1", "ESCDELAY=10000"]
    let shell = try terminal.start("/bin/sh", ["-c", script], environment: environment)
    try terminal.wait(for: "keys")
    if !key.isEmpty {
      try terminal.waitUntilSignalsAreKeys()
      terminal.type(key)
      // Once the closure runs, a second signal ends the program.
      try terminal.waitUntilKeysAreSignals()
      terminal.type("\u{3}")
      try terminal.wait(toHear: "signal \(SignalPipe.interruptKey)")
    }
    // The first part is what a terminal holds, so that it comes at once. In a bracketed paste ^C is no key.
    let keys = String(repeating: "\u{3}", count: 3_000)
    terminal.type(isBracketed ? "\u{1B}[200~\(keys)echo hi\n\u{1B}[201~\u{3}" : keys)
    // The rest comes while that is dropped.
    try terminal.wait(toHear: "waits \(TerminalLine.pauseOfPaste)")
    terminal.type("echo hi\n")
    terminal.permit(1_000)
    try terminal.wait(for: "<over>")
    check(terminal.settings, before)
    terminal.type("end\n")
    try terminal.wait(for: "<read: ")
    try terminal.wait(for: ">")
    check(terminal.taken, "end>")
    check(Ending(of: shell), .exit(0))
    checkEmpty(terminal.modesLeft)
  }
}
