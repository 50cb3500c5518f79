import SimpleTableSystem
import SimpleTableTerminal
import TestFixtures

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a program does that holds a terminal and prints what happens there, for tests over a real one.
enum TerminalProbe {
  /// Runs a task by its name.
  @MainActor static func run(_ words: ArraySlice<String>) async {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { exit(9) }
    let words = Array(words) + ["events", "nothing"]
    do {
      switch words.first {
      case "await": try await TrialMenu(words[1]).run()
      case "hidden": print("read \(try HiddenLine.read() ?? "no line")")
      case "traits": print("live: \(TerminalMenu.canRunLive)")
      case "await cancelled": try await TrialMenu("nothing").runCancelled()
      default: try run(words[0], words[1])
      }
    } catch {
      print("threw \(error)")
      exit(3)
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor private static func run(_ task: String, _ work: String) throws {
    if task == "menu" { return try ProbeMenu().run() }
    if task == "text" { return try TextMenu().run() }
    if task == "store" { return try StoreMenu(path: work).run() }
    if task == "asking" { return try StoreMenu(path: work, leaving: .asking).run() }
    if task == "block" { return try TrialMenu(work).runBlocking() }
    if task == "shared" {
      try TerminalMenu(SharedMenu().table).runBlocking()
      return
    }
    let device = try TerminalDevice()
    switch task {
    case "events": try reportEvents(of: device)
    case "return": try report("ready", on: device)
    case "throw":
      try report("ready", on: device)
      throw TerminalError.outputClosed
    case "busy":
      try report("ready", on: device)
      while true {
        _ = try SystemFile.wait(toRead: [SignalPipe.readEnd])
        if try SignalPipe.readEnd.bytes() != nil { try report("signalled", on: device) }
      }
    default: fatalError("There is no task \"\(task)\".")
    }
  }

  private static func report(_ text: String, on device: TerminalDevice) throws {
    try device.write(Array("<\(text)>".utf8))
  }

  private static func reportEvents(of device: TerminalDevice) throws {
    try report("ready", on: device)
    while true {
      if !device.hasNews { try device.take(device.awaited()) }
      if device.inbox.hasNewScreen {
        device.inbox.hasNewScreen = false
        try report("screen \(device.size.columns)×\(device.size.rows)", on: device)
      }
      if device.inbox.needsReload {
        device.inbox.needsReload = false
        try report("woken", on: device)
      }
      while let input = device.takeInput() {
        switch input {
        case .keys(let keys): if try !answer(keys, of: device) { return }
        case .uncertainEscape: try report("Esc", on: device)
        case .escapeIsCertain: break
        case .lateTail: try report("late", on: device)
        case .pasteCut: try report("cut", on: device)
        }
      }
      guard let end = device.takeEnd() else { continue }
      device.close()
      if case .signal(let signal) = end { raise(signal) }
      exit(4)
    }
  }

  /// Reports keys, and does what some of them ask for.
  ///
  /// - Returns: Whether to go on.
  private static func answer(_ keys: [Key], of device: TerminalDevice) throws -> Bool {
    for key in keys { try report(key.description, on: device) }
    if keys.contains("q") { return false }
    if keys.contains(.control("z")) { try device.stop() }
    if keys.contains("s") { try runChild(on: device) }
    if keys.contains("w") { TerminalDevice.wake() }
    if keys.contains("t") {
      let input = try device.wait(milliseconds: 1)
      try report(input == nil ? "nothing" : "something", on: device)
    }
    if keys.contains("p") { try pollOften(device) }
    if keys.contains("2") { try takeAgain(on: device) }
    return true
  }

  private static func runChild(on device: TerminalDevice) throws {
    try device.suspend {
      // As if ^C were typed at a child: the shell in its place would stay alive too.
      kill(getpid(), SIGINT)
      printMode()
    }
  }

  /// Asks for one event in many short waits, which must not decide on ESC before its time.
  private static func pollOften(_ device: TerminalDevice) throws {
    while true {
      if case .uncertainEscape = try device.wait(milliseconds: 1) {
        return try report("polled [Esc]", on: device)
      }
    }
  }

  private static func takeAgain(on device: TerminalDevice) throws {
    do {
      _ = try TerminalDevice()
    } catch {
      try report("\(error)", on: device)
    }
  }
}

extension TerminalDevice {
  /// Waits for what happens next, for a time at most, and returns what was typed then.
  fileprivate func wait(milliseconds: Int) throws -> TerminalInput? {
    var wait = awaited
    wait.milliseconds = min(wait.milliseconds ?? .max, milliseconds)
    try take(wait())
    return takeInput()
  }
}
