import SimpleTableSystem

/// Who has the terminal of the process, which one menu or prompt at a time claims.
///
/// ```
///              claim            take            lend
///     free ──────────> stopped ──────> held ──────────> lent
///       ^                │ ^            │ ^              │
///       │    release     │ │  giveBack  │ └──────────────┘
///       └────────────────┘ └────────────┘      take
///
///     held, on a signal that ends or crashes the program, or exit(): leaving
///     leaving, where a handler of the program survives the signal: stopped
/// ```
///
/// A ``TerminalClaim`` calls these steps. A menu on the screen changes the settings of the terminal
/// only on the way from one state to another, and while it holds the terminal, under the
/// ``TerminalLock``. Signal handlers change the state themselves: their code uses only memory that
/// was allocated before and calls that POSIX lists as async-signal-safe.
enum TerminalOwner {
  /// The states.
  enum State {
    /// No menu or prompt is running.
    case free
    /// The menu has the terminal, and its handlers restore it where the program ends or stops.
    case held
    /// The menu has given the terminal to a child program.
    case lent
    /// The terminal is as it was before the menu, which waits until it may take it.
    case stopped
    /// The program ends: its terminal was restored, and is not changed any more.
    case leaving
  }

  /// The data with which a signal handler restores the terminal.
  struct Plan {
    /// The terminal, with the settings to be put back.
    var line: TerminalLine

    /// Where to write the bytes that give the screen back.
    var output: SystemFile
    var bytes: StaticString

    /// The exchange that collects standard error until then, if there is one.
    var errors: TemporaryFile.Exchange?
  }

  /// The present state.
  nonisolated(unsafe) private(set) static var state = State.free

  /// The plan while the handlers are installed; `nil` for input that is no terminal.
  nonisolated(unsafe) private static var plan: UnsafeMutablePointer<Plan>?

  nonisolated(unsafe) private static let place = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
}

// MARK: - The menu

extension TerminalOwner {
  /// Claims the terminal and the signals for a menu, a prompt or an action.
  ///
  /// - Throws: ``TerminalError/alreadyInUse``, or another error where the process may not open more
  ///   files.
  static func claim() throws(TerminalError) {
    guard state == .free else { throw .alreadyInUse }
    try SignalPipe.open()
    try TerminalLock.prepare()
    state = .stopped
  }

  /// Takes the terminal, and catches signals.
  ///
  /// - Parameters:
  ///   - signals: The signals that matter.
  ///   - body: Sets the terminal, and returns how to restore it; without signals meanwhile.
  /// - Throws: The errors of the function; the state is then unchanged.
  static func take(
    catching signals: SignalHandlers.Scope,
    _ body: () throws(TerminalError) -> Plan? = { nil }
  ) throws(TerminalError) {
    try Signal.blocked { () throws(TerminalError) in
      try locked { () throws(TerminalError) in
        if let new = try body() {
          place.initialize(to: new)
          plan = place
          restoresAtExit
        }
        state = .held
      }
      SignalHandlers.install(for: signals)
    }
  }

  /// Changes the settings of the terminal, unless the menu does not hold it.
  static func whileHeld(_ body: () throws(TerminalError) -> Void) throws(TerminalError) {
    try Signal.blocked { () throws(TerminalError) in
      try locked { () throws(TerminalError) in if state == .held { try body() } }
    }
  }

  /// Gives the terminal back, and stops catching signals; does nothing if it was not taken.
  ///
  /// - Parameters:
  ///   - next: Whether it is stopped or lent.
  ///   - restores: Whether to put the settings back: not those of other programs, after a stop.
  static func giveBack(_ next: State, restores: Bool = true) {
    Signal.blocked {
      locked {
        if restores, state == .held { try? plan?.pointee.line.restore() }
        state = next
      }
      SignalHandlers.remove()
      if let errors = plan?.pointee.errors {
        errors.end()
        errors.release()
      }
      plan = nil
    }
  }

  /// Ends the claim.
  static func release() {
    state = .free
  }

  private static func locked<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let hasLock = TerminalLock.acquire()
    defer { if hasLock { TerminalLock.release() } }
    try body()
  }
}

// MARK: - Signal handlers

extension TerminalOwner {
  /// Restores the terminal and ends the process by a signal.
  static func leave(by signal: Int32) {
    _ = TerminalLock.acquire()
    restore(.leaving, droppingInput: signal == Signal.interrupt)
    SignalAction.systemDefault.install(for: signal)
    Signal.send(signal)
  }

  /// Restores the terminal and passes a signal to its previous action.
  static func passOn(_ signal: Int32, isFault: Bool) {
    let hasLock = TerminalLock.acquire()
    restore(.leaving)
    SignalHandlers.previousAction(for: signal).install(for: signal)
    // The instruction that has failed runs again once the handler has returned.
    guard !isFault else { return }
    Signal.send(signal)
    resumeAfterSignal(hasLock)
  }

  /// Restores the terminal and stops the process, as the signal does by default.
  static func stop(by signal: Int32) {
    let hasLock = TerminalLock.acquire()
    restore(.stopped)
    let handler = SignalAction(of: signal)
    SignalAction.systemDefault.install(for: signal)
    Signal.send(signal)
    handler.install(for: signal)
    resumeAfterSignal(hasLock)
  }

  /// Makes the program take its terminal again, as after a stop.
  private static func resumeAfterSignal(_ hasLock: Bool) {
    state = .stopped
    if hasLock { TerminalLock.release() }
    SignalPipe.post(UInt8(truncatingIfNeeded: Signal.resume))
  }

  /// Restores the terminal, if it is held.
  ///
  /// If another job is in the foreground, only standard error is restored.
  ///
  /// - Parameters:
  ///   - next: The state from then on.
  ///   - dropsInput: Whether to drop the input after `^C`, which was not meant for the shell.
  private static func restore(_ next: State, droppingInput dropsInput: Bool = false) {
    state = next
    guard let plan else { return }
    if plan.pointee.line.isInForeground {
      if dropsInput { plan.pointee.line.dropInput() }
      plan.pointee.line.restoreNow()
      if plan.pointee.output.hasRoom {
        let bytes = plan.pointee.bytes
        plan.pointee.output.writeNow(
          UnsafeRawBufferPointer(start: bytes.utf8Start, count: bytes.utf8CodeUnitCount))
      }
    }
    plan.pointee.errors?.end()
  }

  /// Registers the function that restores the terminal when the process exits, once.
  private static let restoresAtExit: Void = {
    SystemProcess.atExit {
      _ = TerminalLock.acquire()
      TerminalOwner.restore(.leaving)
    }
  }()
}
