internal import SimpleTable

/// A position in a JSON text, which moves past one element after the other.
///
/// It follows RFC 8259, except that a byte order mark may come before the text, comments between
/// all elements, and a comma after the last element of a list or an object. Foundation's reader has
/// no positions of members, and reports lines and columns only on some systems.
///
/// - Complexity: O(*n*) in the length of the text, whatever its depth.
struct JSONReader {
  let bytes: [UInt8]
  private(set) var position: Int

  /// How many comments the reader has moved past.
  private(set) var commentCount = 0

  /// The bytes that may come before a text.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Creates a position in a text.
  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  // These are inlined, as one of them is called for each byte or two.

  /// The byte at the position, or `nil` at the end.
  @inline(__always)
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Moves on by one byte.
  @inline(__always)
  mutating func advance() { position += 1 }

  /// Moves past bytes up to the first one that does not fulfil a condition.
  @inline(__always)
  mutating func skip(while isIncluded: (UInt8) -> Bool) {
    position = bytes.withUnsafeBufferPointer { bytes in
      var end = position
      while end < bytes.count, isIncluded(bytes[end]) { end += 1 }
      return end
    }
  }

  /// Moves past white space and comments.
  @inline(__always)
  mutating func skipSpace() throws(JSONProblem) {
    skip { $0.isSpace }
    if next == UInt8(ascii: "/") { try skipComments() }
  }

  @inline(never)
  private mutating func skipComments() throws(JSONProblem) {
    while next == UInt8(ascii: "/") {
      try skipComment()
      skip { $0.isSpace }
    }
  }

  /// Moves past a comment: `//` and the rest of the line, or all from `/*` to `*/`.
  mutating func skipComment() throws(JSONProblem) {
    let start = self
    commentCount += 1
    advance()
    if take("/") { return skip { !$0.endsLine } }
    guard take("*") else { throw start.problem("a slash that begins no comment is") }
    repeat {
      skip { $0 != UInt8(ascii: "*") }
      guard next != nil else { throw start.problem("a comment without an end begins") }
      advance()
    } while !take("/")
  }

  /// Moves past a character if it is the next one, and returns whether it was.
  @inline(__always)
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  /// Moves past the characters after a backslash and returns the character that they mean.
  mutating func escaped() throws(JSONProblem) -> Unicode.Scalar {
    do throws(JSONEscape.Problem) {
      return try JSONEscape.character(in: bytes, at: &position)
    } catch {
      throw problem(error.rawValue)
    }
  }

  @inline(__always)
  mutating func expect(_ character: Unicode.Scalar, _ what: String) throws(JSONProblem) {
    guard take(character) else { throw problem("\(what) is missing") }
  }

  /// Returns a problem at the position.
  @inline(never)
  func problem(_ message: String) -> JSONProblem {
    JSONProblem(message: message, before: bytes[..<position], isAtEnd: next == nil)
  }

  /// Moves past a byte order mark.
  ///
  /// - Throws: A problem if the text is not UTF-8.
  mutating func start() throws(JSONProblem) {
    // Only bytes beyond ASCII can be wrong, and combining all bytes is faster than comparing each.
    if bytes.reduce(0, |) >= 0x80 {
      let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
      guard text == bytes else {
        position = zip(bytes, text).prefix { $0 == $1 }.count
        // The replacement of wrong bytes may begin like them.
        while position > 0, text[position] & 0xC0 == 0x80 { position -= 1 }
        throw problem("the text is not UTF-8")
      }
    }
    if bytes.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
  }
}

extension UInt8 {
  /// Whether the byte may be in a text without being escaped.
  var isPlain: Bool { self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte is a space, a tab or a part of a line break.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// Whether the byte is a part of a line break.
  var endsLine: Bool { self == 0x0A || self == 0x0D }
}
