/// How a stretch of text is coloured: parameters of an SGR sequence of ECMA-48.
struct Ink: Hashable, Sendable {
  /// The weight: 1 is bold, 2 is faint, 0 leaves it as it is.
  var weight: UInt8 = 0

  /// The colour: 31 to 36, from red to cyan; 0 leaves it as it is.
  var color: UInt8 = 0

  /// The terminal's own colour.
  static var none: Ink { Ink() }

  /// Text that stands out.
  static var bold: Ink { Ink(weight: 1) }

  /// Text that stands back.
  static var faint: Ink { Ink(weight: 2) }
}

extension Ink {
  /// The sequence that changes to this ink from another one.
  func sequence(after other: Ink) -> String {
    let isReset = self == .none || other != .none
    let codes = [isReset ? 0 : nil, weight == 0 ? nil : weight, color == 0 ? nil : color]
    return "\u{1B}[" + codes.compactMap { $0.map(String.init) }.joined(separator: ";") + "m"
  }
}
