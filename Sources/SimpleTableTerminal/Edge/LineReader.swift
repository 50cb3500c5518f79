/// Lines of input, of which nothing beyond the last one is read.
///
/// What follows is for the program that asks for more when the menu has ended.
struct LineReader {
  /// The file that is read.
  let file: SystemFile

  /// Whether there is no more to read.
  private(set) var hasEnded = false

  private var bytes: [UInt8] = []

  init(file: SystemFile) {
    self.file = file
  }

  /// Returns the next line, without its end, as soon as it is there.
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
    if file == .standardInput, let byte = SystemFile.takeByteReadAhead() { return byte }
    guard file.hasInput, let read = try file.read(atMost: 1) else { return nil }
    hasEnded = read.isEmpty
    return read.first
  }

  private mutating func takeText() -> String {
    defer { bytes = [] }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
