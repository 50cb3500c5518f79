import Foundation
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// Every way out of a menu at a pseudo-terminal, from everything that it may be at.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `The end of a menu` {
  private let terminal: PseudoTerminal
  private let settings: [UInt8]

  init() throws {
    terminal = try PseudoTerminal()
    settings = terminal.settings
  }

  /// Starts a menu whose first row does something.
  private func start(
    _ work: String = "nothing", way: String = "block", environment: [String] = []
  ) throws -> Int32 {
    let process = try terminal.start(
      `Terminal device`.probe, [way, work],
      environment: ["NO_COLOR=1", "SWIFT_BACKTRACE=enable=no"] + environment)
    try terminal.wait(for: "keys")
    return process
  }

  /// Looks at what a menu that has ended leaves behind.
  private func expectEnd(_ ending: Ending, of process: Int32) {
    #expect(Ending(of: process) == ending)
    terminal.readRest()
    #expect(terminal.settings == settings)
    #expect(terminal.modesLeft.isEmpty)
  }

  private var transcript: String { String(decoding: terminal.transcript, as: UTF8.self) }

  // MARK: - Signals

  /// What a menu may be at, with the keys that lead there and what is seen then.
  private static let states: [String: (work: String, keys: String, sees: String)] = [
    "browsing": ("nothing", "j", ">"), "editing": ("nothing", "j\rabc", "abc"),
    "filtering": ("nothing", "/La", "/La"), "help": ("nothing", "?", "Move up"),
    "closure": ("wait", "\r", "waiting"), "suspended": ("suspend", "\r", "<suspended>"),
    "blocked": ("flood", "\r", "those"),
  ]

  /// How often each end is tried: once, unless `TERMINAL_STRESS` asks for more, as in
  /// `TERMINAL_STRESS=20 swift test --filter 'The end of a menu'`.
  private static let rounds = getenv("TERMINAL_STRESS").flatMap { Int(String(cString: $0)) }

  /// The ways of running with a state; a thread of its own waits under `run()`.
  private static let ways: [(way: String, state: String)] =
    states.keys.sorted().map { ("block", $0) }
    + (rounds == nil ? ["browsing", "closure"] : states.keys.sorted()).map { ("await", $0) }

  private static let otherSignals = [
    SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGSEGV, SIGABRT, SIGILL, SIGTRAP,
  ]

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT], ways)
  func `a signal restores the terminal, whatever the menu is at`(
    signal: Int32, way: (way: String, state: String)
  ) throws {
    for _ in 0..<(Self.rounds ?? 1) {
      try Self().endBySignal(signal, way.state, way: way.way)
    }
  }

  /// Each signal is tried with a third of the ways, and each way with a third of the signals.
  @Test(arguments: otherSignals.indices)
  func `a signal that no menu expects restores the terminal too`(number: Int) throws {
    for (place, way) in Self.ways.enumerated()
    where Self.rounds != nil || (number + place).isMultiple(of: 3) {
      for _ in 0..<(Self.rounds ?? 1) {
        try Self().endBySignal(Self.otherSignals[number], way.state, way: way.way)
      }
    }
  }

  private func endBySignal(_ signal: Int32, _ state: String, way: String) throws {
    let (work, keys, sees) = try #require(Self.states[state])
    let process = try start(work, way: way)
    if state == "blocked" { try terminal.waitUntilAtRest() }
    terminal.type(keys)
    try terminal.wait(for: sees)
    if state == "blocked" {
      terminal.holdOutput()
      try terminal.waitUntilAtRest()
    }
    // A child program has the signals of the keyboard for itself.
    if state == "suspended", signal == SIGINT || signal == SIGQUIT {
      kill(process, signal)
      kill(process, SIGTERM)
      return expectEnd(.signal(SIGTERM), of: process)
    }
    kill(process, signal)
    guard state != "blocked" else {
      // What has not been written yet is lost, the settings of the line are not.
      #expect(Ending(of: process) == .signal(signal))
      #expect(terminal.settings == settings)
      return
    }
    expectEnd(.signal(signal), of: process)
    guard state != "suspended", [SIGTERM, SIGHUP, SIGINT].contains(signal) else { return }
    #expect(transcript.contains("<did end: signal(\(signal))>"))
  }

  @Test(
    arguments: [
      ("trap", SIGILL), ("index", SIGILL), ("abort", SIGABRT), ("overflow", SIGSEGV),
    ], ["block", "await"])
  func `a crash in a closure restores the terminal first`(
    crash: (work: String, signal: Int32), way: String
  ) throws {
    for _ in 0..<(Self.rounds ?? 1) { try Self().endByCrash(crash.work, crash.signal, way: way) }
  }

  private func endByCrash(_ work: String, _ signal: Int32, way: String) throws {
    let process = try start(work, way: way)
    terminal.type("\r")
    #if arch(x86_64)
      expectEnd(.signal(signal), of: process)
    #else
      expectEnd(.signal(signal == SIGILL ? SIGTRAP : signal), of: process)
    #endif
  }

  @Test func `the report of a crash is not on the screen that goes`() throws {
    let process = try terminal.start(
      `Terminal device`.probe, ["block", "trap"],
      environment: ["NO_COLOR=1", "SWIFT_BACKTRACE=enable=yes,interactive=no,symbolicate=off"])
    try terminal.wait(for: "keys")
    terminal.type("\r")
    _ = Ending(of: process)
    terminal.readRest()
    let (left, report) = try (
      #require(transcript.split(separator: "\u{1B}[?1049l").first?.count),
      #require(transcript.split(separator: "Program crashed").first?.count)
    )
    #expect(left < report || !transcript.contains("Program crashed"))
    #expect(terminal.modesLeft.isEmpty)
  }

  @Test(arguments: ["block", "await"])
  func `the message of a crash is read after the screen was given back`(way: String) throws {
    let process = try start("trap", way: way)
    terminal.type("\r")
    _ = Ending(of: process)
    terminal.readRest()
    let parts = transcript.split(separator: "\u{1B}[?1049l")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("<trapped>") == true)
    #expect(parts.first?.contains("<trapped>") == false)
  }

  @Test(arguments: ["block", "await"], ["spin", "wait"])
  func `^Z stops a menu whose closure is running, and fg goes on`(way: String, work: String) throws
  {
    let script =
      "set -m; \(`Terminal device`.probe) \(way) \(work); echo \"<stopped>\"; fg; echo \"<$?>\""
    let shell = try terminal.start("/bin/sh", ["-c", script], environment: ["NO_COLOR=1"])
    try terminal.wait(for: "keys")
    // Where only the shell ends, a closure that hangs would go on without it.
    let job = tcgetpgrp(terminal.foregroundFile)
    try #require(job > 1 && job != shell)
    defer { kill(-job, SIGKILL) }
    try terminal.waitUntilSignalsAreKeys()
    terminal.type("\r")
    // Keys are signals shortly before the closure runs. A ^Z then stops the menu before it, and the
    // shell drops what was typed.
    try terminal.wait(for: work == "wait" ? "waiting" : "<spinning>")
    try terminal.waitUntilKeysAreSignals()
    terminal.type("\u{1A}")
    try terminal.wait(for: "\u{1B}[?1049l")
    try terminal.wait(for: "<stopped>")
    if work == "wait" {
      try terminal.wait(for: "\u{1B}[?1049h")
      // The screen is drawn as a whole.
      try terminal.wait(for: "Trial")
      try terminal.wait(for: "keys")
      terminal.type("\u{3}")
      try terminal.wait(for: "<ended: interrupted, 0 bytes>")
    }
    // The shell ends with it.
    if work == "spin" {
      try terminal.wait(toHear: "signal \(SIGCONT)")
      try leaveHungClosure()
    }
    expectEnd(work == "wait" ? .exit(0) : .signal(SIGINT), of: shell)
  }

  private func leaveHungClosure() throws {
    terminal.type("\u{3}")
    try terminal.wait(toHear: "signal \(SignalPipe.interruptKey)")
    terminal.type("\u{3}")
  }

  @Test func `a hung closure is left by pressing ^C twice`() throws {
    let process = try start("spin")
    terminal.type("\r")
    try terminal.wait(for: "<spinning>")
    try leaveHungClosure()
    expectEnd(.signal(SIGINT), of: process)
  }

  @Test func `a closure that asks ends at the first ^C, and the menu with it`() throws {
    let process = try start("wait")
    terminal.type("\r")
    try terminal.wait(for: "waiting")
    terminal.type("\u{3}")
    try terminal.wait(for: "<ended: interrupted, 0 bytes>")
    expectEnd(.exit(0), of: process)
  }

  // MARK: - Ways out

  @Test(arguments: ["block", "await"])
  func `a menu returns how it was left`(way: String) throws {
    for (keys, end) in [("q", "left"), ("\u{3}", "interrupted"), ("qjj/x", "left")] {
      let process = try start(way: way)
      terminal.type(keys)
      try terminal.wait(for: "<did end: \(end)>")
      try terminal.wait(for: "<ended: \(end), 0 bytes>")
      expectEnd(.exit(0), of: process)
    }
  }

  @Test func `a cancelled task ends its menu`() throws {
    let process = try start(way: "await cancelled")
    try terminal.wait(for: "<ended: cancelled, 0 bytes>")
    expectEnd(.exit(0), of: process)
  }

  #if os(Linux)
    /// Where no thread can be started, such a menu would draw its screen and then hear nothing.
    @Test func `where there is no memory for a thread, a menu that needs one says so`() throws {
      let process = try terminal.start(
        `Terminal device`.probe, ["await", "narrow"], environment: ["SWIFT_BACKTRACE=enable=no"])
      try terminal.wait(for: "threw The terminal cannot be used: pthread_create failed, ")
      expectEnd(.exit(3), of: process)
    }
  #endif

  @Test(arguments: ["block", "await"])
  func `^C leaves numbered lines as it leaves the screen`(way: String) throws {
    let process = try terminal.start(
      "/bin/sh", ["-c", "TERM=dumb exec \(`Terminal device`.probe) \(way) wait"])
    try terminal.wait(for: "help: ")
    terminal.type("1\n")
    // A second one would end the program, and so only one is sent, once the closure is at work.
    try terminal.wait(toHear: "works")
    terminal.type("\u{3}")
    try terminal.wait(for: "<ended: interrupted, 0 bytes>")
    expectEnd(.exit(0), of: process)
  }

  @Test(arguments: ["", "TERM=dumb"])
  func `a menu inside another one is refused`(variable: String) throws {
    let process = try terminal.start(
      "/bin/sh", ["-c", "\(variable) exec \(`Terminal device`.probe) block nested"],
      environment: ["NO_COLOR=1", "COLUMNS=120"])
    try terminal.wait(for: variable.isEmpty ? "keys" : "help: ")
    terminal.type(variable.isEmpty ? "\r" : "1\n")
    try terminal.wait(for: "The terminal is in use by another menu")
    terminal.type(variable.isEmpty ? "q" : "q\n")
    try terminal.wait(for: "<ended: left, 0 bytes>")
    expectEnd(.exit(0), of: process)
  }

  @Test(arguments: ["block", "await"])
  func `numbered lines end with a pipe, and leave the rest of it`(way: String) throws {
    let script =
      "printf '2 Ada\\nq\\nrest\\n' | { \(`Terminal device`.probe) \(way); read a; echo =$a; }"
    let process = try terminal.start("/bin/sh", ["-c", script])
    try terminal.wait(for: "<ended: left, 3 bytes>")
    try terminal.wait(for: "=rest")
    #expect(Ending(of: process) == .exit(0))
    let empty = try terminal.start(
      "/bin/sh", ["-c", "\(`Terminal device`.probe) \(way) </dev/null"])
    try terminal.wait(for: "<ended: inputClosed, 0 bytes>")
    #expect(Ending(of: empty) == .exit(0))
  }

  @Test func `a secret on the line of its number is not taken`() throws {
    let process = try terminal.start(
      "/bin/sh", ["-c", "TERM=dumb exec \(`Terminal device`.probe) block"],
      environment: ["SWIFT_BACKTRACE=enable=no"])
    try terminal.wait(for: "help: ")
    terminal.type("3 s3cret\n")
    try terminal.wait(for: "Type it on a line of its own, where it is not shown.")
    try terminal.wait(for: "Secret [hidden]")
    try terminal.waitUntilHidden()
    kill(process, SIGQUIT)
    expectEnd(.signal(SIGQUIT), of: process)
  }

  // MARK: - The actor

  @Test func `work on the main actor goes on while the menu is shown`() throws {
    let process = try start("load", way: "await")
    terminal.type("\r")
    try terminal.wait(for: "loading")
    try terminal.wait(for: "done")
    terminal.type("q")
    try terminal.wait(for: "<ended: left, 0 bytes>")
    expectEnd(.exit(0), of: process)
  }

  @Test(arguments: ["block", "await"], ["browsing", "editing", "filtering", "help"])
  func `the process wakes up 0 times between two keys`(way: String, state: String) throws {
    let process = try start(way: way)
    let (_, keys, sees) = try #require(Self.states[state])
    terminal.type(keys)
    try terminal.wait(for: sees)
    try terminal.waitUntilAtRest()
    terminal.type("\u{3}")
    expectEnd(.exit(0), of: process)
  }

  @Test func `a busy row turns its symbol while it is seen, and no longer`() throws {
    let process = try start("busy")
    terminal.type("\r")
    for symbol in ["/", "|", "\\", "~", "/"] { try terminal.wait(for: symbol) }
    terminal.type("j\r\u{1B}[200~done\u{1B}[201~\r")
    try terminal.wait(for: "done")
    try terminal.waitUntilAtRest()
    terminal.type("q")
    expectEnd(.exit(0), of: process)
  }

  // MARK: - Timing and size of input

  @Test func `the wait for the rest of a key is that of the environment`() throws {
    let process = try start(environment: ["ESCDELAY=10000"])
    terminal.type("\u{1B}")
    try terminal.waitUntilItWaits(atMost: 10_000)
    terminal.type("[B")
    try terminal.wait(for: ">")
    #expect(!transcript.contains("first page"))
    terminal.type("q")
    expectEnd(.exit(0), of: process)
  }

  @Test(arguments: [false, true])
  func `a long text is taken whole, typed or pasted`(isPasted: Bool) throws {
    let process = try start()
    terminal.type("j\r")
    try terminal.wait(for: "Esc cancels")
    let text = String(repeating: "0123456789", count: 10_000)
    terminal.feed(isPasted ? "\u{1B}[200~\(text)\u{1B}[201~" : text)
    terminal.feed("\rq")
    try terminal.wait(for: "<ended: left, 100000 bytes>")
    expectEnd(.exit(0), of: process)
  }

  @Test func `^C ends a paste that does not end`() throws {
    let process = try start()
    terminal.type("j\r\u{1B}[200~abc")
    // That is how long it waits for the rest of a paste.
    try terminal.waitUntilItWaits(atMost: 1_000)
    terminal.type("\u{3}")
    try terminal.wait(for: "<ended: interrupted, 0 bytes>")
    expectEnd(.exit(0), of: process)
  }
}
