import SimpleTableSystem

/// The handlers of signals that are installed while a menu has a terminal, or has lent it.
enum SignalHandlers {
  /// The signals that end a program.
  static let terminations: [Int32] = [Signal.interrupt, Signal.terminate, Signal.hangUp]

  /// Returns whether a signal ends a program; a signal handler may call this.
  ///
  /// A handler must not allocate memory, because the interrupted thread may have locked the
  /// allocator. Generic functions of the standard library allocate in a debug build.
  fileprivate static func isTermination(_ signal: Int32) -> Bool {
    signal == Signal.interrupt || signal == Signal.terminate || signal == Signal.hangUp
  }

  /// The signal that was caught and not yet taken by the program, or 0.
  nonisolated(unsafe) static var unhandledSignal: Int32 = 0

  /// The actions that were installed before, by the number of their signal.
  nonisolated(unsafe) private static let actions = {
    let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: 256)
    actions.initialize(repeating: .systemDefault, count: 256)
    return actions
  }()

  /// The signals whose actions will be restored, in the order in which they were replaced.
  nonisolated(unsafe) private static var replaced: [Int32] = []

  /// Which signals matter.
  enum Scope {
    /// Those that end a program, and those of a crash.
    case program
    /// The same, and those that matter to a program that has the whole screen.
    case screen
    /// Those of the keyboard, which are left to a child program that shares the terminal.
    case child
  }

  /// Returns the action that was installed before for a signal; a signal handler may call this.
  static func previousAction(for signal: Int32) -> SignalAction { actions[Int(signal)] }

  /// Installs the handlers.
  static func install(for scope: Scope) {
    let ignoring = SignalAction(calling: { _, _, _ in })
    guard scope != .child else {
      for signal in [Signal.interrupt, Signal.quit] { replace(signal, by: ignoring) }
      return
    }
    let catching = SignalAction(calling: catchSignal)
    for signal in terminations { replace(signal, by: catching) }
    let restoring = SignalAction(calling: { signal, info, _ in
      SystemProcess.keepingErrorNumber {
        TerminalOwner.passOn(signal, isFault: Signal.isFault(signal, info))
      }
    })
    for signal in Signal.crashes { replace(signal, by: restoring) }
    // A program may use a signal that is not a crash for its own purposes.
    for signal in Signal.deaths where SignalAction(of: signal).isDefault {
      replace(signal, by: restoring)
    }
    guard scope == .screen else { return }
    replace(
      Signal.stop,
      by: SignalAction(calling: { signal, _, _ in
        SystemProcess.keepingErrorNumber { TerminalOwner.stop(by: signal) }
      }))
    for signal in [Signal.resume, Signal.resize] { replace(signal, by: catching, always: true) }
    // A handler that does nothing, unlike an ignored signal, is not inherited by child programs.
    replace(Signal.brokenPipe, by: ignoring, always: true)
  }

  /// Restores the previous actions of the signals.
  static func remove() {
    for signal in replaced { actions[Int(signal)].install(for: signal) }
    replaced = []
    unhandledSignal = 0
  }

  /// Replaces an action, unless the signal is ignored.
  private static func replace(_ signal: Int32, by action: SignalAction, always: Bool = false) {
    let old = SignalAction(of: signal)
    guard always || !old.isIgnoring else { return }
    actions[Int(signal)] = old
    replaced.append(signal)
    action.install(for: signal)
  }
}

/// Reports a signal; the second one of a kind that the program has not taken ends it at once.
private let catchSignal: SignalAction.Function = { signal, info, _ in
  SystemProcess.keepingErrorNumber {
    if SignalHandlers.isTermination(signal) {
      if SignalHandlers.unhandledSignal == signal { TerminalOwner.leave(by: signal) }
      SignalHandlers.unhandledSignal = signal
    }
    let isKey = signal == Signal.interrupt && Signal.isKey(info)
    SignalPipe.post(isKey ? SignalPipe.interruptKey : UInt8(truncatingIfNeeded: signal))
  }
}
