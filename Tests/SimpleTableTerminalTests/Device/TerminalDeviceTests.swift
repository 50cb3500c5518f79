import Foundation
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// A program at a real pseudo-terminal, watched from the other side.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `Terminal device` {
  /// The program, which is built beside the tests.
  static let probe = BuiltProgram.path(of: "test-probe")

  private let entered = "\(ScreenMode.enter)"
  private let left = "\(ScreenMode.leave)"
  private let terminal: PseudoTerminal
  private let before: [UInt8]

  init() throws {
    terminal = try PseudoTerminal()
    before = terminal.settings
  }

  private func start(_ task: String, environment: [String] = []) throws -> Int32 {
    let process = try terminal.start(Self.probe, [task], environment: environment)
    try terminal.wait(for: "\(entered)<ready>")
    return process
  }

  @Test(arguments: [("return", Ending.exit(0)), ("throw", .exit(3))])
  func `the terminal is restored at the end`(task: String, ending: Ending) throws {
    check(terminal.isCooked)
    let process = try start(task)
    try terminal.wait(for: left)
    check(Ending(of: process), ending)
    check(terminal.settings, before)
  }

  @Test func `keys arrive one by one, and a lone ESC in time`() throws {
    let process = try start("events")
    check(!terminal.isCooked)
    terminal.type("j\u{3}\u{1B}[Aé")
    try terminal.wait(for: "<j><^C><↑><é>")
    terminal.type("\u{1B}")
    try terminal.wait(for: "<Esc>")
    terminal.type("\u{1B}[200~x\r")
    terminal.type("\u{1B}[201~t")
    try terminal.wait(for: "<Paste><t><nothing>")
    terminal.type("w")
    try terminal.wait(for: "<woken>")
    terminal.type("p")
    try terminal.wait(for: "<p>")
    terminal.type("\u{1B}")
    try terminal.wait(for: "<polled [Esc]>")
    terminal.type("2")
    try terminal.wait(for: "<The terminal is in use by another menu of this program.>")
    terminal.type("q")
    try terminal.wait(for: left)
    check(Ending(of: process), .exit(0))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal restores the terminal and ends the program`(signal: Int32) throws {
    let process = try start("events")
    kill(process, signal)
    try terminal.wait(for: left)
    check(Ending(of: process), .signal(signal))
    check(terminal.settings, before)
  }

  @Test func `a busy program is ended by the second signal`() throws {
    let process = try start("busy")
    kill(process, SIGTERM)
    try terminal.wait(for: "<signalled>")
    kill(process, SIGTERM)
    check(Ending(of: process), .signal(SIGTERM))
    try terminal.wait(for: left)
    check(terminal.settings, before)
  }

  @Test func `a change of size is reported`() throws {
    let process = try start("events")
    terminal.resize(columns: 100, rows: 30)
    try terminal.wait(for: "<screen 100×30>")
    terminal.resize(columns: 0, rows: 0)
    try terminal.wait(for: "<screen 80×24>")
    terminal.type("q")
    try terminal.wait(for: left)
    check(Ending(of: process), .exit(0))
  }

  @Test func `a terminal without a size has that of the environment`() throws {
    terminal.resize(columns: 0, rows: 0)
    let process = try start("events", environment: ["COLUMNS=66", "LINES=11"])
    kill(process, SIGWINCH)
    try terminal.wait(for: "<screen 66×11>")
    terminal.type("q")
    try terminal.wait(for: left)
    check(Ending(of: process), .exit(0))
  }

  /// The shell starts the program as a job, is given the terminal when it stops, and continues it.
  @Test(arguments: ["key", "signal", "uncatchable signal"])
  func `a program is stopped and continued`(way: String) throws {
    let script =
      "set -m; \(Self.probe) events; echo \"<stopped>\"; read line; fg; echo \"<left $?>\""
    let shell = try terminal.start("/bin/sh", ["-c", script])
    try terminal.wait(for: "\(entered)<ready>")
    let job = tcgetpgrp(terminal.foregroundFile)
    #expect(job > 0 && job != shell)
    switch way {
    case "key": terminal.type("\u{1A}")
    case "signal": kill(job, SIGTSTP)
    default: kill(job, SIGSTOP)
    }
    if way != "uncatchable signal" { try terminal.wait(for: left) }
    try terminal.wait(for: "<stopped>")
    if way != "uncatchable signal" { #expect(terminal.settings == before) }
    terminal.resize(columns: 90, rows: 20)
    terminal.type(way == "uncatchable signal" ? "\r\n" : "\n")
    try terminal.wait(for: entered)
    try terminal.wait(for: "<screen 90×20>")
    check(!terminal.isCooked)
    terminal.type("jq")
    try terminal.wait(for: "<j><q>\(left)")
    try terminal.wait(for: "<left 0>")
    check(Ending(of: shell), .exit(0))
    check(terminal.settings, before)
  }

  @Test func `a child program has the terminal as it was`() throws {
    let process = try start("events")
    terminal.type("s")
    try terminal.wait(for: "\(left)<cooked>\(entered)<screen 80×24>")
    terminal.type("q")
    try terminal.wait(for: left)
    check(Ending(of: process), .exit(0))
  }

  @Test func `a terminal that goes away ends the program`() throws {
    let process = try start("events")
    terminal.hangUp()
    let ending = Ending(of: process)
    check([.signal(SIGHUP), .exit(4), .exit(3)].contains(ending), "\(ending)")
  }

  @Test func `files that are no terminal are refused`() throws {
    let (read, write) = try PseudoTerminal.makePipe()
    defer { for end in [read, write] { close(end) } }
    #expect(throws: TerminalError.notATerminal) {
      try TerminalDevice(input: SystemFile(number: read), output: SystemFile(number: write))
    }
  }
}
