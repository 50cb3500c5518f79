#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#else
  #error("SimpleTableStorage needs files as POSIX has them; it is not for Windows and WASI.")
#endif

/// What the system answers to a call that fails.
struct SystemError: Error {
  /// What is wrong, as a phrase.
  let reason: String

  /// Whether there is no such file.
  var isMissingFile = false

  /// Creates the error of the call that has just failed.
  fileprivate init() {
    isMissingFile = errno == ENOENT
    reason = String(cString: strerror(errno)).lowercased()
  }

  /// Creates an error of our own.
  init(_ reason: String) {
    self.reason = reason
  }
}

/// Calls the system again while a signal interrupts the call, and returns the result.
@discardableResult
private func call<Result: SignedInteger>(_ body: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = body()
    if result >= 0 { return result }
    if errno != EINTR { throw SystemError() }
  }
}

// MARK: - Open files

/// A file or a folder that is open until it is closed.
struct OpenFile {
  private let number: Int32

  /// How a file is opened.
  enum Access {
    case reading
    case writing
    /// A folder, to lock or synchronise it.
    case folder
    /// A file that must not exist yet, which others may read or not.
    case creating(isPrivate: Bool)
  }

  /// Opens a file, without waiting for anything.
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

  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(number)
    #endif
  }
}
