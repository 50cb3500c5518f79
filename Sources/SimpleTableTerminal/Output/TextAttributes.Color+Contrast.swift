import SimpleTable

extension TextAttributes.Color {
  static let black = rgb(0, 0, 0)
  static let white = rgb(255, 255, 255)

  /// The relative luminance, from 0 to 1, as WCAG 2.2 defines it.
  package var luminance: Double {
    let (red, green, blue) = mixture
    return 0.2126 * Self.light[red] + 0.7152 * Self.light[green] + 0.0722 * Self.light[blue]
  }

  /// Returns how much a colour stands out from another one, from 1 to 21, as WCAG 2.2 defines it.
  package func contrast(to other: Self) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }

  /// Returns a mixture with another colour, in hundredths of which.
  func mixed(with other: Self, percent: Int) -> Self {
    let (one, two) = (mixture, other.mixture)
    func part(_ one: Int, _ two: Int) -> UInt8 {
      UInt8((one * (100 - percent) + two * percent + 50) / 100)
    }
    return .rgb(part(one.red, two.red), part(one.green, two.green), part(one.blue, two.blue))
  }

  /// Returns the first of the mixtures with another colour that will do, the one most like this first.
  ///
  /// - Parameters:
  ///   - other: The colour to move to.
  ///   - percent: The least part of it.
  ///   - isSuitable: Whether a mixture will do.
  /// - Returns: The mixture; `nil` where none will do.
  func moved(
    to other: Self, from percent: Int = 0, until isSuitable: (Self) -> Bool
  ) -> Self? {
    (percent...100).lazy.map { mixed(with: other, percent: $0) }.first(where: isSuitable)
  }

  /// Returns the nearest of the cube and the greys of the palette that will do; `nil` where none will.
  func nearestCell(where isSuitable: (Self) -> Bool) -> Self? {
    let wanted = mixture
    var nearest: (cell: Self, distance: Int)?
    for number: UInt8 in 16...255 {
      let cell = Self.palette(number)
      let other = cell.mixture
      let red = other.red - wanted.red
      let green = other.green - wanted.green
      let blue = other.blue - wanted.blue
      let distance = red * red + green * green + blue * blue
      if distance < nearest?.distance ?? .max, isSuitable(cell) { nearest = (cell, distance) }
    }
    return nearest?.cell
  }

  /// The light of each part of a mixture, by the curve of sRGB, IEC 61966-2-1.
  private static let light: [Double] = (0...255).map { part in
    let value = Double(part) / 255
    if value <= 0.04045 { return value / 12.92 }
    // x to the power of 2.4 is x² times the fifth root of x², which Newton's method finds.
    let base = (value + 0.055) / 1.055
    let square = base * base
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
