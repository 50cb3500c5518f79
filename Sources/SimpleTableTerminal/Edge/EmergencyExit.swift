#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The way out of a program that is asked twice to end and is busy elsewhere, or that exits in the
/// middle of what a key does.
///
/// It runs inside a signal handler, and so uses nothing but memory that is there already and calls
/// that POSIX lists as async-signal-safe.
enum EmergencyExit {
  private struct Plan {
    var input: Int32
    var output: Int32
    var attributes: termios
    var bytes: UnsafeMutablePointer<UInt8>
    var count: Int
  }

  /// The signal that nobody has heard of yet, or none.
  nonisolated(unsafe) static var unheard: Int32 = 0

  nonisolated(unsafe) private static var plan: UnsafeMutablePointer<Plan>?

  /// Keeps what is needed to restore a terminal.
  static func prepare(
    input: Int32, output: Int32, attributes: termios, bytes tearDown: [UInt8]
  ) {
    cancel()
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, tearDown.count))
    bytes.initialize(from: tearDown, count: tearDown.count)
    let new = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    new.initialize(
      to: Plan(
        input: input, output: output, attributes: attributes, bytes: bytes,
        count: tearDown.count))
    unheard = 0
    plan = new
    restoresAtExit
  }

  /// Drops what was kept; no handler may be installed any more.
  static func cancel() {
    guard let old = plan else { return }
    plan = nil
    unheard = 0
    old.pointee.bytes.deallocate()
    old.deallocate()
  }

  /// Restores the terminal and ends the process by a signal.
  static func leave(by number: Int32) {
    restore()
    signal(number, SIG_DFL)
    SignalAction.send(number)
  }

  /// Restores the terminal, if there is one to restore.
  private static func restore() {
    guard let plan else { return }
    // In the background the terminal is another program's.
    let foreground = tcgetpgrp(plan.pointee.input)
    guard foreground < 0 || foreground == getpgrp() else { return }
    tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.attributes)
    var waiting = pollfd(fd: plan.pointee.output, events: Int16(POLLOUT), revents: 0)
    if poll(&waiting, 1, 0) == 1, waiting.revents & Int16(POLLOUT) != 0 {
      _ = write(plan.pointee.output, plan.pointee.bytes, plan.pointee.count)
    }
  }

  /// Has the terminal restored when the process exits; made once.
  private static let restoresAtExit: Void = { atexit { EmergencyExit.restore() } }()
}
