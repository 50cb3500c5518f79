/// Bytes on their way to a terminal.
struct TerminalOutput {
  /// The file that is written to.
  let file: SystemFile

  /// Writes all of the bytes, and waits where the terminal is slower.
  func put(_ bytes: [UInt8]) throws(TerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if let count = try file.write(rest) {
        rest = rest.dropFirst(count)
      } else {
        _ = try SystemFile.wait(toRead: [], toWrite: file)
      }
    }
  }
}
