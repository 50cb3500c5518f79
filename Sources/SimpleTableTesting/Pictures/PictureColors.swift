import SimpleTable
import SimpleTableTerminal

/// The colours of a picture, like those of a terminal.
struct PictureColors: Sendable {
  let text: TextAttributes.Color
  let ground: TextAttributes.Color
  let border: TextAttributes.Color

  /// The colours with names, in the order of their numbers: sixteen, or eight whose bright ones look the same.
  let named: [TextAttributes.Color]

  /// The colours of the light mode, dark enough for white.
  static let light = PictureColors(
    text: 0x1F2328, ground: 0xFFFFFF, border: 0xD0D7DE,
    named: [
      0x24292F, 0xCF222E, 0x116329, 0x7D4E00, 0x0969DA, 0x8250DF, 0x1B7C83, 0x6E7781,
      0x57606A, 0xA40E26, 0x1A7F37, 0x9A6700, 0x218BFF, 0xA475F9, 0x3192AA, 0x8C959F,
    ])

  /// The colours of the dark mode, light enough for black.
  static let dark = PictureColors(
    text: 0xE6EDF3, ground: 0x0D1117, border: 0x30363D,
    named: [
      0x6E7681, 0xFF7B72, 0x3FB950, 0xD29922, 0x58A6FF, 0xBC8CFF, 0x39C5CF, 0xB1BAC4,
      0x8B949E, 0xFFA198, 0x56D364, 0xE3B341, 0x79C0FF, 0xD2A8FF, 0x56D4DD, 0xFFFFFF,
    ])

  /// Creates colours from their parts as one number each, as in `0xRRGGBB`.
  init(text: UInt32, ground: UInt32, border: UInt32, named: [UInt32]) {
    self.text = Self.color(text)
    self.ground = Self.color(ground)
    self.border = Self.color(border)
    self.named = named.map(Self.color)
  }

  private static func color(_ parts: UInt32) -> TextAttributes.Color {
    .rgb(
      UInt8(truncatingIfNeeded: parts >> 16), UInt8(truncatingIfNeeded: parts >> 8),
      UInt8(truncatingIfNeeded: parts))
  }

  /// What a terminal with these colours says of them.
  var answer: Ground? { Ground(ground, text: text) }

  /// Returns the colour of a number.
  func named(_ number: Int) -> TextAttributes.Color { named[number % named.count] }
}

extension PictureColors {
  /// Returns the rules for a screen with text in some attributes.
  ///
  /// - Parameters:
  ///   - used: The attributes.
  ///   - colors: The colours; `nil` for those of the viewer's mode.
  /// - Returns: The element.
  static func styleSheet(for used: [TextAttributes], in colors: PictureColors?) -> String {
    let modes = """
      \((colors ?? light).rules(for: used))
      \(colors == nil ? "@media(prefers-color-scheme:dark){\(dark.rules(for: used))}" : "")
      """
    return """
      <style>
      text{font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;\
      white-space:pre}
      .bold{font-weight:bold}.faint{fill-opacity:.65}.cursor{fill:none}\
      \(used.contains(where: \.isUnderlined) ? ".underlined{text-decoration:underline}" : "")
      \(modes)
      </style>
      """
  }

  private func rules(for used: [TextAttributes]) -> String {
    let colors = used.flatMap { [$0.color, $0.background] }
    var rules = [
      "text{fill:\(text.hexadecimal)}",
      ".screen{fill:\(ground.hexadecimal);stroke:\(border.hexadecimal)}",
      ".cursor{stroke:\(text.hexadecimal)}",
    ]
    if colors.contains(.shade) {
      let shade = answer?.shade(ofCount: 1 << 24) ?? ground
      rules.append(".shade{fill:\(shade.hexadecimal)}")
    }
    if used.contains(where: \.isReversed) {
      rules += [".ground{fill:\(text.hexadecimal)}", ".reversed{fill:\(ground.hexadecimal)}"]
    }
    let numbers = Set(colors.compactMap { $0?.chosenNumber }).sorted()
    return (rules + numbers.map { ".c\($0){fill:\(named($0).hexadecimal)}" }).joined()
  }

  /// Returns the attributes of an element of text, with a space before each.
  static func attributes(of attributes: TextAttributes) -> String {
    var classes: [String] = []
    if attributes.isReversed {
      return #" class="reversed\#(attributes.weight == .bold ? " bold" : "")""#
    }
    switch attributes.weight {
    case .normal: break
    case .bold: classes.append("bold")
    case .faint: classes.append("faint")
    }
    if attributes.isUnderlined { classes.append("underlined") }
    return look(of: attributes.color, classes)
  }

  /// Returns the attributes of the background of reversed text, or of text with a background.
  static func ground(of attributes: TextAttributes) -> String {
    attributes.isReversed
      ? look(of: attributes.color, attributes.color == nil ? ["ground"] : [])
      : look(of: attributes.background, [])
  }

  private static func look(of color: TextAttributes.Color?, _ classes: [String]) -> String {
    var classes = classes
    if let number = color?.chosenNumber { classes.append("c\(number)") }
    if color == .shade { classes.append("shade") }
    var result = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    if let color, color.chosenNumber == nil, color != .shade {
      let (red, green, blue) = color.mixture
      result += " style=\"fill:rgb(\(red),\(green),\(blue))\""
    }
    return result
  }
}

extension TextAttributes.Color {
  /// The parts as style sheets write them, as in `#1f2328`.
  fileprivate var hexadecimal: String {
    let (red, green, blue) = mixture
    let digits = String(red << 16 | green << 8 | blue, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}
