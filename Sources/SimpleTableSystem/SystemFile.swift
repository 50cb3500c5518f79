#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

/// An open file, folder, pipe or terminal of the process, known by its descriptor.
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

  /// The standard error.
  package static let standardError = SystemFile(number: STDERR_FILENO)

  /// Opens standard files that are closed on nothing, so that no other file takes their numbers.
  ///
  /// Services and `tool <&-` start programs with closed ones. Call this before anything is opened.
  package static func openStandardFiles() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is the one that is closed.
      _ = open("/dev/null", number == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
  }

  /// The terminal that the process belongs to, opened once; `nil` where it has none.
  package static let controllingTerminal: SystemFile? = {
    let file = open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC)
    return file < 0 ? nil : SystemFile(number: file)
  }()

  /// Whether the file is open.
  package var isOpen: Bool { number >= 0 }

  /// Whether the file is a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }
}

// MARK: - Opening and closing

extension SystemFile {
  /// How a file is opened.
  package enum Access {
    case reading
    case writing
    /// A folder is opened to be locked or synchronised.
    case folder
    /// A file is created, which must not exist yet; if it is private, other users cannot read it.
    case creating(isPrivate: Bool)
  }

  /// Opens a file, without waiting for another process.
  package init(_ path: String, for access: Access) throws(SystemError) {
    let (flags, mode): (Int32, mode_t) =
      switch access {
      case .reading: (O_RDONLY | O_NONBLOCK, 0)
      case .writing: (O_WRONLY | O_NONBLOCK | O_NOFOLLOW, 0)
      case .folder: (O_RDONLY | O_DIRECTORY, 0)
      case .creating(let isPrivate): (O_WRONLY | O_CREAT | O_EXCL, isPrivate ? 0o600 : 0o666)
      }
    try expectNoNull(in: path)
    number = try call("open") { open(path, flags | O_CLOEXEC | O_NOCTTY, mode) }
  }

  /// Opens the terminal again in a mode of its own, in which writing never blocks.
  ///
  /// Changing the mode of this file would change it for every program that shares the file.
  ///
  /// - Returns: The new file, or `nil` where the terminal has no name here.
  package func reopenedWithoutBlocking() -> SystemFile? {
    var name = [CChar](repeating: 0, count: 1_024)
    guard ttyname_r(number, &name, name.count) == 0 else { return nil }
    let new = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return new < 0 ? nil : SystemFile(number: new)
  }

  /// Makes a pipe whose ends never block and are not inherited by child programs.
  package static func makePipe() throws(SystemError) -> (read: SystemFile, write: SystemFile) {
    var ends: [Int32] = [-1, -1]
    try call("pipe") { pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (SystemFile(number: ends[0]), SystemFile(number: ends[1]))
  }

  /// Closes the file.
  package func release() { _ = close(number) }
}

// MARK: - Waiting

extension SystemFile {
  /// What is called before this waits, with the milliseconds if there is a limit; a signal handler may call it.
  ///
  /// A test learns by it that all that came before is done.
  nonisolated(unsafe) package static var willWait: (@Sendable (_ milliseconds: Int?) -> Void)?

  /// Waits until reading returns at once, with bytes or at the end of the file; a signal handler may
  /// use this.
  ///
  /// - Parameter milliseconds: How long to wait at most.
  /// - Returns: Whether reading returns at once.
  package func hasInput(within milliseconds: Int32 = 0) -> Bool {
    isReady(Int16(POLLIN), milliseconds)
  }

  /// Whether something can be written at once; a signal handler may use this.
  package var hasRoom: Bool { isReady(Int16(POLLOUT), 0) }

  private func isReady(_ event: Int16, _ milliseconds: Int32) -> Bool {
    if milliseconds > 0 { Self.willWait?(Int(milliseconds)) }
    var waiting = pollfd(fd: number, events: event, revents: 0)
    return poll(&waiting, 1, milliseconds) == 1
  }

  /// Waits until one of some files can be read, or another one written.
  ///
  /// - Parameters:
  ///   - sources: The files to be read.
  ///   - sink: The file to be written.
  ///   - milliseconds: How long to wait; without it, as long as it takes.
  /// - Returns: The files that are ready: none in that time, or where a signal came first.
  /// - Throws: An error where the files cannot be waited for.
  package static func wait(
    toRead sources: [SystemFile], toWrite sink: SystemFile? = nil, milliseconds: Int? = nil
  ) throws(SystemError) -> [SystemFile] {
    var files = sources.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    if let sink { files.append(pollfd(fd: sink.number, events: Int16(POLLOUT), revents: 0)) }
    let timeout = Int32(clamping: milliseconds.map { max(0, $0) } ?? -1)
    if timeout != 0 { willWait?(milliseconds) }
    guard poll(&files, nfds_t(files.count), timeout) >= 0 else {
      guard errno == EINTR else { throw SystemError(call: "poll") }
      return []
    }
    return files.filter { $0.revents != 0 }.map { SystemFile(number: $0.fd) }
  }
}

// MARK: - Reading and writing

extension SystemFile {
  /// Reads some bytes, and waits until there are any.
  ///
  /// - Returns: The bytes, none at the end of the file, or `nil` where a signal came first.
  package func bytes(atMost limit: Int = 4_096) throws(SystemError) -> [UInt8]? {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let result = read(number, buffer.baseAddress, limit)
      if result < 0 { code = errno }
      count = max(0, result)
    }
    switch code {
    case 0: return bytes
    case EINTR, EAGAIN, EWOULDBLOCK: return nil
    default: throw SystemError(call: "read", code: code)
    }
  }

  /// Writes as many bytes as the file takes now.
  ///
  /// - Returns: The number of bytes written, or `nil` where it takes none now, or where a signal
  ///   came first.
  package func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int? {
    let count = bytes.withUnsafeBytes { writeNow($0) }
    if count >= 0 { return count }
    guard [EINTR, EAGAIN, EWOULDBLOCK].contains(errno) else { throw SystemError(call: "write") }
    return nil
  }

  /// Writes bytes in one call; a signal handler may use this.
  ///
  /// - Returns: The number of bytes written, or -1 where the call has failed.
  @discardableResult
  package func writeNow(_ bytes: UnsafeRawBufferPointer) -> Int {
    systemWrite(number, bytes)
  }
}

extension SystemFile {
  /// Reads bytes in one call; a signal handler may use this.
  ///
  /// - Returns: The number of bytes read, or -1 where the call has failed.
  package func readNow(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
    read(number, bytes.baseAddress, bytes.count)
  }
}

/// The call, under a name that no method hides.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}
