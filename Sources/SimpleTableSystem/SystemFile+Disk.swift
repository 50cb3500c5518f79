#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

extension SystemFile {
  /// The attributes of the file.
  package var status: FileStatus {
    get throws(SystemError) {
      var information = stat()
      try call("fstat") { fstat(number, &information) }
      return FileStatus(information)
    }
  }

  /// Whether bytes that were read can be put back: those of a plain file.
  package var canBePutBack: Bool { (try? status).map { $0.otherKind == nil } ?? false }

  /// Puts bytes back that were read last, for whoever reads the file next.
  package func putBack(_ count: Int) { if count > 0 { lseek(number, -off_t(count), SEEK_CUR) } }

  /// Returns the attributes and the content of a plain file, or `nil` if there is no file.
  ///
  /// Anything else, such as a pipe or a device, is refused before it is opened, because opening it may
  /// already have an effect, and it may have no end.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which may be a link.
  ///   - limit: The number of bytes that are read at most; the file must not have more.
  ///   - prepare: Called with the file before it is read.
  /// - Returns: The attributes when it was read, and the content.
  /// - Throws: An error if the file is no plain one, has more bytes, or cannot be read.
  package static func contents(
    of path: String, atMost limit: Int, prepare: (_ file: SystemFile) -> Void = { _ in }
  ) throws(SystemError) -> (status: FileStatus, bytes: [UInt8])? {
    guard let found = try FileSystem.status(of: path) else { return nil }
    try found.expectPlainFile(ofAtMost: limit)
    let file = try SystemFile(path, for: .reading)
    defer { file.release() }
    prepare(file)
    // Meanwhile it may be another file.
    let status = try file.status
    try status.expectPlainFile(ofAtMost: limit)
    var bytes: [UInt8] = []
    // One byte more, so that a file of this size needs no second buffer.
    var room = status.size + 1
    while bytes.count <= limit {
      guard let part = try file.bytes(atMost: room) else { continue }
      if part.isEmpty { return (status, bytes) }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      room = 1 << 16
    }
    throw .tooLarge(limit)
  }

  /// Writes bytes at the end of the file, and waits until they are on the disk.
  package func append(_ bytes: [UInt8]) throws(SystemError) {
    try expectRoom(for: bytes.count)
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(try call("write") { rest.withUnsafeBytes(writeNow) })
    }
    try synchronize()
  }

  /// Writes bytes over those at a place of the file.
  package func overwrite(_ bytes: ArraySlice<UInt8>, at place: Int) throws(SystemError) {
    try expectRoom(for: place + bytes.count)
    var (rest, place) = (bytes, place)
    while !rest.isEmpty {
      let count = try call("write") {
        rest.withUnsafeBytes { pwrite(number, $0.baseAddress, $0.count, off_t(place)) }
      }
      rest = rest.dropFirst(count)
      place += count
    }
  }

  /// Cuts the file off after some bytes.
  package func truncate(to size: Int) throws(SystemError) {
    try call("ftruncate") { ftruncate(number, off_t(size)) }
  }

  /// Expects that the file may have a size: writing beyond the limit would end the process by a signal.
  private func expectRoom(for size: Int) throws(SystemError) {
    var limit = rlimit()
    getrlimit(sizeLimit, &limit)
    guard UInt64(size) <= UInt64(limit.rlim_cur) else { throw SystemError("file too large") }
  }

  /// Waits until the content of the file, or the names in the folder, are on the disk.
  package func synchronize() throws(SystemError) {
    #if canImport(Darwin)
      // Elsewhere fsync makes the disk itself write its cache.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    try call("fsync") { fsync(number) }
  }

  /// Gives the file the owner and the group of another one.
  package func setOwner(like other: FileStatus) throws(SystemError) {
    let own = try status
    guard own.owner != other.owner || own.group != other.group else { return }
    try call("fchown") { fchown(number, other.owner, other.group) }
  }

  /// Gives the file the permissions of another one.
  package func setPermissions(like other: FileStatus) throws(SystemError) {
    try call("fchmod") { fchmod(number, mode_t(other.permissions)) }
  }

  /// Gives the file the extended attributes of another one, on Darwin, as far as it may have them.
  ///
  /// Elsewhere the C library's module does not have the calls.
  package func copyAttributes(of path: String) {
    #if canImport(Darwin)
      guard let other = try? SystemFile(path, for: .reading) else { return }
      defer { other.release() }
      _ = fcopyfile(other.number, number, nil, copyfile_flags_t(COPYFILE_XATTR))
    #endif
  }

  /// Tries to lock the file, and returns whether no other process has a lock that excludes that.
  ///
  /// The lock ends when the file is released, or however the process ends.
  ///
  /// - Parameter isShared: Whether others may share the lock, as those that only read the file do.
  /// - Returns: Whether the file is locked now.
  /// - Throws: An error if the file system has no locks.
  package func lock(isShared: Bool = false) throws(SystemError) -> Bool {
    while flock(number, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { throw SystemError(call: "flock") }
    }
    return true
  }

  /// The number of the mount through which the file was opened; `nil` where the system gives none.
  package var mount: Int? {
    #if os(Linux) || os(Android)
      guard let details = try? SystemFile("/proc/self/fdinfo/\(number)", for: .reading) else {
        return nil
      }
      defer { details.release() }
      let text = (try? details.bytes()).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
      let line = text?.split(separator: "\n").first { $0.hasPrefix("mnt_id:") }
      return line.flatMap { Int($0.dropFirst("mnt_id:".count).drop { $0 == "\t" || $0 == " " }) }
    #else
      return nil
    #endif
  }
}

extension FileStatus {
  fileprivate func expectPlainFile(ofAtMost limit: Int) throws(SystemError) {
    if let otherKind { throw SystemError("it is \(otherKind)") }
    if size > limit { throw .tooLarge(limit) }
  }
}

extension SystemError {
  fileprivate static func tooLarge(_ limit: Int) -> SystemError {
    SystemError("it is larger than \(limit >> 20) MB")
  }
}

#if canImport(Glibc)
  private let sizeLimit = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
  private let sizeLimit = RLIMIT_FSIZE
#endif
