extension TextAttributes {
  /// A colour: one of six with a name, one of the 256 of a terminal, any mixture, or a shade of its ground.
  ///
  /// A menu replaces a colour that its terminal does not have with the nearest one that it has.
  ///
  /// Users choose how the first sixteen colours of the palette look. Six of them have names here;
  /// black is `palette(0)`, white is `palette(7)`, and `palette(8)` to `palette(15)` are the bright
  /// ones. Red, magenta and cyan are mostly readable on any background. Blue is hard to read on
  /// dark backgrounds; yellow, white and most bright colours are hard to read on light ones.
  public struct Color: Hashable, Sendable {
    /// A code and three parts, in one number: attributes are compared with each piece of text.
    private let packed: UInt32

    private init(code: UInt8, parts: SIMD3<UInt8> = .zero) {
      packed =
        UInt32(code) << 24 | UInt32(parts.x) << 16 | UInt32(parts.y) << 8 | UInt32(parts.z)
    }
  }
}

extension TextAttributes.Color {
  /// The parameter of an SGR sequence, or the kind of colour that the parts are of.
  private var code: UInt8 { UInt8(packed >> 24) }

  /// The number of a colour, or red, green and blue.
  private var parts: SIMD3<UInt8> {
    SIMD3(truncatingIfNeeded: SIMD3(packed >> 16, packed >> 8, packed))
  }
}

extension TextAttributes.Color {
  /// Returns the colour with a number in the palette of xterm: sixteen colours, a colour cube, and
  /// greys.
  public static func palette(_ number: UInt8) -> Self {
    Self(code: 5, parts: SIMD3(number, 0, 0))
  }

  /// Returns a mixture of red, green and blue, each from 0 to 255.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Self {
    Self(code: 2, parts: SIMD3(red, green, blue))
  }

  /// The ground of the terminal with a shade, as a background for the ``TextRenderer/Role/bar`` of a menu.
  ///
  /// It is seen on dark and light grounds alike, and can be drawn where the terminal says its colours.
  /// Elsewhere it is the ground itself.
  public static let shade = Self(code: 39)

  /// The parameters of an SGR sequence.
  var codes: [UInt8] {
    switch code {
    case 2: [38, 2, parts.x, parts.y, parts.z]
    case 5: [38, 5, parts.x]
    default: [code]
    }
  }

  /// The parameters of an SGR sequence for the background.
  var codesBehind: [UInt8] {
    guard let first = codes.first else { return [] }
    return [first + 10] + codes.dropFirst()
  }

  /// The number of one of the first sixteen of the palette, whose look the user of the terminal
  /// chooses; `nil` for any other.
  package var chosenNumber: Int? {
    switch code {
    case 2: nil
    case 5: parts.x < 16 ? Int(parts.x) : nil
    case 39: nil
    default: Int(code < 40 ? code - 30 : code - 82)
    }
  }

  /// Red, green and blue; for the first sixteen of the palette those of xterm, for the shade black.
  package var mixture: (red: Int, green: Int, blue: Int) {
    let number = chosenNumber.map { UInt8($0) } ?? parts.x
    let mixture = code == 2 ? SIMD3(truncatingIfNeeded: parts) : Self.mixture(number)
    return (mixture.x, mixture.y, mixture.z)
  }

  /// Returns the nearest colour among the first ones of the palette: 16, 256, or all there are.
  package func reduced(toCount count: Int) -> Self {
    switch code {
    case 2 where count < 1 << 24:
      Self.nearest(to: SIMD3(truncatingIfNeeded: parts), 16...255)
        .reduced(toCount: count)
    case 5 where count < 256 && parts.x > 15: Self.nearest(to: Self.mixture(parts.x), 0...15).named
    case 5 where count < 256: named
    default: self
    }
  }

  /// The colour with a name for one of the first sixteen of the palette.
  private var named: Self { Self(code: parts.x < 8 ? 30 + parts.x : 82 + parts.x) }

  private static func nearest(to mixture: SIMD3<Int>, _ numbers: ClosedRange<UInt8>) -> Self {
    func distance(_ number: UInt8) -> Int {
      let difference = Self.mixture(number) &- mixture
      return (difference &* difference).wrappedSum()
    }
    let nearest = numbers.min { distance($0) < distance($1) }
    return .palette(nearest ?? 0)
  }

  /// Returns the mixture of a colour of the palette, as xterm has it.
  private static func mixture(_ number: UInt8) -> SIMD3<Int> {
    let number = Int(number)
    switch number {
    case 7: return SIMD3(repeating: 229)
    case 8: return SIMD3(repeating: 127)
    case 0..<16:
      let level = number < 8 ? 205 : 255
      return SIMD3(number & 1, number >> 1 & 1, number >> 2 & 1) &* level
    case 16..<232:
      let place = number - 16
      let levels = SIMD3(place / 36, place / 6 % 6, place % 6)
      return (levels &* 40 &+ 55).replacing(with: 0, where: levels .== 0)
    default: return SIMD3(repeating: 8 + 10 * (number - 232))
    }
  }
}

extension TextAttributes.Color {
  /// Red.
  public static let red = Self(code: 31)
  /// Green.
  public static let green = Self(code: 32)
  /// Yellow.
  public static let yellow = Self(code: 33)
  /// Blue.
  public static let blue = Self(code: 34)
  /// Magenta.
  public static let magenta = Self(code: 35)
  /// Cyan.
  public static let cyan = Self(code: 36)
}
