#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#elseif canImport(Darwin)
  package import Darwin
#elseif canImport(Android)
  package import Android
#endif

/// The action of a process when a signal arrives.
package struct SignalAction {
  private var action = sigaction()

  /// Reads the present action for a signal.
  package init(of signal: Int32) {
    sigaction(signal, nil, &action)
  }

  /// The function that is called for a signal.
  package typealias Function =
    @convention(c) (
      _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) -> Void

  /// Creates the call of a function, which no other signal interrupts.
  ///
  /// The function runs on the thread's spare stack where there is one, so it works even when the
  /// thread's own stack is used up.
  package init(calling function: @escaping Function) {
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
  package static var systemDefault: SignalAction { SignalAction() }

  /// Whether the signal is ignored.
  package var isIgnoring: Bool { address == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// Whether the action is the default one of the system.
  package var isDefault: Bool { address == unsafeBitCast(SIG_DFL, to: Int.self) }

  /// Makes this the action of the process for a signal.
  package func install(for signal: Int32) {
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
package enum Signal {
  package static let interrupt = SIGINT
  package static let quit = SIGQUIT
  package static let hangUp = SIGHUP
  package static let terminate = SIGTERM
  package static let stop = SIGTSTP
  package static let resume = SIGCONT
  package static let resize = SIGWINCH
  package static let brokenPipe = SIGPIPE

  /// The signals of a crash, and that of the key which ends a program with a core file.
  package static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGQUIT]

  /// Further signals that end a program which has no handler for them.
  package static let deaths = [SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF]

  /// Returns whether a signal comes from an instruction, which runs again after the handler.
  package static func isFault(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    guard let info, info.pointee.si_code > 0 else { return false }
    // A handler may call this, so it must not allocate.
    return switch signal {
    case SIGILL, SIGBUS, SIGFPE, SIGSEGV: true
    default: false
    }
  }

  /// Returns whether a signal comes from a key of the terminal instead of a process.
  package static func isKey(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    #if canImport(Darwin)
      info?.pointee.si_pid == 0
    #else
      // The system itself, as its headers name it: SI_KERNEL.
      info?.pointee.si_code == 0x80
    #endif
  }

  /// Calls a function while no signal is delivered to this thread, or none but the faults of an
  /// instruction.
  package static func blocked<Result, Failure: Error>(
    exceptFaults: Bool = false, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    if exceptFaults {
      for signal in [SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, SIGSYS] { sigdelset(&all, signal) }
    }
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Sends a signal to this thread and has it delivered at once, even where it is blocked.
  package static func send(_ signal: Int32) {
    var one = sigset_t()
    var before = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, signal)
    pthread_sigmask(SIG_UNBLOCK, &one, &before)
    _ = raise(signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Ignores a signal from now on, also one that has not been delivered yet.
  package static func ignore(_ number: Int32) { _ = signal(number, SIG_IGN) }

  /// Sends a signal to all processes of the job.
  package static func sendToJob(_ signal: Int32) {
    kill(0, signal)
  }
}
