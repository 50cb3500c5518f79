import SimpleTable

/// The colours of a terminal: of the ground that it draws on, and of text.
package struct Ground: Hashable, Sendable {
  /// The colour behind the text.
  package let color: TextAttributes.Color

  /// The colour of text without a colour of its own.
  package let text: TextAttributes.Color

  /// The least contrast between a ground and a bar on it, and that between either and what is weaker than
  /// text.
  package static let (barContrast, weakContrast) = (1.25, 3.0)

  /// The most contrast between a bar and text on it that is asked for.
  package static let textContrast = 4.5

  /// Creates the colours of a terminal; `nil` for colours in which nothing can be read.
  package init?(_ color: TextAttributes.Color, text: TextAttributes.Color) {
    guard color.contrast(to: text) >= 2 else { return nil }
    (self.color, self.text) = (color, text)
  }

  /// What text moves to on this ground to be seen better.
  private var textEnd: TextAttributes.Color { isDark ? .white : .black }

  var isDark: Bool { text.luminance > color.luminance }
}

extension Ground {
  /// The ground with a shade, for a bar; `nil` where the colours of the terminal have none.
  ///
  /// It is moved away from the text, by 12 % or as much as it takes to be seen: what can be read on the ground
  /// can then be read even better on the bar. Where the ground is almost as dark or as light as it can be, the
  /// shade is moved to the text.
  ///
  /// - Parameter count: The number of colours: 256 or more.
  /// - Returns: The colour of the bar.
  package func shade(ofCount count: Int) -> TextAttributes.Color? {
    let isSeen = { (bar: TextAttributes.Color) in bar.contrast(to: color) >= Self.barContrast }
    let contrast = text.contrast(to: color)
    for isAway in [true, false] {
      let end: TextAttributes.Color = isAway == isDark ? .black : .white
      guard let shade = color.moved(to: end, from: 12, until: isSeen) else { continue }
      if count > 256 { return shade }
      let cell = shade.nearestCell { cell in
        isSeen(cell) && cell.contrast(to: color) < 2
          && (cell.contrast(to: text) > contrast) == isAway
      }
      if let cell { return cell }
    }
    return nil
  }

  /// Returns the cell of the palette that is the nearest to a colour and has a contrast to some grounds.
  ///
  /// A cell takes half the bytes of a mixture.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - contrast: The least contrast, where any cell has that.
  ///   - grounds: What it is drawn on.
  /// - Returns: The cell.
  func readable(
    _ color: TextAttributes.Color, contrast: Double, on grounds: [TextAttributes.Color]
  ) -> TextAttributes.Color {
    func isReadable(_ color: TextAttributes.Color) -> Bool {
      grounds.allSatisfy { color.contrast(to: $0) >= contrast }
    }
    let mixture = color.moved(to: textEnd, until: isReadable) ?? textEnd
    return mixture.nearestCell(where: isReadable) ?? .palette(isDark ? 231 : 16)
  }
}
