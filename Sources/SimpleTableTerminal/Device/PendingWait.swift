package import SimpleTableSystem

/// The events that a menu waits for: files that can be read, or a time.
package struct PendingWait: Sendable {
  /// The files to be read.
  var files: [SystemFile]

  /// How long to wait; without it, as long as it takes.
  package var milliseconds: Int?

  /// The terminal on which `^C` and `^Z` are keys for as long as this waits, and signals otherwise.
  var line: TerminalLine?

  /// Waits on this thread.
  ///
  /// - Returns: The files that can be read: none when the time is up, or where a signal came first.
  /// - Throws: A ``TerminalError`` where the terminal cannot be set or waited for.
  package func callAsFunction() throws(TerminalError) -> [SystemFile] {
    try makeRaw(sendsSignals: false)
    let ready = try TerminalError.from(
      try SystemFile.wait(toRead: files, milliseconds: milliseconds))
    // The error of a closed terminal is thrown when it is read.
    try? makeRaw(sendsSignals: true)
    return ready
  }

  /// Sets the terminal, unless the menu does not hold it or another job has it.
  private func makeRaw(sendsSignals: Bool) throws(TerminalError) {
    guard let line else { return }
    try TerminalOwner.whileHeld { () throws(TerminalError) in
      guard line.isInForeground else { return }
      try TerminalError.from(try line.makeRaw(sendsSignals: sendsSignals))
    }
  }
}
