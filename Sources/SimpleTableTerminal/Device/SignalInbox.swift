import SimpleTableSystem

/// The requests of signals and other threads, until they are answered.
package struct SignalInbox {
  /// How the menu is to end, or `nil` if no signal has asked for it.
  private(set) var end: MenuEnd?

  /// Whether the tables must be evaluated again.
  package var needsReload = false

  /// Whether the screen may have a new size or other contents.
  package var hasNewScreen = false

  /// Whether the program was continued after a stop.
  var wasContinued = false

  /// The signal that ends the program, if one has arrived.
  var pendingSignal: Int32? {
    if case .signal(let signal) = end { signal } else { nil }
  }

  /// Reads the requests that have arrived.
  ///
  /// A signal takes precedence over the `^C` of the keyboard.
  mutating func drain() {
    let arrived = SignalPipe.drain()
    if end == nil, arrived.contains(SignalPipe.interruptKey) { end = .interrupted }
    let signal = SignalHandlers.terminations.first { arrived.contains(UInt8($0)) }
    if pendingSignal == nil, let signal { end = .signal(signal) }
    needsReload = needsReload || arrived.contains(SignalPipe.wake)
    hasNewScreen = hasNewScreen || arrived.contains(UInt8(Signal.resize))
    wasContinued = wasContinued || arrived.contains(UInt8(Signal.resume))
  }

  /// Returns how the menu is to end; from then on, another signal does not end the program at once.
  func takeEnd() -> MenuEnd? {
    if end != nil { SignalHandlers.unhandledSignal = 0 }
    return end
  }
}
