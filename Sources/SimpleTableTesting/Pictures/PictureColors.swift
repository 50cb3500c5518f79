import SimpleTable

/// The colours of pictures, those of the light and of the dark mode.
enum PictureColors {
  /// Returns the rules for a screen with text in some attributes.
  static func styleSheet(for used: [TextAttributes]) -> String {
    let colors = used.flatMap { [$0.color, $0.background] }
    let numbers = Set(colors.compactMap { $0?.chosenNumber }).sorted()
    func rules(_ mode: KeyPath<Shades, String>) -> String {
      let rules = [
        "text{fill:#\(text[keyPath: mode])}",
        ".screen{fill:#\(screen[keyPath: mode]);stroke:#\(border[keyPath: mode])}",
        ".cursor{stroke:#\(text[keyPath: mode])}",
      ]
      let reversed = [
        ".ground{fill:#\(text[keyPath: mode])}", ".reversed{fill:#\(screen[keyPath: mode])}",
      ]
      return
        (rules + (used.contains(where: \.isReversed) ? reversed : [])
        + numbers.map { ".c\($0){fill:#\(named[$0][keyPath: mode])}" }).joined()
    }
    return """
      <style>
      text{font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;\
      white-space:pre}
      .bold{font-weight:bold}.faint{fill-opacity:.65}.cursor{fill:none}\
      \(used.contains(where: \.isUnderlined) ? ".underlined{text-decoration:underline}" : "")
      \(rules(\.light))
      @media(prefers-color-scheme:dark){\(rules(\.dark))}
      </style>
      """
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
    var result = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    if let color, color.chosenNumber == nil {
      let (red, green, blue) = color.mixture
      result += " style=\"fill:rgb(\(red),\(green),\(blue))\""
    }
    return result
  }

  private struct Shades {
    let light: String
    let dark: String
  }

  private static let text = Shades(light: "1f2328", dark: "e6edf3")
  private static let screen = Shades(light: "ffffff", dark: "0d1117")
  private static let border = Shades(light: "d0d7de", dark: "30363d")

  /// The sixteen colours with names, in the order of their numbers: dark enough for white, and
  /// light enough for black.
  private static let named = [
    Shades(light: "24292f", dark: "6e7681"), Shades(light: "cf222e", dark: "ff7b72"),
    Shades(light: "116329", dark: "3fb950"), Shades(light: "7d4e00", dark: "d29922"),
    Shades(light: "0969da", dark: "58a6ff"), Shades(light: "8250df", dark: "bc8cff"),
    Shades(light: "1b7c83", dark: "39c5cf"), Shades(light: "6e7781", dark: "b1bac4"),
    Shades(light: "57606a", dark: "8b949e"), Shades(light: "a40e26", dark: "ffa198"),
    Shades(light: "1a7f37", dark: "56d364"), Shades(light: "9a6700", dark: "e3b341"),
    Shades(light: "218bff", dark: "79c0ff"), Shades(light: "a475f9", dark: "d2a8ff"),
    Shades(light: "3192aa", dark: "56d4dd"), Shades(light: "8c959f", dark: "ffffff"),
  ]
}
