/// A number as text, in decimal digits.
package struct DecimalText {
  /// The text, without white space around it.
  let text: String

  /// Creates the number that a text contains, or `nil` if the text is not a number.
  ///
  /// Digits with a sign, a point and an exponent are accepted, and white space at the ends. So is a
  /// comma in place of the point, but not in `1,500`, which may be either of two numbers.
  /// Hexadecimal numbers, `inf` and `nan` are not.
  package init?(_ text: String) {
    var text = text.trimmed
    if text.utf8.contains(UInt8(ascii: ",")) {
      let parts = text.parts(between: ",")
      guard parts.count == 2, !text.utf8.contains(UInt8(ascii: ".")),
        Self.meanings(of: text) == nil
      else { return nil }
      text = parts.joined(separator: ".")
    }
    let isDecimal = text.utf8.allSatisfy { (0x2B...0x39).contains($0) || $0 | 0x20 == 0x65 }
    guard isDecimal, Double(text) != nil else { return nil }
    self.text = text
  }

  /// Creates the number that a text contains, which may have a unit at its end, in any case.
  ///
  /// Where only whole numbers are meant, `20.000` may be either of two, as `20,000` is anywhere.
  init?(_ text: String, unit: String? = nil, isWhole: Bool) {
    let text = Self.dropping(unit, from: text)
    if isWhole, Self.meanings(of: text, separator: ".") != nil { return nil }
    self.init(text)
  }

  /// Returns why a text that is no number is refused.
  static func refusal(of text: String, unit: String? = nil, isWhole: Bool) -> Message {
    let number = dropping(unit, from: text)
    if isWhole, let meanings = meanings(of: number, separator: ".") ?? meanings(of: number) {
      return Message(.ambiguousWholeNumber, text, meanings.whole)
    }
    guard let (whole, decimal) = meanings(of: number) else {
      return unit.map { Message(.notANumberOf, text, $0) } ?? Message(.notANumber, text)
    }
    return Message(.ambiguousNumber, text, whole, decimal)
  }

  /// The text of a number that is exactly what it says, without zeros at the end of its fraction:
  /// in a file, `20.000` is 20.
  static func exact(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ".")), let number = DecimalText(text)?.text,
      number.utf8.allSatisfy({ $0 | 0x20 != UInt8(ascii: "e") })
    else { return text }
    let digits = number.reversed().drop { $0 == "0" }
    let exact = String((digits.first == "." ? digits.dropFirst() : digits).reversed())
    return ["", "+", "-"].contains(exact) ? exact + "0" : exact
  }

  private static func dropping(_ unit: String?, from text: String) -> String {
    let text = text.trimmed
    let hasUnit = unit.map { text.suffix($0.count).lowercased() == $0.lowercased() } ?? false
    return hasUnit ? String(text.dropLast(unit?.count ?? 0)).trimmed : text
  }

  /// Returns the two numbers that a text may be, where a comma may be before thousands or before
  /// decimals.
  private static func meanings(
    of text: String, separator: Unicode.Scalar = ","
  ) -> (whole: String, decimal: String)? {
    let sign = String(text.prefix { "+-".contains($0) })
    let parts = text.dropFirst(sign.count).utf8.split(separator: UInt8(ascii: separator))
    guard sign.count < 2, parts.count == 2, 1...3 ~= parts[0].count, parts[1].count == 3,
      parts[0].first != UInt8(ascii: "0"), parts.joined().allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    let (whole, rest) = (sign + "\(Substring(parts[0]))", "\(Substring(parts[1]))")
    return (whole + rest, whole + "." + rest)
  }

  /// The number, infinite if it is too large.
  package var number: Double { Double(text) ?? .nan }

  /// Returns the number as an integer, or `nil` if it has a fraction or the type cannot hold it.
  ///
  /// No digit is lost, unlike in a `Double`. `1.5e1` is 15.
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

extension DecimalText {
  /// Whether the number lies between two whole numbers.
  var isFraction: Bool { abs(number) < 0x1p63 && whole(Int64.self) == nil }
}

extension String {
  /// Returns whether the text is the same number as another one, or the same text if it is no
  /// number.
  func isSameNumber(as other: String) -> Bool {
    hasSameBytes(as: other) || normalNumber.hasSameBytes(as: other.normalNumber)
  }

  /// The number as `-12e3`, without zeros at the ends of its digits; the text itself if it is no
  /// number.
  var normalNumber: String {
    guard let decimal = DecimalText(self) else { return self }
    let parts = decimal.text.utf8.split { $0 | 0x20 == UInt8(ascii: "e") }
    guard var exponent = parts.count == 1 ? 0 : Int(Substring(parts[1])) else { return self }
    var digits: [UInt8] = []
    var isFraction = false
    for byte in parts[0] {
      if byte == UInt8(ascii: ".") { isFraction = true }
      guard 0x30...0x39 ~= byte, byte > 0x30 || !digits.isEmpty || isFraction else { continue }
      digits.append(byte)
      if isFraction { exponent &-= 1 }
    }
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent &+= 1
    }
    let rest = digits.drop { $0 == UInt8(ascii: "0") }
    if rest.isEmpty { return "0" }
    let sign = parts[0].first == UInt8(ascii: "-") ? "-" : ""
    return sign + String(decoding: rest, as: UTF8.self) + "e\(exponent)"
  }

  /// Creates the decimal form of a number; one that is not finite is `inf` or `nan`, and a zero has
  /// no sign.
  init(decimal number: some BinaryFloatingPoint) {
    let text = number == 0 ? "0" : "\(number)"
    self = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The decimal form of a number as it is shown, with at most 15 significant digits: a tenth has
  /// more only because of its binary form.
  ///
  /// Whole numbers have all their digits, and so has any other text.
  var shortDecimal: String {
    let bytes = Array(utf8)
    guard bytes.count > 16, bytes.contains(UInt8(ascii: ".")), DecimalText(self) != nil else {
      return self
    }
    let exponent = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.count
    var number = Array(bytes[..<exponent])
    let places = number.indices.filter { 0x30...0x39 ~= number[$0] }
      .drop { number[$0] == UInt8(ascii: "0") }
    guard places.count > 15, let point = number.firstIndex(of: UInt8(ascii: ".")),
      places[places.startIndex + 15] > point
    else { return self }
    let first = places[places.startIndex + 15]
    let isUp = number[first] >= UInt8(ascii: "5")
    number.removeSubrange(first...)
    // A carry may reach the first digit.
    var place = isUp ? number.count - 1 : -1
    while place >= 0 {
      if 0x30...0x38 ~= number[place] {
        number[place] += 1
        break
      }
      if number[place] == UInt8(ascii: "9") { number[place] = UInt8(ascii: "0") }
      if place == 0 || !(0x2E...0x39 ~= number[place - 1]) {
        number.insert(UInt8(ascii: "1"), at: place)
        break
      }
      place -= 1
    }
    while number.last == UInt8(ascii: "0") { number.removeLast() }
    if number.last == UInt8(ascii: ".") { number.removeLast() }
    return String(decoding: number + bytes[exponent...], as: UTF8.self)
  }
}
