extension JSONReader {
  /// Moves past a text in quotes and returns it without quotes and escapes.
  ///
  /// - Parameter what: What the text is, as in "a key in quotes".
  /// - Returns: The text.
  /// - Throws: A problem if the text is missing or malformed.
  mutating func text(_ what: String = "a text") throws(JSONProblem) -> String {
    let start = position + 1
    guard try skipText(what) else {
      return String(decoding: bytes[start..<position - 1], as: UTF8.self)
    }
    let end = position - 1
    var text: [UInt8] = []
    text.reserveCapacity(end - start)
    var reader = JSONReader(bytes, at: start)
    while reader.position < end {
      let start = reader.position
      reader.skip { $0.isPlain }
      text += bytes[start..<reader.position]
      if reader.take("\\") { text += try reader.escaped().utf8 }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text at the position; an empty one if it is not well formed.
  var knownText: String {
    var reader = self
    return (try? reader.text()) ?? ""
  }

  /// Moves past a text in quotes and returns whether a character in it is escaped.
  @discardableResult
  @inline(__always)
  mutating func skipText(_ what: String = "a text") throws(JSONProblem) -> Bool {
    try expect("\"", what)
    var hasEscape = false
    while true {
      skip { $0.isPlain }
      guard let byte = next, byte != UInt8(ascii: "\"") else { break }
      guard byte == UInt8(ascii: "\\") else { throw problem("a text contains a control character") }
      advance()
      _ = try escaped()
      hasEscape = true
    }
    try expect("\"", "the quote that ends a text")
    return hasEscape
  }

  /// Moves past the characters after a backslash and returns the character that they mean.
  private mutating func escaped() throws(JSONProblem) -> Unicode.Scalar {
    let scalar: Unicode.Scalar
    switch next {
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"):
      advance()
      return try numbered()
    default: throw problem("a backslash is before something that cannot be escaped")
    }
    advance()
    return scalar
  }

  /// Moves past the number of a character, or the two surrogates of one, and returns the character.
  private mutating func numbered() throws(JSONProblem) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take("\\"), take("u") else {
      throw problem("half a character is missing")
    }
    let second = try fourDigits()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw problem("two halves make no character") }
    return scalar
  }

  private mutating func fourDigits() throws(JSONProblem) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw problem("a hexadecimal digit is missing")
      }
      number = number << 4 + UInt32(digit)
      advance()
    }
    return number
  }
}
