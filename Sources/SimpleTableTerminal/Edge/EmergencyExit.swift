/// The way out of a program that crashes or exits in the middle of what a key does, or is asked
/// twice to end and is busy elsewhere.
///
/// It runs inside a signal handler, and so uses nothing but memory that is there already and calls
/// that POSIX lists as async-signal-safe.
enum EmergencyExit {
  private struct Plan {
    var line: TerminalLine
    var output: SystemFile
    var bytes: UnsafeMutableRawBufferPointer
  }

  /// The pending signal, or 0.
  nonisolated(unsafe) static var unheard: Int32 = 0

  /// What the signals of a crash did before, by their numbers.
  nonisolated(unsafe) static let actions = {
    let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: 256)
    actions.initialize(repeating: .systemDefault, count: 256)
    return actions
  }()

  nonisolated(unsafe) private static var plan: UnsafeMutablePointer<Plan>?

  /// Keeps what is needed to restore a terminal.
  static func prepare(line: TerminalLine, output: SystemFile, bytes tearDown: [UInt8]) {
    cancel()
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: tearDown.count, alignment: 1)
    bytes.copyBytes(from: tearDown)
    let new = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    new.initialize(to: Plan(line: line, output: output, bytes: bytes))
    unheard = 0
    plan = new
    restoresAtExit
  }

  /// Forgets the plan; no handler may be installed any more.
  static func cancel() {
    guard let old = plan else { return }
    plan = nil
    unheard = 0
    old.pointee.bytes.deallocate()
    old.deallocate()
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

  /// Restores the terminal, if there is one to restore.
  private static func restore() {
    guard let plan, plan.pointee.line.restoreInForeground(), plan.pointee.output.hasRoom else {
      return
    }
    plan.pointee.output.writeNow(UnsafeRawBufferPointer(plan.pointee.bytes))
  }

  /// Restores the terminal when the process exits; made once.
  private static let restoresAtExit: Void = { SystemProcess.atExit { EmergencyExit.restore() } }()
}
