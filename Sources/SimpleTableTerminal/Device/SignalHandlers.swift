import SimpleTableSystem

/// The signals that are caught while a menu has a terminal.
struct SignalGuard {
  /// The signals that end a program.
  static let terminations: [Int32] = [Signal.interrupt, Signal.terminate, Signal.hangUp]

  /// The actions to be put back, in the order in which they were replaced.
  private var before: [(signal: Int32, action: SignalAction)] = []

  /// Catches the signals that end a program, where they are not ignored, and those of a crash.
  mutating func arm() {
    for signal in Self.terminations { replace(signal, by: SignalAction(calling: catchSignal)) }
    let restoring = SignalAction(calling: { signal, info, _ in
      SystemProcess.keepingErrorNumber {
        EmergencyExit.passOn(signal, isFault: Signal.isFault(signal, info))
      }
    })
    for signal in Signal.crashes + Signal.deaths {
      let action = SignalAction(of: signal)
      // A program may use a signal that is not a crash for its own purposes.
      guard Signal.crashes.contains(signal) || action.isDefault else { continue }
      EmergencyExit.actions[Int(signal)] = action
      replace(signal, by: restoring)
    }
  }

  /// Catches the same signals, and those that matter to a program that has the whole screen.
  mutating func armForScreen() {
    arm()
    replace(
      Signal.stop,
      by: SignalAction(calling: { signal, _, _ in
        SystemProcess.keepingErrorNumber { EmergencyExit.stop(by: signal) }
      }))
    let handler = SignalAction(calling: catchSignal)
    for signal in [Signal.resume, Signal.resize] { replace(signal, by: handler, always: true) }
    // A handler that does nothing, unlike an ignored signal, is not inherited by child programs.
    replace(Signal.brokenPipe, by: SignalAction(calling: { _, _, _ in }), always: true)
  }

  /// Leaves the signals of the keyboard to a child program, which shares the terminal.
  mutating func armForChild() {
    for signal in [Signal.interrupt, Signal.quit] {
      replace(signal, by: SignalAction(calling: { _, _, _ in }))
    }
  }

  /// Puts back what the signals did before.
  mutating func disarm() {
    for (signal, action) in before { action.install(for: signal) }
    before = []
  }

  private mutating func replace(_ signal: Int32, by action: SignalAction, always: Bool = false) {
    let old = SignalAction(of: signal)
    guard always || !old.isIgnoring else { return }
    before.append((signal, old))
    action.install(for: signal)
  }
}

/// Reports a signal; the second one of a kind that the program has not taken ends it at once.
private let catchSignal: SignalAction.Function = { signal, info, _ in
  SystemProcess.keepingErrorNumber {
    if SignalGuard.terminations.contains(signal) {
      if EmergencyExit.unhandledSignal == signal { EmergencyExit.leave(by: signal) }
      EmergencyExit.unhandledSignal = signal
    }
    let isKey = signal == Signal.interrupt && Signal.isKey(info)
    SignalPipe.post(isKey ? SignalPipe.interruptKey : UInt8(truncatingIfNeeded: signal))
  }
}
