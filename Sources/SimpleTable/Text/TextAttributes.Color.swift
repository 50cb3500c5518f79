extension TextAttributes {
  /// One of the sixteen colours that terminals have names for.
  ///
  /// How they look is for the user of the terminal to choose. Red, magenta and cyan can mostly be
  /// read on any ground; black and blue are hard to read on dark ones, yellow, white and most of
  /// the bright colours on light ones.
  public struct Color: Hashable, Sendable {
    /// The parameter of an SGR sequence.
    let code: UInt8
  }
}

extension TextAttributes.Color {
  /// Black.
  public static let black = Self(code: 30)
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
  /// White.
  public static let white = Self(code: 37)

  /// Bright black, which is a grey.
  public static let brightBlack = Self(code: 90)
  /// Bright red.
  public static let brightRed = Self(code: 91)
  /// Bright green.
  public static let brightGreen = Self(code: 92)
  /// Bright yellow.
  public static let brightYellow = Self(code: 93)
  /// Bright blue.
  public static let brightBlue = Self(code: 94)
  /// Bright magenta.
  public static let brightMagenta = Self(code: 95)
  /// Bright cyan.
  public static let brightCyan = Self(code: 96)
  /// Bright white.
  public static let brightWhite = Self(code: 97)
}
