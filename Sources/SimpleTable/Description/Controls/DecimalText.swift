/// A number as text, in decimal digits.
package struct DecimalText {
  /// The text, without white space around it.
  let text: String

  /// Creates the number that a text contains, or `nil` if the text is not a number.
  ///
  /// Digits with a sign, a point and an exponent are accepted, and white space at the ends.
  /// Hexadecimal numbers, `inf` and `nan` are not.
  package init?(_ text: String) {
    let text = text.trimmed
    let isDecimal = text.utf8.allSatisfy { (0x2B...0x39).contains($0) || $0 | 0x20 == 0x65 }
    guard isDecimal, Double(text) != nil else { return nil }
    self.text = text
  }

  /// Creates the number that a text contains, which may have a unit at its end, in any case.
  init?(_ text: String, unit: String?) {
    let text = text.trimmed
    let hasUnit = unit.map { text.suffix($0.count).lowercased() == $0.lowercased() } ?? false
    self.init(hasUnit ? String(text.dropLast(unit?.count ?? 0)) : text)
  }

  /// The number, infinite if it is too large.
  package var number: Double { Double(text) ?? .nan }

  /// Returns the number as an integer, or `nil` if it has a fraction or the type cannot hold it.
  ///
  /// No digit is lost, as would be by way of `Double`: `1.5e1` is 15.
  package func whole<Whole: FixedWidthInteger>(_ type: Whole.Type = Whole.self) -> Whole? {
    let parts = text.split { $0 == "e" || $0 == "E" }
    let fraction = parts[0].drop { $0 != "." }.dropFirst()
    let digits = parts[0].filter { $0 != "." }
    guard digits.contains(where: { "1"..."9" ~= $0 }) else { return 0 }
    // A number with a larger exponent is neither whole nor small enough for any type.
    guard let exponent = parts.count == 1 ? 0 : Int16(parts[1]) else { return nil }
    let zeros = Int(exponent) - fraction.count
    guard digits.suffix(max(-zeros, 0)).allSatisfy({ $0 == "0" }),
      var number = Whole(digits.dropLast(max(-zeros, 0)))
    else { return nil }
    for _ in 0..<max(zeros, 0) {
      let (product, overflows) = number.multipliedReportingOverflow(by: 10)
      guard !overflows else { return nil }
      number = product
    }
    return number
  }
}

extension String {
  /// Creates the decimal form of a number; one that is not finite is `inf` or `nan`, and a zero has
  /// no sign.
  init(decimal number: some BinaryFloatingPoint) {
    let text = number == 0 ? "0" : "\(number)"
    self = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The text without the white space around it.
  package var trimmed: String {
    let start = unicodeScalars.drop(while: \.properties.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
