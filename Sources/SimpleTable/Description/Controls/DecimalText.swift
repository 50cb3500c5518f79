/// A number as text, in decimal digits.
struct DecimalText {
  /// The text, without white space around it.
  let text: String

  /// Creates the decimal form of a number; one that is not finite is `inf` or `nan`.
  init(describing number: some BinaryFloatingPoint) {
    let text = "\(number)"
    self.text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Creates the number that a text contains, or `nil` if the text is not a number.
  ///
  /// Digits with a sign, a point and an exponent are accepted, and white space at the ends.
  /// Hexadecimal numbers, `inf` and `nan` are not.
  init?(_ text: String) {
    let text = text.trimmed
    let isDecimal = text.utf8.allSatisfy { (0x2B...0x39).contains($0) || $0 | 0x20 == 0x65 }
    guard isDecimal, Double(text) != nil else { return nil }
    self.text = text
  }

  /// The number, infinite if it is too large.
  var number: Double { Double(text) ?? .nan }
}

extension String {
  /// The text without the white space around it.
  package var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
