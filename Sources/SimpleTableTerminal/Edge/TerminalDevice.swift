#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal that a program has for itself: raw keys, and the whole screen.
///
/// It is given back by ``close()``, when the device goes away, and around each stop. While it is
/// held, signals that end or stop the program arrive as events, and are answered by the thread
/// that asks for them. A program that does not ask is ended by the second signal of a kind, and
/// its terminal is restored all the same.
///
/// A process has one device at a time, and uses it from one thread; only ``wake()`` may be called
/// from others.
package final class TerminalDevice {
  private let rawMode: RawMode
  private let output: TerminalOutput
  private let setUp: [UInt8]
  private let tearDown: [UInt8]
  private let environment: [String: String]
  private var signals = SignalGuard()
  private var isClosed = false

  /// Whether the program has the terminal now, and no other one.
  private(set) var isHeld = false

  let input: TerminalInput
  var decoder = KeyDecoder()

  /// The time when what has come is decided, in milliseconds.
  var escapeDeadline = 0

  var events: [TerminalEvent] = []
  var hasEnded = false

  nonisolated(unsafe) private static var isInUse = false

  /// Takes a terminal.
  ///
  /// - Parameters:
  ///   - input: The file that keys come from.
  ///   - output: The file that the screen is written to.
  ///   - setUp: What to write first, and after each stop.
  ///   - tearDown: What to write last, and before each stop.
  ///   - environment: Where to look for the size of a terminal that does not tell it.
  /// - Throws: ``TerminalError/notATerminal``, ``TerminalError/alreadyInUse``, or what the system
  ///   refuses; the terminal is as it was then.
  package init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    setUp: [UInt8] = ScreenMode.enter, tearDown: [UInt8] = ScreenMode.leave,
    environment: [String: String] = TerminalDevice.environment
  ) throws(TerminalError) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    guard !Self.isInUse else { throw .alreadyInUse }
    self.input = TerminalInput(file: input)
    self.output = TerminalOutput(file: output)
    self.setUp = setUp
    self.tearDown = tearDown
    self.environment = environment
    rawMode = try RawMode(input: input)
    try SignalPipe.open()
    Self.isInUse = true
    do {
      try hold()
    } catch {
      isClosed = true
      Self.isInUse = false
      throw error
    }
  }

  deinit {
    close()
  }
}

extension TerminalDevice {
  /// The variables of the environment that matter to a terminal.
  package static var environment: [String: String] {
    var values: [String: String] = [:]
    for name in TerminalTraits.variables {
      values[name] = getenv(name).map { String(cString: $0) }
    }
    return values
  }

  /// What may be done with the files that a program has for its input and output.
  package static func traits(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    environment: [String: String] = TerminalDevice.environment
  ) -> TerminalTraits {
    TerminalTraits(
      environment: environment, isInputTerminal: isatty(input) == 1,
      isOutputTerminal: isatty(output) == 1)
  }

  /// The size of the screen now.
  package var size: TerminalSize {
    var size = winsize()
    let isKnown = ioctl(output.file, UInt(TIOCGWINSZ), &size) == 0
    return TerminalSize(
      reported: isKnown
        ? TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row)) : nil,
      environment: environment)
  }

  /// Writes bytes to the screen, all of them.
  package func write(_ bytes: [UInt8]) throws(TerminalError) {
    try output.put(bytes)
  }

  /// Makes the thread that waits for events look at what is new.
  ///
  /// This may be called from any thread.
  package static func wake() {
    SignalPipe.post(SignalPipe.wake)
  }

  /// Gives the terminal back as it was; later calls do nothing.
  ///
  /// A signal that has arrived and was not told yet is sent again, so that it is not lost.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    release()
    Self.isInUse = false
    for case .terminated(let signal) in events { SignalAction.send(signal) }
    events = []
  }

  /// Gives the terminal back, and ends the program by the signal that has asked for it.
  ///
  /// It returns only where the program has a handler of its own for the signal.
  package func end(by signal: Int32) {
    close()
    SignalAction.send(signal)
  }
}

extension TerminalDevice {
  /// Takes the terminal: raw mode, signals and screen.
  func hold() throws(TerminalError) {
    guard !isHeld, !isClosed else { return }
    // Until the process is in the foreground, signals must do what they do without a menu.
    try rawMode.waitForForeground()
    try SignalAction.withSignalsBlocked { () throws(TerminalError) in
      try rawMode.enter()
      isHeld = true
      EmergencyExit.prepare(
        input: input.file, output: output.file, attributes: rawMode.saved, bytes: tearDown)
      signals.arm()
    }
    do {
      try output.put(setUp)
    } catch {
      release()
      throw error
    }
  }

  /// Gives the terminal back, as far as it is still there.
  func release() {
    guard isHeld else { return }
    try? output.put(tearDown)
    SignalAction.withSignalsBlocked {
      try? rawMode.leave()
      loseHold()
    }
    hearSignals()
  }

  /// Lets go of a terminal that others have used in the meantime.
  func loseHold() {
    isHeld = false
    signals.disarm()
    EmergencyExit.cancel()
  }
}
