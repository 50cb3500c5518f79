import SimpleTableSystem

/// Lines of a file, read without taking a byte beyond the line that is returned.
///
/// The rest is left for the program to read when the menu has ended, and for the user's editor.
///
/// - Complexity: Of a plain file, some thousand bytes are read at once, and those behind the line put back.
///   Of a pipe or a terminal, each byte takes two system calls, because none can be put back.
struct LineReader {
  /// The file that is read.
  let file: SystemFile

  /// Whether the end of the file was reached.
  private(set) var hasEnded = false

  private var bytes: [UInt8] = []

  /// The number of bytes to read at once.
  private let blockSize: Int

  init(file: SystemFile) {
    self.file = file
    blockSize = file.canBePutBack ? 4_096 : 1
  }

  /// Returns the next line without its line ending, or `nil` where it has not arrived as a whole.
  ///
  /// A last line without an ending is returned as well. After it, the result is `nil`.
  ///
  /// - Throws: A ``TerminalError`` where the file cannot be read.
  mutating func takeLine() throws(TerminalError) -> String? {
    while !hasEnded, file.hasInput(), let read = try file.typed(atMost: blockSize) {
      hasEnded = read.isEmpty
      let line = read.prefix { $0 != UInt8(ascii: "\n") }
      bytes += line
      guard line.count < read.count else { continue }
      file.putBack(read.count - line.count - 1)
      return takeText()
    }
    return hasEnded && !bytes.isEmpty ? takeText() : nil
  }

  private mutating func takeText() -> String {
    defer { bytes = [] }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
