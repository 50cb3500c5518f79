/// Lines of standard input that a terminal does not show.
enum HiddenInput {
  /// Reads a line, as `Swift.readLine()` does; `nil` at the end of the input.
  static func readLine() -> String? {
    // Only a terminal has settings, and only there is anything shown.
    guard let line = try? TerminalLine(input: .standardInput) else { return Swift.readLine() }
    var signals = SignalGuard()
    Signal.blocked {
      EmergencyExit.prepare(line: line, output: .standardOutput, bytes: [])
      signals.armForRestoring()
      try? line.hideInput()
    }
    defer {
      Signal.blocked {
        try? line.restore()
        signals.disarm()
        EmergencyExit.cancel()
      }
    }
    return Swift.readLine()
  }
}
