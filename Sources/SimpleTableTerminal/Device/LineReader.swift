import SimpleTableSystem

/// Lines of a file, read without taking a byte beyond the line that is returned.
///
/// The rest is left for the program to read when the menu has ended.
///
/// - Complexity: Two system calls for each byte, because a byte cannot be put back.
struct LineReader {
  /// The file that is read.
  let file: SystemFile

  /// Whether the end of the file was reached.
  private(set) var hasEnded = false

  private var bytes: [UInt8] = []

  init(file: SystemFile) {
    self.file = file
  }

  /// Returns the next line without its line ending, or `nil` where it has not arrived as a whole.
  ///
  /// A last line without an ending is returned as well. After it, the result is `nil`.
  ///
  /// - Throws: A ``TerminalError`` where the file cannot be read.
  mutating func takeLine() throws(TerminalError) -> String? {
    while !hasEnded, let byte = try takeByte() {
      if byte == UInt8(ascii: "\n") { return takeText() }
      bytes.append(byte)
    }
    return hasEnded && !bytes.isEmpty ? takeText() : nil
  }

  private mutating func takeByte() throws(TerminalError) -> UInt8? {
    guard file.hasInput(), let read = try file.typed(atMost: 1) else { return nil }
    hasEnded = read.isEmpty
    return read.first
  }

  private mutating func takeText() -> String {
    defer { bytes = [] }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
