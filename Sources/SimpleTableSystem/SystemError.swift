#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#else
  #error("SimpleTableSystem needs POSIX: Windows and WASI have SimpleTable and SimpleTableMenu.")
#endif

/// Why something could not be done with a file, a terminal or a thread.
package struct SystemError: Error, Hashable {
  /// The call that has failed, or an empty text for a reason of the library's own.
  package let call: String

  /// The number of the error, or 0 for a reason of the library's own.
  package let code: Int32

  private let ownReason: String?

  /// The problem as a phrase.
  package var reason: String { ownReason ?? String(cString: strerror(code)).lowercased() }

  /// Creates an error with a reason of the library's own.
  package init(_ reason: String) {
    (call, code, ownReason) = ("", 0, reason)
  }

  /// Creates the error of a call.
  ///
  /// - Parameters:
  ///   - call: The name of the function.
  ///   - code: The number of the error; without it, that of the call that has just failed.
  package init(call: String, code: Int32 = errno) {
    self.call = call
    self.code = code
    ownReason = nil
  }

  /// The meanings of some error numbers to the library.
  package enum Kind: Hashable, Sendable {
    /// There is no such file.
    case missingFile
    /// The file is used in a way that excludes the call, such as one that is a mount point.
    case busy
    /// Nothing reads the other end of the pipe.
    case closedPipe
    /// The terminal was closed.
    case lostTerminal
    /// The file is not a terminal.
    case notATerminal
    /// Anything else.
    case other
  }

  /// The meaning of the error.
  package var kind: Kind {
    switch code {
    case ENOENT: .missingFile
    case EBUSY: .busy
    case EPIPE: .closedPipe
    case EIO, ENXIO: .lostTerminal
    case ENOTTY: .notATerminal
    default: .other
    }
  }
}

/// Makes a call of the system, repeats it if a signal interrupts it, and returns its result.
@discardableResult
func call<Answer: SignedInteger>(
  _ name: String, _ body: () -> Answer
) throws(SystemError) -> Answer {
  while true {
    let answer = body()
    if answer >= 0 { return answer }
    if errno != EINTR { throw SystemError(call: name) }
  }
}
