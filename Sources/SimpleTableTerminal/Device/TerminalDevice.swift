package import SimpleTableSystem

/// A terminal that a program controls alone: raw keys, and the whole screen.
///
/// The terminal is given back by ``close()``, when the device is released, and around each stop.
/// While it is held, signals that end the program become events, which the reading thread answers.
/// A program that reads none is ended by the second signal of a kind, and its terminal is still
/// restored.
///
/// A process has one device at a time and uses it from one thread. Only ``wake()`` may be called
/// from other threads.
package final class TerminalDevice {
  let line: TerminalLine
  private let output: SystemFile
  private let isReopened: Bool

  /// The file that collects standard error if that is a terminal, because the message of a crash
  /// would be lost on the screen of a menu.
  private static let errorsFile = TemporaryFile()

  /// The claim of the terminal, until it is given back for good.
  private(set) var claim: TerminalClaim?

  let input: SystemFile
  var decoder = KeyDecoder()

  /// The time after which Esc is a key of its own, in milliseconds.
  let escapeDelay: Int

  /// The time of the last byte, or of the last wait that ended without one.
  var lastByte = 0

  /// The typed input that was not read yet, the oldest first.
  var typed: [TerminalInput] = []

  /// The title of the window while the terminal is held; `nil` to leave it as it is.
  private let title: String?

  /// The question for the colours of the terminal, which is asked once.
  var query: GroundQuery?

  /// The requests of signals and other threads.
  package var inbox = SignalInbox()

  /// Whether the end of the input was reached.
  package internal(set) var hasEnded = false

  /// Takes a terminal.
  ///
  /// - Parameters:
  ///   - input: The file that keys come from.
  ///   - output: The file that the screen is written to.
  ///   - escapeDelay: The time after which Esc is a key of its own, in milliseconds; without it,
  ///     that of the environment.
  ///   - title: The title of the window while the terminal is held; `nil` to leave it as it is.
  ///   - asksForGround: Whether the terminal is asked for its colours.
  /// - Throws: ``TerminalError/notATerminal``, ``TerminalError/alreadyInUse``, or an error of the
  ///   system; the terminal is then unchanged.
  package init(
    input: SystemFile = .standardInput, output: SystemFile = .screen,
    escapeDelay: Int? = nil, title: String? = nil, asksForGround: Bool = false
  ) throws(TerminalError) {
    guard input.isTerminal, output.isTerminal else { throw .notATerminal }
    line = try TerminalError.from(try TerminalLine(input: input))
    claim = try TerminalClaim()
    self.input = input
    self.title = title
    self.escapeDelay = escapeDelay ?? TerminalTraits.escapeDelay(TerminalTraits.environment)
    let reopened = output.reopenedWithoutBlocking()
    self.output = reopened ?? output
    isReopened = reopened != nil
    query = asksForGround ? GroundQuery() : nil
    try hold()
  }

  deinit {
    close()
    if let signal = takePendingSignal() { Signal.send(signal) }
  }
}

extension TerminalDevice {
  /// The size of the screen now.
  package var size: TerminalSize {
    TerminalSize(
      reported: TerminalLine.size(of: output).map {
        TerminalSize(columns: $0.columns, rows: $0.rows)
      }, environment: TerminalTraits.environment)
  }

  /// Writes bytes to the screen, all of them unless the program is asked to end meanwhile.
  ///
  /// - Returns: Whether all of them were written.
  /// - Throws: A ``TerminalError`` where the terminal was closed.
  @discardableResult
  package func write(_ bytes: [UInt8]) throws(TerminalError) -> Bool {
    try output.put(bytes) { [self] in
      inbox.drain()
      return isExitPending
    }
  }

  /// Wakes the thread that waits for events.
  ///
  /// This may be called from any thread.
  package static func wake() {
    SignalPipe.post(SignalPipe.wake)
  }

  /// Wakes the thread that waits for events, to check whether the tables are out of date.
  ///
  /// This may be called from any thread.
  static func wakeForChange() {
    SignalPipe.post(SignalPipe.change)
  }

  /// Gives the terminal back as it was, for good; later calls do nothing.
  package func close() {
    guard let claim = claim.take() else { return }
    leaveScreen()
    finishQuery()
    claim.end(into: &inbox)
    if isReopened { output.release() }
  }

  /// Returns the pending signal that ends the program, if there is one, and forgets it.
  func takePendingSignal() -> Int32? {
    defer { inbox = SignalInbox() }
    return inbox.pendingSignal
  }
}

extension TerminalDevice {
  /// Whether the terminal was given back for good.
  var isClosed: Bool { claim == nil }

  /// Whether a child program has the terminal now.
  var isLent: Bool { !isClosed && TerminalOwner.state == .lent }

  /// Takes the terminal: raw mode, signals and screen; nothing happens if it is held or closed.
  ///
  /// - Parameter sendsSignals: Whether `^C` and `^Z` are signals until the menu waits for keys.
  /// - Throws: A ``TerminalError`` where the terminal refuses; it is as it was then.
  func hold(sendsSignals: Bool = false) throws(TerminalError) {
    guard TerminalOwner.state != .held else { return }
    // Signals are caught only once the process is in the foreground; until then they must work as
    // they do without a menu.
    try TerminalError.from(try line.waitForForeground())
    try claim?.take(catching: .screen) { () throws(TerminalError) in
      try TerminalError.from(try line.makeRaw(sendsSignals: sendsSignals))
      let errors =
        SystemFile.standardError.isTerminal
        ? Self.errorsFile?.takePlace(of: .standardError) : nil
      return TerminalOwner.Plan(
        line: line, output: output, bytes: ScreenMode.leave, errors: errors)
    }
    do {
      try write(
        Array(ScreenMode.enter.description.utf8) + (title.map(Self.titleSequence) ?? [])
          + beginQuery())
    } catch {
      giveBack()
      throw error
    }
  }

  /// Gives the terminal back until it is taken again.
  func giveBack(_ next: TerminalOwner.State = .stopped) {
    leaveScreen()
    finishQuery()
    claim?.giveBack(next, into: &inbox)
  }

  /// Shows the screen of before, if the terminal is held.
  func leaveScreen() {
    if TerminalOwner.state == .held { _ = try? write(Array(ScreenMode.leave.description.utf8)) }
  }
}
