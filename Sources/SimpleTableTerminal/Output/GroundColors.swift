import SimpleTable

/// The colours that are drawn on a ground in place of those that depend on it.
///
/// A terminal draws faint text as it likes, and the user chooses how its sixteen colours look, for the ground
/// and not for a bar on it. So both have a contrast of their own here, where it matters.
struct GroundColors: Hashable, Sendable {
  /// The colour of the bar; `nil` where there can be none.
  let bar: TextAttributes.Color?

  /// The colour of text on the bar; `nil` for that of the terminal.
  private let text: TextAttributes.Color?

  /// The colours of faint text, beside the bar and on it.
  private let faint: TextAttributes.Color
  private let faintOnBar: TextAttributes.Color

  /// The first sixteen colours on the bar; none where they can be read there as on the ground.
  private let named: [TextAttributes.Color]

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
    let contrast = ground.text.contrast(to: ground.color)
    guard let bar, ground.text.contrast(to: bar) < contrast else {
      (text, named) = (nil, [])
      return
    }
    let least = min(Ground.textContrast, contrast)
    text =
      ground.text.contrast(to: bar) >= least
      ? nil : ground.readable(ground.text, contrast: least, on: [bar])
    named = (0..<16).map {
      ground.readable(.palette($0), contrast: Ground.weakContrast, on: [bar])
    }
  }

  /// Returns attributes as they are drawn.
  func drawn(_ attributes: TextAttributes) -> TextAttributes {
    var drawn = attributes
    let isOnBar = attributes.background == .shade
    if isOnBar { drawn.background = bar }
    if let number = attributes.color?.chosenNumber {
      if isOnBar, !named.isEmpty { drawn.color = named[number] }
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
