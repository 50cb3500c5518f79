#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes that come from a terminal.
struct TerminalInput {
  /// What a wait has ended with.
  enum Arrival: Equatable {
    /// Some bytes.
    case bytes([UInt8])
    /// The end of the input; a terminal that is gone ends it too.
    case end
    /// Something else has happened in the process.
    case signals
    /// Nothing, in the time that was given.
    case nothing
  }

  /// The file that is read.
  let file: Int32

  /// Waits for bytes or signals.
  ///
  /// - Parameter milliseconds: How long to wait; without it, as long as it takes.
  /// - Returns: What has come first.
  /// - Throws: A ``TerminalError`` where the file cannot be read.
  func wait(milliseconds: Int?) throws(TerminalError) -> Arrival {
    var files = [
      pollfd(fd: SignalPipe.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: file, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = Int32(clamping: milliseconds.map { max(0, $0) } ?? -1)
    guard poll(&files, nfds_t(files.count), timeout) >= 0 else {
      guard errno == EINTR else { throw TerminalError(call: "poll", code: errno) }
      return .signals
    }
    if files[0].revents != 0 { return .signals }
    if files[1].revents != 0 { return try take() }
    return .nothing
  }

  private func take() throws(TerminalError) -> Arrival {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = read(file, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer.prefix(count))) }
    if count == 0 || errno == EIO { return .end }
    guard errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK else {
      throw TerminalError(call: "read", code: errno)
    }
    return .nothing
  }
}
