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

  /// Reads what the process does now when a signal arrives.
  init(of signal: Int32) {
    sigaction(signal, nil, &action)
  }

  /// The function that is called for a signal.
  typealias Function =
    @convention(c) (
      _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) -> Void

  /// Creates the call of a function, which no other signal interrupts.
  ///
  /// The function runs on the thread's spare stack where there is one, so it works even when the
  /// thread's own stack is used up.
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

  private init() {}

  /// The default action of the system, of which all bytes are zero.
  static var systemDefault: SignalAction { SignalAction() }

  /// Whether the signal is ignored.
  var isIgnoring: Bool { address == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// Whether the action is the default one of the system.
  var isDefault: Bool { address == unsafeBitCast(SIG_DFL, to: Int.self) }

  /// Makes this the action of the process for a signal.
  func install(for signal: Int32) {
    var action = action
    sigaction(signal, &action, nil)
  }

  /// The address of the function, or the number in its place.
  private var address: Int {
    #if canImport(Glibc)
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #elseif canImport(Musl)
      unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self)
    #elseif canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #else
      unsafeBitCast(action.sa_handler, to: Int.self)
    #endif
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

  /// The signals of a crash, and that of the key which ends a program with a core file.
  static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGQUIT]

  /// Further signals that end a program which has no handler for them.
  static let deaths = [SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF]

  /// Returns whether a signal comes from an instruction, which runs again after the handler.
  static func isFault(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    guard let info, info.pointee.si_code > 0 else { return false }
    return [SIGILL, SIGBUS, SIGFPE, SIGSEGV].contains(signal)
  }

  /// Returns whether a signal comes from a key of the terminal instead of a process.
  static func isKey(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    #if canImport(Darwin)
      info?.pointee.si_pid == 0
    #else
      // The system itself, as its headers name it: SI_KERNEL.
      info?.pointee.si_code == 0x80
    #endif
  }

  /// Sends a signal to this thread, to be delivered once it is not blocked.
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

  /// Sends a signal to this thread and has it delivered at once, even where it is blocked.
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

/// What a terminal program needs of its process: time, environment, threads and stacks.
package enum SystemProcess {
  /// Returns a variable of the environment, or `nil` where it is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The time of a clock that never goes back, in milliseconds.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Calls a function when the process exits.
  static func atExit(_ body: @escaping @convention(c) () -> Void) {
    atexit(body)
  }

  /// Gives this thread a stack for signal handlers, unless it has one.
  ///
  /// All threads share the same one, as no more than one of them is expected to crash.
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
  /// - Returns: 0, or the number of the error where no thread could be started.
  static func startThread(_ body: @escaping @Sendable () -> Void) -> Int32 {
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
      return code
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return 0
  }

  private final class ThreadWork {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Calls a function and restores the number of the last error afterwards, as a handler must.
  static func keepingErrorNumber(_ body: () -> Void) {
    let code = errno
    body()
    errno = code
  }
}
