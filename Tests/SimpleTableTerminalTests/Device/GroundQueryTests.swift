import Foundation
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// A menu that asks a terminal for its colours, watched from the other side.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `The colours of a terminal` {
  private let query = "\(GroundQuery.bytes)"
  private let left = "\(ScreenMode.leave)"
  private let text = "\u{1B}]10;rgb:abab/b2b2/bfbf\u{7}"
  private let ground = "\u{1B}]11;rgb:2828/2c2c/3434\u{1B}\\"
  private let kind = "\u{1B}[?62;22c"
  private var answer: String { text + ground + kind }

  /// The bar on that ground.
  private let bar = "48;5;233m"

  private let terminal: PseudoTerminal
  private let before: [UInt8]

  init() throws {
    terminal = try PseudoTerminal()
    before = terminal.settings
  }

  /// Starts a menu and waits until it has drawn its first frame.
  private func start(_ kind: String = "xterm-256color") throws -> Int32 {
    let process = try terminal.start(
      `Terminal device`.probe, ["menu"], environment: ["TERM=\(kind)"])
    try terminal.wait(for: "? keys")
    try terminal.waitUntilAtRest()
    return process
  }

  private func quit(_ process: Int32) throws {
    terminal.type("q")
    try terminal.wait(for: "<left>")
    #expect(Ending(of: process) == .exit(0))
    #expect(terminal.settings == before)
  }

  @Test func `are asked for once, before the first frame, which is drawn again with them`() throws {
    let process = try start()
    let first = String(decoding: terminal.transcript, as: UTF8.self)
    #expect(first.hasPrefix("\(ScreenMode.enter)\u{1B}]2;Probe\u{7}\(query)"))
    #expect(first.contains("7mLoud") && !first.contains("48;5"))
    terminal.type(answer)
    try terminal.wait(forLook: bar)
    try terminal.wait(for: "? keys")
    // A second answer is not asked for, and changes nothing.
    terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}" + kind + "\u{C}")
    try terminal.wait(forLook: bar)
    // Whoever had the terminal meanwhile is not told to answer.
    terminal.type("j\r")
    try terminal.wait(for: "<cooked>")
    try terminal.wait(for: "? keys")
    try quit(process)
    let all = String(decoding: terminal.transcript, as: UTF8.self)
    check(all.split(separator: query).count, 2)
  }

  @Test(arguments: ["linux", "vt220", "xterm", "screen-256color"])
  func `are not asked for where nothing would come of it`(kind: String) throws {
    let process = try start(kind)
    try quit(process)
    #expect(!String(decoding: terminal.transcript, as: UTF8.self).contains("\u{1B}]1"))
  }

  @Test func `come a byte at a time, among keys`() throws {
    let process = try start()
    terminal.type("\u{1B}[B")
    for byte in text + ground { terminal.type(String(byte)) }
    try terminal.wait(forLook: bar)
    terminal.type("k \u{C}")
    try terminal.wait(for: "[on]")
    terminal.type(kind)
    try quit(process)
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:zz/q/\r\u{7}", "\u{1B}]10;rgb:2828/2c2c/3434\u{7}", "\u{1B}]11;q\u{3}q\u{1B}\\",
    "\u{1B}]10;?\u{7}",
  ])
  func `that are lies are no keys, and nothing is drawn for them`(lie: String) throws {
    let process = try start()
    terminal.type(lie + ground + kind + " \u{C}")
    try terminal.wait(for: "[on]")
    try terminal.wait(for: "? keys")
    try quit(process)
    let all = String(decoding: terminal.transcript, as: UTF8.self)
    #expect(!all.contains("48;5") && !all.contains("rgb"))
  }

  /// The terminal is left, stopped or lent while the answer is on its way: a shell or a child must not get it.
  @Test(arguments: ["q", "\u{1A}", "j\r", "\u{3}"])
  func `that are on their way are waited for before somebody else has the terminal`(
    keys: String
  ) throws {
    let script = """
      set -m; trap : INT; PROBE_PAUSES=1 \(`Terminal device`.probe) menu; echo "<over>"
      read line; echo "<read: $line>"
      """
    let shell = try terminal.start(
      "/bin/sh", ["-c", script], environment: ["TERM=xterm-256color", "ESCDELAY=10000"])
    try terminal.wait(for: "? keys")
    try terminal.waitUntilAtRest()
    terminal.type(text + keys)
    if keys == "\u{3}" {
      // What was typed behind it is dropped first.
      try terminal.wait(toHear: "waits \(TerminalLine.pauseOfPaste)")
      terminal.permit()
    }
    try terminal.wait(toHear: "waits \(GroundQuery.longestWait)")
    terminal.type(ground + kind)
    terminal.permit(1_000)
    if keys == "j\r" {
      try terminal.wait(for: "<cooked>")
      try terminal.wait(for: "? keys")
      terminal.type("q")
    }
    try terminal.wait(for: "<over>")
    #expect(terminal.settings == before)
    terminal.type("end\n")
    try terminal.wait(for: "<read: ")
    try terminal.wait(for: ">")
    check(terminal.taken, "end>")
    if keys == "\u{1A}" { kill(shell, SIGKILL) } else { check(Ending(of: shell), .exit(0)) }
    checkEmpty(terminal.modesLeft)
  }

  @Test func `that never come do not keep the menu from ending`() throws {
    let process = try start()
    terminal.type("q")
    try terminal.wait(for: left)
    try terminal.wait(toHear: "waits \(GroundQuery.longestWait)")
    try terminal.wait(for: "<left>")
    #expect(Ending(of: process) == .exit(0))
    #expect(terminal.settings == before)
  }

  /// A closure ends the program, and the handler restores the terminal.
  @Test func `that are on their way are dropped where the program ends at once`() throws {
    let script = """
      PROBE_PAUSES=1 \(`Terminal device`.probe) menu; echo "<over $?>"; read line; echo "<read: $line>"
      """
    let shell = try terminal.start(
      "/bin/sh", ["-c", script], environment: ["TERM=xterm-256color"])
    try terminal.wait(for: "? keys")
    try terminal.waitUntilAtRest()
    terminal.type("jjjjjjj\r")
    try terminal.wait(toHear: "waits \(GroundQuery.longestWait)")
    terminal.type(answer)
    terminal.permit(1_000)
    try terminal.wait(for: "<over 5>")
    terminal.type("end\n")
    try terminal.wait(for: "<read: ")
    try terminal.wait(for: ">")
    check(terminal.taken, "end>")
    check(Ending(of: shell), .exit(0))
  }
}
