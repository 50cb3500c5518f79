#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  @preconcurrency import Android
#endif

/// The process itself: time, arguments, environment, threads, stacks and standard streams.
package enum SystemProcess {
  /// Whether all arguments of the program are UTF-8, so that none changed when it became a text.
  package static var hasExactArguments: Bool {
    CommandLine.arguments.enumerated().allSatisfy { number, argument in
      CommandLine.unsafeArgv[number].map { strcmp($0, argument) == 0 } ?? true
    }
  }

  /// The variables of the environment; `nil` for one whose value is not UTF-8.
  ///
  /// Of several with one name the first counts, as for ``variable(_:)``.
  package static var environment: [String: String?] {
    #if canImport(Darwin)
      var next = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var values: [String: String?] = [:]
    while let pointer = next, let entry = pointer.pointee {
      next = pointer + 1
      guard let sign = strchr(entry, Int32(UInt8(ascii: "="))) else { continue }
      let bytes = UnsafeRawBufferPointer(start: entry, count: sign - entry)
      let name = String(decoding: bytes, as: UTF8.self)
      if values[name] == nil { values[name] = .some(String(validatingCString: sign + 1)) }
    }
    return values
  }

  /// Returns a variable of the environment, or `nil` where it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The time of a monotonic clock, in milliseconds.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Calls a function when the process exits.
  package static func atExit(_ body: @escaping @convention(c) () -> Void) {
    atexit(body)
  }

  /// Gives this thread a stack for signal handlers, unless it has one.
  ///
  /// All threads share the same one, as no more than one of them is expected to crash.
  package static func provideSpareStack() {
    var now = stack_t()
    guard sigaltstack(nil, &now) == 0, Int(now.ss_flags) & Int(SS_DISABLE) != 0 else { return }
    var new = stack_t()
    new.ss_sp = spareStack.baseAddress
    new.ss_size = spareStack.count
    sigaltstack(&new, nil)
  }

  nonisolated(unsafe) private static let spareStack = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 1 << 16, alignment: 16)

  /// Runs a function on a new thread, which receives no signals except those of a crash.
  ///
  /// The threads that it starts, such as those of the runtime, inherit this.
  ///
  /// - Throws: An error where no thread can be started.
  package static func startThread(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let work = Unmanaged.passRetained(ThreadWork(body: body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = Signal.blocked(exceptFaults: true) {
      pthread_create(
        &thread, nil,
        { pointer in
          let pointer: UnsafeMutableRawPointer? = pointer
          if let pointer { Unmanaged<ThreadWork>.fromOpaque(pointer).takeRetainedValue().body() }
          return nil
        }, work.toOpaque())
    }
    guard code == 0 else {
      work.release()
      throw SystemError(call: "pthread_create", code: code)
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }

  private final class ThreadWork {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Calls a function and restores the number of the last error afterwards, as a handler must.
  package static func keepingErrorNumber(_ body: () -> Void) {
    let code = errno
    body()
    errno = code
  }
}

extension SystemProcess {
  /// Ends the process.
  package static func end(_ code: Int32) -> Never { exit(code) }

  /// Writes out everything that was printed so far.
  ///
  /// - Throws: An error if that, or anything that was printed before, cannot be written.
  package static func flushPrinted() throws(SystemError) {
    guard fflush(nil) == 0, ferror(stdout) == 0 else { throw SystemError(call: "write") }
  }

  /// Returns the rest of standard input, or `nil` where it cannot be read or is not UTF-8.
  package static func readInput() -> String? {
    var bytes: [UInt8] = []
    while case let byte = getc(stdin), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    guard ferror(stdin) == 0 else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}
