import SimpleTableSystem

/// A lock on the terminal's settings that a signal handler may take.
///
/// It is a byte in a pipe, because a handler may read a pipe but not wait for a mutex.
enum TerminalLock {
  nonisolated(unsafe) private static var readEnd = SystemFile(number: -1)
  nonisolated(unsafe) private static var writeEnd = SystemFile(number: -1)

  /// For how many milliseconds the lock is waited for while another thread has it.
  private static let longestWait = 100

  /// Makes the pipe, once.
  ///
  /// - Throws: A ``TerminalError`` where the process may not open more files.
  static func prepare() throws(TerminalError) {
    guard !readEnd.isOpen else { return }
    (readEnd, writeEnd) = try TerminalError.from(try SystemFile.makePipe())
    release()
  }

  /// Takes the lock, or continues without it after waiting too long.
  ///
  /// - Returns: Whether the lock was taken and must be released.
  static func acquire() -> Bool {
    for _ in 0..<longestWait {
      var byte: UInt8 = 0
      if withUnsafeMutableBytes(of: &byte, { readEnd.readNow($0) }) == 1 { return true }
      _ = readEnd.hasInput(within: 1)
    }
    return false
  }

  /// Releases the lock.
  static func release() {
    withUnsafeBytes(of: UInt8(0)) { _ = writeEnd.writeNow($0) }
  }
}
