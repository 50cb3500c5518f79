import SimpleTable
package import SimpleTableTerminal

/// A ground that people have, with the colours that its author has chosen for it.
package struct KnownGround: Sendable, CustomStringConvertible {
  package let name: String
  package let text: UInt32
  package let color: UInt32

  /// Black, red, green, yellow, blue, magenta, cyan and white.
  package let named: [UInt32]

  package var description: String { name }

  /// What a terminal with these colours answers.
  package var answer: Ground {
    guard let ground = Ground(Self.color(color), text: Self.color(text)) else {
      fatalError("Nothing can be read on \(name).")
    }
    return ground
  }

  /// Returns a colour as it is seen: `nil` is that of text.
  package func seen(_ color: TextAttributes.Color?) -> TextAttributes.Color {
    guard let color else { return Self.color(text) }
    return color.chosenNumber.map { Self.color(named[$0 % 8]) } ?? color
  }

  private static func color(_ parts: UInt32) -> TextAttributes.Color {
    .rgb(
      UInt8(truncatingIfNeeded: parts >> 16), UInt8(truncatingIfNeeded: parts >> 8),
      UInt8(truncatingIfNeeded: parts))
  }

  private static let xterm: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
  ]

  private static let solarized: [UInt32] = [
    0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
  ]

  package static let all = [
    KnownGround(name: "black", text: 0xE5E5E5, color: 0x000000, named: xterm),
    KnownGround(name: "white", text: 0x000000, color: 0xFFFFFF, named: xterm),
    KnownGround(
      name: "one-dark", text: 0xABB2BF, color: 0x282C34,
      named: [
        0x282C34, 0xE06C75, 0x98C379, 0xE5C07B, 0x61AFEF, 0xC678DD, 0x56B6C2, 0xABB2BF,
      ]),
    KnownGround(
      name: "nord", text: 0xD8DEE9, color: 0x2E3440,
      named: [
        0x3B4252, 0xBF616A, 0xA3BE8C, 0xEBCB8B, 0x81A1C1, 0xB48EAD, 0x88C0D0, 0xE5E9F0,
      ]),
    KnownGround(name: "solarized-dark", text: 0x839496, color: 0x002B36, named: solarized),
    KnownGround(name: "solarized-light", text: 0x657B83, color: 0xFDF6E3, named: solarized),
    KnownGround(
      name: "gruvbox", text: 0xEBDBB2, color: 0x282828,
      named: [
        0x282828, 0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A, 0xA89984,
      ]),
    KnownGround(
      name: "dracula", text: 0xF8F8F2, color: 0x282A36,
      named: [
        0x21222C, 0xFF5555, 0x50FA7B, 0xF1FA8C, 0xBD93F9, 0xFF79C6, 0x8BE9FD, 0xF8F8F2,
      ]),
  ]
}
