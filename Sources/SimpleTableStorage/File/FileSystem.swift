#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#else
  #error("SimpleTableStorage needs POSIX: on Windows and WASI there is SimpleTable alone.")
#endif

/// Why a call of the system failed.
struct SystemError: Error {
  /// What is wrong, as a phrase.
  let reason: String

  /// Whether the call failed because there is no such file.
  private(set) var isMissingFile = false

  /// Creates an error with a reason of the module's own.
  init(_ reason: String) {
    self.reason = reason
  }

  /// Creates the error of the call that has just failed.
  fileprivate init() {
    isMissingFile = errno == ENOENT
    reason = String(cString: strerror(errno)).lowercased()
  }
}

/// Makes a call of the system, repeats it if a signal interrupts it, and returns its result.
@discardableResult
private func call<Answer: SignedInteger>(_ body: () -> Answer) throws(SystemError) -> Answer {
  while true {
    let answer = body()
    if answer >= 0 { return answer }
    if errno != EINTR { throw SystemError() }
  }
}

// MARK: - Names

/// The files that processes share, by their paths.
enum FileSystem {
  /// The folder at which relative paths begin, or `nil` if it was removed.
  static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether this process may give files to other users.
  static var isSuperuser: Bool { geteuid() == 0 }

  /// Returns the attributes of a file, following links; `nil` if there is no file.
  static func status(of path: String) throws(SystemError) -> FileStatus? {
    var information = stat()
    do throws(SystemError) {
      try call { stat(path, &information) }
      return FileStatus(information)
    } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
  }

  /// Returns the destination of a symbolic link, or `nil` if the path is no link.
  static func destination(ofLink path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
      let place = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
      count = place.map { max(0, readlink(path, $0, buffer.count)) } ?? 0
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the names of the files in a folder; `[]` if it cannot be read.
  static func names(inFolder path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        names.append(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
      }
    }
    return names
  }

  /// Renames a file, replacing one that already has the new name.
  static func rename(_ path: String, to name: String) throws(SystemError) {
    try call { systemRename(path, name) }
  }

  /// Removes a name, if it can be removed.
  static func remove(_ path: String) { unlink(path) }

  /// Waits for a time.
  static func wait(milliseconds: UInt32) { usleep(milliseconds * 1_000) }
}

/// The call, under a name that no method hides.
private func systemRename(_ path: String, _ name: String) -> Int32 { rename(path, name) }

/// The attributes of a file; they differ after it is written, changed or replaced.
struct FileStatus: Equatable {
  let size: Int
  let permissions: UInt32
  let owner: UInt32
  let group: UInt32

  /// The number of names that the file has in folders.
  let names: Int

  /// What the file is if it is not a regular one, as in "a folder"; `nil` for a regular one.
  let otherKind: String?

  private let device: Int
  private let inode: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  fileprivate init(_ information: stat) {
    #if canImport(Darwin)
      let changed = information.st_ctimespec
    #else
      let changed = information.st_ctim
    #endif
    seconds = Int(changed.tv_sec)
    nanoseconds = Int(changed.tv_nsec)
    size = Int(information.st_size)
    permissions = UInt32(information.st_mode) & 0o7777
    owner = information.st_uid
    group = information.st_gid
    names = Int(information.st_nlink)
    device = Int(truncatingIfNeeded: information.st_dev)
    inode = UInt64(information.st_ino)
    otherKind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: nil
      case S_IFDIR: "a folder"
      case S_IFIFO: "a pipe"
      case S_IFSOCK: "a socket"
      default: "a device"
      }
  }
}

// MARK: - Open files

/// A file or a folder that is open until it is released.
struct OpenFile {
  private let number: Int32

  /// How a file is opened.
  enum Access {
    case reading
    case writing
    /// A folder is opened to be locked or synchronised.
    case folder
    /// A file is created, which must not exist yet; if it is private, other users cannot read it.
    case creating(isPrivate: Bool)
  }

  /// Opens a file, without waiting for another process.
  init(_ path: String, for access: Access) throws(SystemError) {
    let (flags, mode): (Int32, mode_t) =
      switch access {
      case .reading: (O_RDONLY | O_NONBLOCK, 0)
      case .writing: (O_WRONLY | O_NONBLOCK | O_NOFOLLOW, 0)
      case .folder: (O_RDONLY | O_DIRECTORY, 0)
      case .creating(let isPrivate): (O_WRONLY | O_CREAT | O_EXCL, isPrivate ? 0o600 : 0o666)
      }
    number = try call { open(path, flags | O_CLOEXEC | O_NOCTTY, mode) }
  }

  func release() { _ = close(number) }

  /// The attributes of the file.
  var status: FileStatus {
    get throws(SystemError) {
      var information = stat()
      try call { fstat(number, &information) }
      return FileStatus(information)
    }
  }

  /// Returns the content of the file, which may be longer or shorter than expected.
  func contents(expecting size: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more, so that a file of the expected size needs no second buffer.
    var room = size + 1
    while true {
      var answer = -1
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        repeat {
          answer = read(number, buffer.baseAddress, room)
        } while answer < 0 && errno == EINTR
        count = max(0, answer)
      }
      guard answer >= 0 else { throw SystemError() }
      guard answer > 0 else { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      room = 1 << 16
    }
  }

  /// Writes bytes at the end of the file, and waits until they are on the disk.
  func append(_ bytes: [UInt8]) throws(SystemError) {
    // Writing beyond the size limit would end the process by a signal.
    var limit = rlimit()
    getrlimit(sizeLimit, &limit)
    guard UInt64(bytes.count) <= UInt64(limit.rlim_cur) else { throw SystemError("file too large") }
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(
        try call { rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) } })
    }
    try synchronize()
  }

  /// Waits until the content of the file, or the names in the folder, are on the disk.
  func synchronize() throws(SystemError) {
    #if canImport(Darwin)
      // Elsewhere fsync makes the disk itself write what it has received.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    try call { fsync(number) }
  }

  /// Gives the file the owner and the group of another one.
  func setOwner(like other: FileStatus) throws(SystemError) {
    let own = try status
    guard own.owner != other.owner || own.group != other.group else { return }
    try call { fchown(number, other.owner, other.group) }
  }

  /// Gives the file the permissions of another one.
  func setPermissions(like other: FileStatus) throws(SystemError) {
    try call { fchmod(number, mode_t(other.permissions)) }
  }

  /// Tries to lock the file, and returns whether no other process has locked it.
  ///
  /// The lock ends when the file is released, or however the process ends.
  ///
  /// - Throws: An error if the file system has no locks.
  func lock() throws(SystemError) -> Bool {
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { throw SystemError() }
    }
    return true
  }
}

#if canImport(Glibc)
  private let sizeLimit = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
  private let sizeLimit = RLIMIT_FSIZE
#endif
