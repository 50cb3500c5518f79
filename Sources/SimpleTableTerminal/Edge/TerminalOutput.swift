/// The output of a terminal, to which all bytes are written however slow it is.
struct TerminalOutput {
  /// The file that is written to.
  let file: SystemFile

  /// Writes all of the bytes, and waits while the terminal takes no more.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - givesUp: Returns whether to leave the rest; asked where the terminal takes no more, and
  ///     again whenever a signal has arrived.
  /// - Returns: Whether all of them were written.
  /// - Throws: A ``TerminalError`` where the file cannot be written.
  @discardableResult
  func put(
    _ bytes: [UInt8], unless givesUp: () -> Bool = { false }
  ) throws(TerminalError) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      if let count = try file.write(rest) {
        rest = rest.dropFirst(count)
      } else if givesUp() {
        return false
      } else {
        _ = try SystemFile.wait(toRead: [SignalPipe.readEnd], toWrite: file)
      }
    }
    return true
  }
}
