#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#else
  #error("SimpleTableTerminal needs POSIX: on Windows and WASI there is SimpleTable alone.")
#endif

/// An open file of the process, known by its descriptor.
package struct SystemFile: Hashable, Sendable {
  /// The descriptor.
  let number: Int32

  /// Creates the file of a descriptor.
  package init(number: Int32) {
    self.number = number
  }

  /// The standard input.
  package static let standardInput = SystemFile(number: STDIN_FILENO)

  /// The standard output.
  package static let standardOutput = SystemFile(number: STDOUT_FILENO)

  /// Where a menu is drawn: standard output, or the controlling terminal where the output goes
  /// elsewhere while the keys come from a terminal.
  package static var screen: SystemFile {
    guard standardInput.isTerminal, !standardOutput.isTerminal else { return standardOutput }
    return controllingTerminal ?? standardOutput
  }

  /// The terminal that the process belongs to, opened once; `nil` where it has none.
  private static let controllingTerminal: SystemFile? = {
    let file = open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC)
    return file < 0 ? nil : SystemFile(number: file)
  }()

  /// Whether the file is a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }
}

extension SystemFile {
  /// Reads some bytes, and waits until there are any.
  ///
  /// - Returns: The bytes, none at the end of the file or of a terminal that was closed, or `nil`
  ///   where a signal came first.
  func bytes(atMost limit: Int = 4_096) throws(TerminalError) -> [UInt8]? {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let result = read(number, buffer.baseAddress, limit)
      if result < 0 { code = errno }
      count = max(0, result)
    }
    switch code {
    case 0, EIO: return bytes
    case EINTR, EAGAIN, EWOULDBLOCK: return nil
    default: throw TerminalError(call: "read", code: code)
    }
  }

  /// Whether reading returns at once, with bytes or at the end of the file.
  var hasInput: Bool { isReady(Int16(POLLIN)) }

  /// Whether something can be written at once; a signal handler may use this.
  var hasRoom: Bool { isReady(Int16(POLLOUT)) }

  private func isReady(_ event: Int16) -> Bool {
    var waiting = pollfd(fd: number, events: event, revents: 0)
    return poll(&waiting, 1, 0) == 1
  }

  /// Writes all of some bytes, and waits while the file takes no more.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - givesUp: Returns whether to leave the rest; asked where the file takes no more, and again
  ///     whenever a signal has arrived.
  /// - Returns: Whether all of them were written.
  /// - Throws: A ``TerminalError`` where the file cannot be written.
  @discardableResult
  func put(
    _ bytes: [UInt8], unless givesUp: () -> Bool = { false }
  ) throws(TerminalError) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeNow($0) }
      switch count < 0 ? errno : 0 {
      case 0: rest = rest.dropFirst(count)
      case EINTR: break
      case EAGAIN, EWOULDBLOCK:
        if givesUp() { return false }
        _ = try Self.wait(toRead: [SignalPipe.readEnd], toWrite: self)
      case let code: throw TerminalError(call: "write", code: code)
      }
    }
    return true
  }

  /// Writes bytes in one call; a signal handler may use this.
  ///
  /// - Returns: The number of bytes written, or -1 where the call has failed.
  @discardableResult
  func writeNow(_ bytes: UnsafeRawBufferPointer) -> Int {
    write(number, bytes.baseAddress, bytes.count)
  }
}

extension SystemFile {
  /// Waits until one of some files can be read, or another one written.
  ///
  /// - Parameters:
  ///   - sources: The files to be read.
  ///   - sink: The file to be written.
  ///   - milliseconds: How long to wait; without it, as long as it takes.
  /// - Returns: The files that are ready: none in that time, or where a signal came first.
  /// - Throws: A ``TerminalError`` where the files cannot be waited for.
  static func wait(
    toRead sources: [SystemFile], toWrite sink: SystemFile? = nil, milliseconds: Int? = nil
  ) throws(TerminalError) -> Set<SystemFile> {
    var files = sources.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    if let sink { files.append(pollfd(fd: sink.number, events: Int16(POLLOUT), revents: 0)) }
    let timeout = Int32(clamping: milliseconds.map { max(0, $0) } ?? -1)
    guard poll(&files, nfds_t(files.count), timeout) >= 0 else {
      guard errno == EINTR else { throw TerminalError(call: "poll", code: errno) }
      return []
    }
    return Set(files.filter { $0.revents != 0 }.map { SystemFile(number: $0.fd) })
  }

  /// Makes a pipe whose ends never block and are not inherited by child programs.
  static func makePipe() throws(TerminalError) -> (read: SystemFile, write: SystemFile) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TerminalError(call: "pipe", code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (SystemFile(number: ends[0]), SystemFile(number: ends[1]))
  }

  /// Returns a byte that `readLine()` has read ahead from standard input, or `nil`.
  static func takeByteReadAhead() -> UInt8? {
    #if canImport(Glibc)
      guard let input = stdin, let next = input.pointee._IO_read_ptr as UnsafeMutablePointer?,
        let end = input.pointee._IO_read_end, next < end
      else { return nil }
      return UInt8(truncatingIfNeeded: getc(input))
    #else
      return nil
    #endif
  }

  /// Opens the terminal again in a mode of its own, in which writing never blocks.
  ///
  /// Changing the mode of this file would change it for every program that shares the file.
  ///
  /// - Returns: The new file, or `nil` where the terminal has no name here.
  func reopenedWithoutBlocking() -> SystemFile? {
    var name = [CChar](repeating: 0, count: 1_024)
    guard ttyname_r(number, &name, name.count) == 0 else { return nil }
    let new = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return new < 0 ? nil : SystemFile(number: new)
  }

  /// Closes the file.
  func release() {
    close(number)
  }

  /// Writes out everything that was printed so far.
  static func flushPrinted() throws(TerminalError) {
    guard fflush(nil) == 0 else { throw TerminalError(call: "write", code: errno) }
  }
}

extension TerminalError {
  /// Creates the error of a failed call from its error number.
  init(call: StaticString, code: Int32) {
    switch code {
    case EPIPE: self = .outputClosed
    case EIO, ENXIO: self = .terminalGone
    case ENOTTY: self = .notATerminal
    default: self = .system(call: "\(call)", code: code)
    }
  }

  /// Returns the system's description of an error number.
  static func message(of code: Int32) -> String { String(cString: strerror(code)) }
}
