#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that are caught while a terminal is in raw mode.
struct SignalGuard {
  /// The signals that end a program.
  static let terminations: [Int32] = [SIGINT, SIGTERM, SIGHUP]

  private var before: [(signal: Int32, action: SignalAction)] = []

  /// Catches the signals; those that end or stop a program only where they are not ignored.
  mutating func arm() {
    let handler = SignalAction(calling: catchSignal)
    for signal in Self.terminations + [SIGTSTP, SIGCONT, SIGWINCH] {
      let action = SignalAction(of: signal)
      if action.isIgnoring, signal != SIGCONT, signal != SIGWINCH { continue }
      before.append((signal, action))
      handler.install(for: signal)
    }
    // A handler that does nothing, unlike an ignored signal, is not inherited by child programs.
    replace(SIGPIPE, by: SignalAction(calling: { _ in }))
  }

  /// Lets a program in the foreground have the signals of the keyboard for itself.
  mutating func armForChild() {
    for signal in [SIGINT, SIGQUIT] where !SignalAction(of: signal).isIgnoring {
      replace(signal, by: SignalAction(calling: { _ in }))
    }
  }

  /// Has the terminal restored before a signal ends the program.
  mutating func armForRestoring() {
    for signal in Self.terminations where SignalAction(of: signal).isDefault {
      replace(signal, by: SignalAction(calling: { EmergencyExit.leave(by: $0) }))
    }
  }

  /// Puts back what the signals did before.
  mutating func disarm() {
    for (signal, action) in before { action.install(for: signal) }
    before = []
  }

  private mutating func replace(_ signal: Int32, by action: SignalAction) {
    before.append((signal, SignalAction(of: signal)))
    action.install(for: signal)
  }
}

/// Tells of a signal; one that is sent twice to a program that does not listen ends it at once.
private func catchSignal(_ signal: Int32) {
  let code = errno
  if signal == SIGINT || signal == SIGTERM || signal == SIGHUP {
    if EmergencyExit.unheard == signal { EmergencyExit.leave(by: signal) }
    EmergencyExit.unheard = signal
  }
  SignalPipe.post(UInt8(truncatingIfNeeded: signal))
  errno = code
}
