package import SimpleTableSystem

/// A pipe through which signal handlers and other threads wake the thread that waits for events.
///
/// A handler may call only what POSIX lists as async-signal-safe: it writes the number of its
/// signal to the pipe. The pipe is made once and lives as long as the process. Otherwise a late
/// handler could write to another file that was opened under the same number.
package enum SignalPipe {
  /// The end that is read; its number is -1 before the pipe is made.
  nonisolated(unsafe) package private(set) static var readEnd = SystemFile(number: -1)

  nonisolated(unsafe) private static var writeEnd = SystemFile(number: -1)

  /// The byte that other threads write.
  static let wake: UInt8 = 0

  /// The byte that says that observed state has changed, or an action has ended.
  static let change: UInt8 = 254

  /// The byte of `^C`, where that is a signal.
  static let interruptKey: UInt8 = 255

  /// Makes the pipe, once.
  ///
  /// - Throws: A ``TerminalError`` where the process may not open more files.
  static func open() throws(TerminalError) {
    if !readEnd.isOpen { (readEnd, writeEnd) = try TerminalError.from(try SystemFile.makePipe()) }
  }

  /// Writes a byte, unless the pipe is full; a signal handler may call this.
  static func post(_ byte: UInt8) {
    withUnsafeBytes(of: byte) { _ = writeEnd.writeNow($0) }
  }

  /// Returns the bytes that have been written since the last time.
  static func drain() -> [UInt8] {
    var bytes: [UInt8] = []
    while let more = try? readEnd.bytes(), !more.isEmpty { bytes += more }
    return bytes
  }
}
