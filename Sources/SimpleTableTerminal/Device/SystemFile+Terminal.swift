package import SimpleTableSystem

extension SystemFile {
  /// The file on which a menu is drawn: standard output, or the controlling terminal if the output
  /// is redirected while the keys come from a terminal.
  package static var screen: SystemFile {
    guard standardInput.isTerminal, !standardOutput.isTerminal else { return standardOutput }
    return controllingTerminal ?? standardOutput
  }

  /// Reads typed bytes.
  ///
  /// - Returns: The bytes, none at the end of the file or of a terminal that was closed, or `nil`
  ///   where nothing has arrived.
  /// - Throws: A ``TerminalError`` where the file cannot be read.
  func typed(atMost limit: Int = 4_096) throws(TerminalError) -> [UInt8]? {
    do throws(SystemError) {
      return try bytes(atMost: limit)
    } catch {
      if error.kind == .lostTerminal { return [] }
      throw TerminalError(error)
    }
  }

  /// Writes all of some bytes, and waits while the file takes no more.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - givesUp: Reads the signals that have arrived, and returns whether to leave the rest; asked
  ///     where the file takes no more, and again whenever a signal has arrived. Without it, nothing
  ///     is left.
  /// - Returns: Whether all of them were written.
  /// - Throws: A ``TerminalError`` where the file cannot be written.
  @discardableResult
  func put(
    _ bytes: [UInt8], unless givesUp: (() -> Bool)? = nil
  ) throws(TerminalError) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      if let count = try TerminalError.from(try write(rest)) {
        rest = rest.dropFirst(count)
      } else if givesUp?() == true {
        return false
      } else {
        let signals = givesUp == nil ? [] : [SignalPipe.readEnd]
        _ = try TerminalError.from(try SystemFile.wait(toRead: signals, toWrite: self))
      }
    }
    return true
  }
}
