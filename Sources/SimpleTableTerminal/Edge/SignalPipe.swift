#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe through which signal handlers and other threads wake the thread that waits for events.
///
/// A handler may call only what POSIX lists as async-signal-safe: it writes the number of its
/// signal to the pipe. The pipe is made once and lives as long as the process, so that no late
/// handler ever writes to a file that has taken its number.
enum SignalPipe {
  /// The end that is read, or -1 before the pipe is made.
  nonisolated(unsafe) private(set) static var readEnd: Int32 = -1

  nonisolated(unsafe) fileprivate static var writeEnd: Int32 = -1

  /// The byte that other threads write.
  static let wake: UInt8 = 0

  /// Makes the pipe, if there is none.
  static func open() throws(TerminalError) {
    guard readEnd < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TerminalError(call: "pipe", code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    writeEnd = ends[1]
    readEnd = ends[0]
  }

  /// Writes a byte, unless the pipe is full of others.
  static func post(_ byte: UInt8) {
    var byte = byte
    _ = write(writeEnd, &byte, 1)
  }

  /// Returns the bytes that have been written since the last time.
  static func drain() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(readEnd, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk.prefix(count)
    }
  }
}
