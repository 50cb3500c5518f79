/// Bytes that come from a terminal.
struct TerminalInput {
  /// What a wait has ended with.
  enum Arrival: Equatable {
    /// Some bytes.
    case bytes([UInt8])
    /// The end of the input; a terminal that is gone ends it too.
    case end
    /// Something else has happened in the process.
    case signals
    /// Nothing, in the time that was given.
    case nothing
  }

  /// The file that is read.
  let file: SystemFile

  /// Waits for bytes or signals.
  ///
  /// - Parameter milliseconds: How long to wait; without it, as long as it takes.
  /// - Returns: What has come first.
  /// - Throws: A ``TerminalError`` where the file cannot be read.
  func wait(milliseconds: Int?) throws(TerminalError) -> Arrival {
    let ready = try SystemFile.wait(toRead: [SignalPipe.readEnd, file], milliseconds: milliseconds)
    if ready.contains(SignalPipe.readEnd) { return .signals }
    guard ready.contains(file), let bytes = try file.read() else { return .nothing }
    return bytes.isEmpty ? .end : .bytes(bytes)
  }
}
