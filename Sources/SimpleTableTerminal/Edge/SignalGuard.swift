/// The signals that are caught while a terminal is in raw mode.
struct SignalGuard {
  /// The signals that end a program.
  static let terminations: [Int32] = [Signal.interrupt, Signal.terminate, Signal.hangUp]

  private var before: [(signal: Int32, action: SignalAction)] = []

  /// Catches the signals; those that end or stop a program only where they are not ignored.
  mutating func arm() {
    let handler = SignalAction(calling: catchSignal)
    for signal in Self.terminations + [Signal.stop, Signal.resume, Signal.resize] {
      let action = SignalAction(of: signal)
      if action.isIgnoring, signal != Signal.resume, signal != Signal.resize { continue }
      before.append((signal, action))
      handler.install(for: signal)
    }
    // A handler that does nothing, unlike an ignored signal, is not inherited by child programs.
    replace(Signal.brokenPipe, by: SignalAction(calling: { _ in }))
  }

  /// Lets a program in the foreground have the signals of the keyboard for itself.
  mutating func armForChild() {
    for signal in [Signal.interrupt, Signal.quit] where !SignalAction(of: signal).isIgnoring {
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

/// Reports a signal; the second one of a kind that the program has not taken ends it at once.
private func catchSignal(_ signal: Int32) {
  SystemProcess.keepingErrorNumber {
    if SignalGuard.terminations.contains(signal) {
      if EmergencyExit.unheard == signal { EmergencyExit.leave(by: signal) }
      EmergencyExit.unheard = signal
    }
    SignalPipe.post(UInt8(truncatingIfNeeded: signal))
  }
}
