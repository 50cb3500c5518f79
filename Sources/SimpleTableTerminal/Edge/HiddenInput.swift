#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lines of standard input that a terminal does not show.
enum HiddenInput {
  /// Reads a line, as `Swift.readLine()` does; nothing at the end of the input.
  static func readLine() -> String? {
    // Only a terminal has settings, and only there is anything shown.
    guard let mode = try? RawMode(input: STDIN_FILENO) else { return Swift.readLine() }
    var signals = SignalGuard()
    SignalAction.withSignalsBlocked {
      EmergencyExit.prepare(
        input: STDIN_FILENO, output: STDOUT_FILENO, attributes: mode.saved, bytes: [])
      signals.armForRestoring()
      try? mode.hideInput()
    }
    defer {
      SignalAction.withSignalsBlocked {
        try? mode.leave()
        signals.disarm()
        EmergencyExit.cancel()
      }
    }
    return Swift.readLine()
  }
}
