#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#else
  #error("SimpleTableTerminal needs POSIX: on Windows and WASI there is SimpleTable alone.")
#endif

/// What a process does when a signal arrives.
struct SignalAction {
  private var action = sigaction()

  /// What the process does now.
  init(of signal: Int32) {
    sigaction(signal, nil, &action)
  }

  /// The call of a function, which no other signal interrupts.
  init(calling handler: @escaping @convention(c) (_ signal: Int32) -> Void) {
    action.sa_flags = SA_RESTART
    sigfillset(&action.sa_mask)
    self.handler = handler
  }

  private init(_ handler: Handler) {
    self.handler = handler
  }

  /// What the system does by itself.
  static var systemDefault: SignalAction { SignalAction(SIG_DFL) }

  /// Nothing.
  static var ignore: SignalAction { SignalAction(SIG_IGN) }

  /// Whether the signal does nothing.
  var isIgnoring: Bool { Self.address(of: handler) == Self.address(of: SIG_IGN) }

  /// Whether the signal does what the system does by itself.
  var isDefault: Bool { Self.address(of: handler) == Self.address(of: SIG_DFL) }

  /// Makes the process do this from now on.
  func install(for signal: Int32) {
    var action = action
    sigaction(signal, &action, nil)
  }

  #if canImport(Darwin) || canImport(Musl) && !canImport(Glibc)
    private typealias Handler = (@convention(c) (Int32) -> Void)?
  #else
    private typealias Handler = __sighandler_t?
  #endif

  private var handler: Handler {
    get {
      #if canImport(Glibc)
        action.__sigaction_handler.sa_handler
      #elseif canImport(Musl)
        action.__sa_handler.sa_handler
      #elseif canImport(Darwin)
        action.__sigaction_u.__sa_handler
      #else
        action.sa_handler
      #endif
    }
    set {
      #if canImport(Glibc)
        action.__sigaction_handler.sa_handler = newValue
      #elseif canImport(Musl)
        action.__sa_handler.sa_handler = newValue
      #elseif canImport(Darwin)
        action.__sigaction_u.__sa_handler = newValue
      #else
        action.sa_handler = newValue
      #endif
    }
  }

  private static func address(of handler: Handler) -> Int {
    unsafeBitCast(handler, to: Int.self)
  }
}

/// The signals of a terminal program.
enum Signal {
  static let interrupt = SIGINT
  static let quit = SIGQUIT
  static let hangUp = SIGHUP
  static let terminate = SIGTERM
  static let stop = SIGTSTP
  static let resume = SIGCONT
  static let resize = SIGWINCH
  static let brokenPipe = SIGPIPE

  /// Calls a function while no signal is delivered to this thread.
  static func blocked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Sends a signal to this thread, also where it is blocked otherwise.
  static func send(_ signal: Int32) {
    var one = sigset_t()
    var before = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, signal)
    pthread_sigmask(SIG_UNBLOCK, &one, &before)
    _ = raise(signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Sends a signal to all processes of the job.
  static func sendToJob(_ signal: Int32) {
    kill(0, signal)
  }
}

/// What the system knows about the process.
enum SystemProcess {
  /// Returns a variable of the environment.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The time in milliseconds since some moment.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Calls a function when the process exits.
  static func atExit(_ body: @escaping @convention(c) () -> Void) {
    atexit(body)
  }

  /// Calls a function while the number of the last error stays what it is, as a handler must.
  static func keepingErrorNumber(_ body: () -> Void) {
    let code = errno
    body()
    errno = code
  }
}
