import SimpleTableSystem

/// Restores the terminal of a program that ends or stops without closing its menu.
///
/// That is a program that crashes or exits while it handles a key, or that is busy elsewhere and is
/// asked to stop, or to end for the second time. The code runs inside a signal handler, so it uses
/// only memory that was allocated before and calls that POSIX lists as async-signal-safe.
enum EmergencyExit {
  /// What a signal handler needs to restore the terminal.
  private struct Plan {
    var line: TerminalLine
    var output: SystemFile
    var bytes: StaticString
    var errors: TemporaryFile.Exchange?
  }

  /// The signal that was caught and not yet taken by the program, or 0.
  nonisolated(unsafe) static var unhandledSignal: Int32 = 0

  /// The actions that were installed before the restoring handler, by the number of their signal.
  nonisolated(unsafe) static let actions = {
    let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: 256)
    actions.initialize(repeating: .systemDefault, count: 256)
    return actions
  }()

  nonisolated(unsafe) private static var plan: UnsafeMutablePointer<Plan>?

  nonisolated(unsafe) private static let place = UnsafeMutablePointer<Plan>.allocate(capacity: 1)

  /// Keeps what is needed to restore a terminal, in place of an earlier plan.
  ///
  /// - Parameters:
  ///   - line: The terminal, with the settings to be put back.
  ///   - output: Where to write the bytes.
  ///   - bytes: What gives the screen back.
  ///   - errors: What keeps what is written to standard error until then, if anything does.
  static func prepare(
    line: TerminalLine, output: SystemFile, bytes: StaticString,
    errors: TemporaryFile.Exchange? = nil
  ) {
    cancel()
    place.initialize(to: Plan(line: line, output: output, bytes: bytes, errors: errors))
    plan = place
    restoresAtExit
  }

  /// Forgets the plan; the handlers, which read it, must be removed first.
  static func cancel() {
    plan = nil
    unhandledSignal = 0
  }

  /// Restores the terminal and ends the process by a signal.
  static func leave(by signal: Int32) {
    _ = TerminalTurn.take()
    restore(droppingInput: signal == Signal.interrupt)
    SignalAction.systemDefault.install(for: signal)
    Signal.send(signal)
  }

  /// Restores the terminal and lets a signal do what it did before.
  static func passOn(_ signal: Int32, isFault: Bool) {
    let hasTurn = TerminalTurn.take()
    restore()
    actions[Int(signal)].install(for: signal)
    // The instruction that has failed runs again once the handler has returned.
    guard !isFault else { return }
    Signal.send(signal)
    liveOn(hasTurn)
  }

  /// Restores the terminal and stops the process, as the signal does by default.
  static func stop(by signal: Int32) {
    let hasTurn = TerminalTurn.take()
    restore()
    let handler = SignalAction(of: signal)
    SignalAction.systemDefault.install(for: signal)
    Signal.send(signal)
    handler.install(for: signal)
    liveOn(hasTurn)
  }

  /// Makes the program take its terminal again, as after a stop.
  private static func liveOn(_ hasTurn: Bool) {
    if hasTurn { TerminalTurn.giveBack() }
    SignalPipe.post(UInt8(truncatingIfNeeded: Signal.resume))
  }

  /// Restores the terminal, unless there is no plan; where another job is in the foreground, only
  /// standard error is as before.
  ///
  /// - Parameter dropsInput: Whether to drop what waits behind `^C`, which was not meant for the shell.
  private static func restore(droppingInput dropsInput: Bool = false) {
    guard let plan else { return }
    if plan.pointee.line.isInForeground {
      if dropsInput { plan.pointee.line.dropInput() }
      plan.pointee.line.restoreNow()
      if plan.pointee.output.hasRoom {
        plan.pointee.bytes.withUTF8Buffer { bytes in
          _ = plan.pointee.output.writeNow(UnsafeRawBufferPointer(bytes))
        }
      }
    }
    plan.pointee.errors?.end()
  }

  /// Registers the function that restores the terminal when the process exits, once.
  private static let restoresAtExit: Void = {
    SystemProcess.atExit {
      _ = TerminalTurn.take()
      EmergencyExit.restore()
    }
  }()
}
