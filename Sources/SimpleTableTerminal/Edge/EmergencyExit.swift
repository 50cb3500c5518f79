/// Restores the terminal of a program that ends without closing its menu.
///
/// That is a program that crashes or exits while it handles a key, or that is busy elsewhere and is
/// asked to end for the second time. The code runs inside a signal handler, so it uses only memory
/// that was allocated before and calls that POSIX lists as async-signal-safe.
enum EmergencyExit {
  /// What a signal handler needs to restore the terminal.
  private struct Plan {
    var line: TerminalLine
    var output: SystemFile
    var bytes: StaticString
  }

  /// The signal that was caught and not yet taken by the program, or 0.
  nonisolated(unsafe) static var unheard: Int32 = 0

  /// The actions that were installed before the restoring handler, by the number of their signal.
  nonisolated(unsafe) static let actions = {
    let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: 256)
    actions.initialize(repeating: .systemDefault, count: 256)
    return actions
  }()

  nonisolated(unsafe) private static var plan: UnsafeMutablePointer<Plan>?

  nonisolated(unsafe) private static let place = UnsafeMutablePointer<Plan>.allocate(capacity: 1)

  /// Keeps what is needed to restore a terminal, in place of an earlier plan.
  static func prepare(line: TerminalLine, output: SystemFile, bytes: StaticString) {
    cancel()
    place.initialize(to: Plan(line: line, output: output, bytes: bytes))
    plan = place
    restoresAtExit
  }

  /// Forgets the plan; the handlers, which read it, must be removed first.
  static func cancel() {
    plan = nil
    unheard = 0
  }

  /// Restores the terminal and ends the process by a signal.
  static func leave(by signal: Int32) {
    restore()
    SignalAction.systemDefault.install(for: signal)
    Signal.send(signal)
  }

  /// Restores the terminal and lets a signal do what it did before.
  static func passOn(_ signal: Int32, isFault: Bool) {
    restore()
    actions[Int(signal)].install(for: signal)
    guard !isFault else { return }
    // A program that lives on takes its terminal again, as after a stop.
    SignalPipe.post(UInt8(truncatingIfNeeded: Signal.resume))
    Signal.sendLater(signal)
  }

  /// Restores the terminal, unless there is no plan or another job is in the foreground.
  private static func restore() {
    guard let plan, plan.pointee.line.restoreInForeground(), plan.pointee.output.hasRoom else {
      return
    }
    plan.pointee.bytes.withUTF8Buffer { bytes in
      _ = plan.pointee.output.writeNow(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Registers the function that restores the terminal when the process exits, once.
  private static let restoresAtExit: Void = { SystemProcess.atExit { EmergencyExit.restore() } }()
}
