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

  /// What is called for a signal.
  typealias Function =
    @convention(c) (
      _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) -> Void

  /// The call of a function, which no other signal interrupts.
  ///
  /// It runs on the thread's spare stack, where there is one, and so also where its own is used up.
  init(calling function: @escaping Function) {
    action.sa_flags = SA_RESTART | SA_SIGINFO | SA_ONSTACK
    sigfillset(&action.sa_mask)
    #if canImport(Glibc)
      action.__sigaction_handler.sa_sigaction = function
    #elseif canImport(Musl)
      action.__sa_handler.sa_sigaction = function
    #elseif canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = function
    #else
      action.sa_sigaction = function
    #endif
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

  /// The signals of a crash.
  static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGQUIT]

  /// Further signals that end a program which has no handler for them.
  static let deaths = [SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF]

  /// Returns whether a signal comes from an instruction, which is tried again after its handler.
  static func isFault(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    guard let info, info.pointee.si_code > 0 else { return false }
    return [SIGILL, SIGBUS, SIGFPE, SIGSEGV].contains(signal)
  }

  /// Returns whether a signal comes from a key of the terminal, and not from a process.
  static func isKey(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    #if canImport(Darwin)
      info?.pointee.si_pid == 0
    #else
      // The system itself, as its headers name it: SI_KERNEL.
      info?.pointee.si_code == 0x80
    #endif
  }

  /// Sends a signal to this thread, once no handler is at work.
  static func sendLater(_ signal: Int32) {
    _ = raise(signal)
  }

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
package enum SystemProcess {
  /// Returns a variable of the environment.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The time in milliseconds since some moment.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Calls a function when the process exits.
  static func atExit(_ body: @escaping @convention(c) () -> Void) {
    atexit(body)
  }

  /// Gives this thread a stack for handlers, unless it has one.
  ///
  /// There is one for all threads, as no more than one of them is expected to crash.
  static func provideSpareStack() {
    var now = stack_t()
    guard sigaltstack(nil, &now) == 0, Int(now.ss_flags) & Int(SS_DISABLE) != 0 else { return }
    var new = stack_t()
    new.ss_sp = spareStack.baseAddress
    new.ss_size = spareStack.count
    sigaltstack(&new, nil)
  }

  nonisolated(unsafe) private static let spareStack = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 1 << 16, alignment: 16)

  /// Runs a function on a thread of its own, to which no signal is delivered.
  ///
  /// - Returns: Whether there was room for one more thread.
  static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(ThreadWork(body: body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = Signal.blocked {
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
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  private final class ThreadWork {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Calls a function while the number of the last error stays what it is, as a handler must.
  static func keepingErrorNumber(_ body: () -> Void) {
    let code = errno
    body()
    errno = code
  }
}
