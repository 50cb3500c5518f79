/// What a backslash begins within a text of JSON.
package enum JSONEscape {
  /// Why it begins nothing, as a phrase.
  package enum Problem: String, Error {
    case unknown = "a backslash is before something that cannot be escaped"
    case noDigit = "a hexadecimal digit is missing"
    case halfIsMissing = "half a character is missing"
    case noCharacter = "two halves make no character"
  }

  /// Returns the character that stands behind a backslash, and moves past it.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - position: The place behind the backslash, and then that behind the character, or of the byte
  ///     at fault.
  /// - Returns: The character.
  /// - Throws: The problem, if there is no such character.
  package static func character(
    in bytes: [UInt8], at position: inout Int
  ) throws(Problem) -> Unicode.Scalar {
    let plain: Unicode.Scalar
    switch position < bytes.count ? bytes[position] : 0 {
    case UInt8(ascii: "\""): plain = "\""
    case UInt8(ascii: "\\"): plain = "\\"
    case UInt8(ascii: "/"): plain = "/"
    case UInt8(ascii: "b"): plain = "\u{8}"
    case UInt8(ascii: "f"): plain = "\u{C}"
    case UInt8(ascii: "n"): plain = "\n"
    case UInt8(ascii: "r"): plain = "\r"
    case UInt8(ascii: "t"): plain = "\t"
    case UInt8(ascii: "u"):
      position += 1
      return try numbered(in: bytes, at: &position)
    default: throw .unknown
    }
    position += 1
    return plain
  }

  /// Returns the character that has a number, or the two surrogates of one.
  private static func numbered(
    in bytes: [UInt8], at position: inout Int
  ) throws(Problem) -> Unicode.Scalar {
    let first = try fourDigits(in: bytes, at: &position)
    if let scalar = Unicode.Scalar(first) { return scalar }
    for sign in first < 0xDC00 ? [UInt8(ascii: "\\"), UInt8(ascii: "u")] : [0] {
      guard position < bytes.count, bytes[position] == sign, sign != 0 else { throw .halfIsMissing }
      position += 1
    }
    let second = try fourDigits(in: bytes, at: &position)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .noCharacter }
    return scalar
  }

  private static func fourDigits(
    in bytes: [UInt8], at position: inout Int
  ) throws(Problem) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
      else { throw .noDigit }
      number = number << 4 + UInt32(digit)
      position += 1
    }
    return number
  }
}
