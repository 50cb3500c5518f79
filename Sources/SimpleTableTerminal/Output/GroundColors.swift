import SimpleTable

/// The colours that are drawn on a ground in place of those that depend on it.
///
/// A terminal draws faint text as it likes, and the user chooses how its sixteen colours look, for the ground
/// and not for a bar on it. So both have a contrast of their own here, where it matters: beside the bar, that is where
/// the ground is light, and a colour of xterm is, too, as it is in most terminals.
struct GroundColors: Hashable, Sendable {
  /// The colour of the bar; `nil` where there can be none.
  let bar: TextAttributes.Color?

  /// The colour of text on the bar; `nil` for that of the terminal.
  private let text: TextAttributes.Color?

  /// The colours of faint text, beside the bar and on it.
  private let faint: TextAttributes.Color
  private let faintOnBar: TextAttributes.Color

  /// The first sixteen colours beside the bar and on it; `nil` for those that are the user's.
  private let named: [TextAttributes.Color?]
  private let namedOnBar: [TextAttributes.Color?]

  /// Chooses the colours for a ground among a number of colours, 256 or more, of which only the bar needs all.
  init(_ ground: Ground, colorCount count: Int) {
    let bar = ground.shade(ofCount: count)
    self.bar = bar
    func faint(on grounds: [TextAttributes.Color]) -> TextAttributes.Color {
      ground.readable(
        ground.text.mixed(with: ground.color, percent: 40), contrast: Ground.weakContrast,
        on: grounds)
    }
    // A bar that is nearer to the text leaves less room between both.
    self.faint = faint(on: [ground.color])
    faintOnBar = faint(on: [ground.color] + [bar].compactMap(\.self))
    let readable = (0..<UInt8(16)).map { number in
      ground.readable(
        .palette(number), contrast: Ground.weakContrast, on: [bar ?? ground.color, ground.color])
    }
    named = (0..<UInt8(16)).map { number in
      let contrast = TextAttributes.Color.palette(number).contrast(to: ground.color)
      let isReadable = ground.isDark || contrast >= Ground.weakContrast
      return isReadable ? nil : readable[Int(number)]
    }
    let contrast = ground.text.contrast(to: ground.color)
    guard let bar, ground.text.contrast(to: bar) < contrast else {
      (text, namedOnBar) = (nil, Array(repeating: nil, count: 16))
      return
    }
    let least = min(Ground.textContrast, contrast)
    text =
      ground.text.contrast(to: bar) >= least
      ? nil : ground.readable(ground.text, contrast: least, on: [bar])
    namedOnBar = readable
  }

  /// Returns attributes as they are drawn.
  func drawn(_ attributes: TextAttributes) -> TextAttributes {
    var drawn = attributes
    let isOnBar = attributes.background == .shade
    if isOnBar { drawn.background = bar }
    if let number = attributes.color?.chosenNumber {
      let other = isOnBar ? namedOnBar[number] : attributes.background == nil ? named[number] : nil
      drawn.color = other ?? drawn.color
    } else if attributes.color == nil, attributes.weight == .faint,
      isOnBar || attributes.background == nil
    {
      drawn.color = isOnBar ? faintOnBar : faint
      drawn.weight = .normal
    } else if attributes.color == nil, isOnBar {
      drawn.color = text
    }
    return drawn
  }
}
