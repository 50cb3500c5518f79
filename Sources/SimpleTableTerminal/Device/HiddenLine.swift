import SimpleTableSystem

/// A line that is typed at a terminal without being shown, such as a password.
package enum HiddenLine {
  /// Reads a line of standard input, which must be a terminal.
  ///
  /// A signal that ends the program restores the terminal first.
  ///
  /// - Returns: The line, or `nil` where the input ends before one.
  /// - Throws: A ``TerminalError`` where the terminal cannot be used.
  package static func read() throws(TerminalError) -> String? {
    guard SystemFile.standardInput.isTerminal else { throw .notATerminal }
    var input = try LineInput()
    let answer = Result { () throws(TerminalError) in
      try input.hide()
      return try read(from: &input)
    }
    input.close()
    switch input.inbox.end {
    case .signal(let signal): Signal.send(signal)
    case .some: Signal.send(Signal.interrupt)
    case nil: break
    }
    return try answer.get()
  }

  private static func read(from input: inout LineInput) throws(TerminalError) -> String? {
    while input.inbox.end == nil {
      if let text = try input.takeLine() { return text }
      if input.hasEnded { return nil }
      _ = try input.awaited()
      input.inbox.drain()
    }
    return nil
  }
}
