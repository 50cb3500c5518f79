import SimpleTableSystem
import SimpleTableTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the program says to the test beside what it writes to the terminal, a line each: above all that it
/// waits, and for how many milliseconds at most.
///
/// The test has opened two pipes for it, see `PseudoTerminal`. Signal handlers speak, too.
enum Voice {
  private static let speech: Int32 = 9
  private static let permission: Int32 = 8

  private static let waiters = Locked<[@Sendable () -> Void]>([])

  /// Says from now on when the program waits, if a test listens: `PROBE_SPEAKS` is not empty.
  static func begin() {
    guard let isHeard = getenv("PROBE_SPEAKS"), isHeard.pointee != 0 else { return }
    let pausesBeforeDrops = getenv("PROBE_PAUSES") != nil
    SystemFile.willWait = { milliseconds in
      say("waits \(milliseconds.map(String.init) ?? "")")
      // Only for the rest of what is dropped, and for an answer, does it wait so long.
      let pauses = [TerminalLine.pauseOfPaste, GroundQuery.longestWait].map { Int($0) }
      if pausesBeforeDrops, let milliseconds, pauses.contains(milliseconds) { askPermission() }
      for waiter in waiters.withLock({ waiters in
        defer { waiters = [] }
        return waiters
      }) { waiter() }
    }
  }

  /// Says something, if a test listens.
  static func say(_ text: String) {
    guard SystemFile.willWait != nil else { return }
    _ = "\(text)\n".withCString { write(speech, $0, strlen($0)) }
  }

  /// Waits until the test lets the program take a step, or a signal comes.
  ///
  /// - Returns: Whether the test has permitted the step.
  static func isPermitted() -> Bool {
    let file = SystemFile(number: permission)
    let ready = (try? SystemFile.wait(toRead: [file, SignalPipe.readEnd])) ?? []
    guard ready.contains(file) else { return false }
    askPermission()
    return true
  }

  /// Waits until the test has read what was said last.
  private static func askPermission() {
    var byte: UInt8 = 0
    while read(permission, &byte, 1) < 0, errno == EINTR {}
  }

  /// Calls a function once, the next time the program is about to wait.
  static func atNextWait(_ body: @escaping @Sendable () -> Void) {
    waiters.withLock { $0.append(body) }
  }

  /// The moments at which the program is about to wait, from now on.
  static func waits() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    @Sendable func awaitNext() {
      atNextWait {
        continuation.yield()
        awaitNext()
      }
    }
    awaitNext()
    return stream
  }

  /// Returns once the program is about to wait for the next time after a function was called.
  static func nextWait(after body: () -> Void = {}) async {
    await withCheckedContinuation { continuation in
      atNextWait { continuation.resume() }
      body()
    }
  }
}
