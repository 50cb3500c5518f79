extension JSONReader {
  /// Reads a text in quotes.
  mutating func text() throws(JSONProblem) -> String {
    try expect("\"", "a quote")
    var text = ""
    var start = position
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw problem("a control character stands in a text") }
      if byte == UInt8(ascii: "\\") {
        text += String(decoding: bytes(from: start), as: UTF8.self)
        advance()
        text.unicodeScalars.append(try escaped())
        start = position
      } else {
        advance()
      }
    }
    text += String(decoding: bytes(from: start), as: UTF8.self)
    try expect("\"", "the quote that ends a text")
    return text
  }

  /// Reads what stands after a backslash.
  private mutating func escaped() throws(JSONProblem) -> Unicode.Scalar {
    let character = next
    switch character {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      advance()
      return Unicode.Scalar(character ?? 0)
    case UInt8(ascii: "b"): return escape("\u{8}")
    case UInt8(ascii: "f"): return escape("\u{C}")
    case UInt8(ascii: "n"): return escape("\n")
    case UInt8(ascii: "r"): return escape("\r")
    case UInt8(ascii: "t"): return escape("\t")
    case UInt8(ascii: "u"):
      advance()
      return try numbered()
    default: throw problem("a backslash stands before something that cannot be escaped")
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    advance()
    return scalar
  }

  /// Reads the number of a character, which may be given by two surrogates.
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
