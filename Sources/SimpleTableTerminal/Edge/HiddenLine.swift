/// A line that is typed at a terminal without being shown, such as a password.
package enum HiddenLine {
  /// Reads a line of standard input, which must be a terminal.
  ///
  /// A signal that ends the program restores the terminal first.
  ///
  /// - Returns: The line, or `nil` where the input ends before one.
  /// - Throws: A ``TerminalError`` where the terminal cannot be used.
  package static func read() throws(TerminalError) -> String? {
    let line = try TerminalLine(input: .standardInput)
    try SignalPipe.open()
    var signals = SignalGuard()
    Signal.blocked {
      EmergencyExit.prepare(line: line, output: .standardOutput, bytes: [])
      signals.arm()
    }
    var pending: Int32?
    let answer = Result { () throws(TerminalError) in
      try line.hideInput()
      return try read(endedBy: &pending)
    }
    try? line.restore()
    Signal.blocked {
      signals.disarm()
      EmergencyExit.cancel()
    }
    if let pending { Signal.send(pending) }
    return try answer.get()
  }

  private static func read(endedBy signal: inout Int32?) throws(TerminalError) -> String? {
    var reader = LineReader(file: .standardInput)
    while true {
      if let text = try reader.takeLine() { return text }
      if reader.hasEnded { return nil }
      _ = try SystemFile.wait(toRead: [SignalPipe.readEnd, .standardInput])
      let arrived = SignalPipe.drain()
      signal = SignalGuard.terminations.first { arrived.contains(UInt8($0)) }
      if arrived.contains(SignalPipe.interruptKey) { signal = Signal.interrupt }
      if signal != nil { return nil }
    }
  }
}
