#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a process does when a signal arrives.
struct SignalAction {
  private var action: sigaction

  /// What the process does now.
  init(of signal: Int32) {
    action = sigaction()
    sigaction(signal, nil, &action)
  }

  /// The call of a function, which no other signal interrupts.
  init(calling handler: @escaping @convention(c) (Int32) -> Void) {
    action = sigaction()
    action.sa_flags = SA_RESTART
    sigfillset(&action.sa_mask)
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
  }

  /// Whether the signal does nothing.
  var isIgnoring: Bool { handler == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// Whether the signal does what the system has it do.
  var isDefault: Bool { handler == unsafeBitCast(SIG_DFL, to: Int.self) }

  private var handler: Int {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self)
  }

  /// Makes the process do this from now on.
  func install(for signal: Int32) {
    var action = action
    sigaction(signal, &action, nil)
  }
}

extension SignalAction {
  /// Calls a function while no signal is delivered to this thread.
  static func withSignalsBlocked<Result, Failure: Error>(
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
}
