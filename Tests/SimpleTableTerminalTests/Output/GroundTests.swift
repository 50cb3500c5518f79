import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `A ground` {
  private static let counts = [256, 1 << 24]

  /// What a terminal on a ground draws.
  private func look(_ ground: KnownGround, _ count: Int) -> TerminalLook {
    var look = TerminalLook(colorCount: count)
    look.ground = ground.answer
    return look
  }

  /// Returns the contrast of text to what is behind it.
  private func contrast(of attributes: TextAttributes, on ground: KnownGround) -> Double {
    let behind = attributes.background ?? ground.answer.color
    return ground.seen(attributes.color).contrast(to: behind)
  }

  @Test func `contrast is that of WCAG`() {
    let contrasts: [(TextAttributes.Color, TextAttributes.Color, Double)] = [
      (.rgb(0, 0, 0), .rgb(255, 255, 255), 21), (.rgb(119, 119, 119), .rgb(255, 255, 255), 4.478),
      (.rgb(255, 0, 0), .rgb(0, 0, 0), 5.252), (.rgb(9, 9, 9), .rgb(9, 9, 9), 1),
    ]
    for (one, other, contrast) in contrasts {
      #expect(abs(one.contrast(to: other) - contrast) < 0.001)
      check(one.contrast(to: other), other.contrast(to: one))
    }
  }

  @Test(arguments: KnownGround.all, counts)
  func `has a bar that is seen, with text, dim text, red and accent that can be read on it`(
    ground: KnownGround, count: Int
  ) throws {
    let look = look(ground, count)
    let theme = try #require(
      look.appearance(of: nil).theme)
    let bar = theme[.bar]
    check(look.drawn(bar).background.map { $0.contrast(to: ground.answer.color) >= 1.25 }, true)
    check(theme[.selected], .bold)
    let least = min(4.5, ground.answer.text.contrast(to: ground.answer.color))
    for role in [TextRenderer.Role.selected, .detail, .notice, .key, .title] {
      let seen = contrast(of: look.drawn(theme[role].on(bar)), on: ground)
      #expect(seen >= least, "\(role)")
    }
    for role in TextRenderer.Role.allCases where theme[role].color != nil || theme[role] == .faint {
      let drawn = look.drawn(theme[role].on(bar))
      // How faint text is drawn is not for the terminal to decide.
      #expect(drawn.weight != .faint)
      #expect(contrast(of: drawn, on: ground) >= 3, "\(role)")
    }
    let dim = look.drawn(.faint)
    #expect(dim.weight == .normal && contrast(of: dim, on: ground) >= 3)
    #expect(contrast(of: dim, on: ground) < contrast(of: .plain, on: ground) || least < 4.5)
    // Beside the bar the user's colours are those of the user, but for those that are light on a light ground.
    let isLight = !ground.answer.isDark
    for role in TextRenderer.Role.allCases where isLight && theme[role].color != nil {
      #expect(contrast(of: look.drawn(theme[role]), on: ground) >= 3, "\(role)")
    }
    check(look.drawn(.color(.red)), .color(.red))
    check(look.drawn(.color(.cyan)) == .color(.cyan), !isLight)
  }

  @Test func `has a bar that is exact among all colours, and of the nearest cell among 256`() {
    let looks = KnownGround.all.map { (ground: KnownGround) -> String in
      let drawn = Self.counts.map { (count: Int) -> String in
        let look = look(ground, count)
        let attributes: [TextAttributes] = [
          TextAttributes(background: .shade), .faint, .faint.on(TextAttributes(background: .shade)),
          TextAttributes(color: .red, background: .shade),
          TextAttributes(color: .cyan, background: .shade), .color(.cyan),
        ]
        return attributes.map { look.drawn($0).codes.map(String.init).joined(separator: ";") }
          .joined(separator: " | ")
      }
      return "\(ground.name)\n  \(drawn[0])\n  \(drawn[1])\n"
    }
    // A bar, dim text beside it and on it, red and cyan on it, and cyan beside it, among 256 colours and among all.
    check(
      looks.joined(),
      """
      black
        48;5;235 | 38;5;245 | 38;5;245;48;5;235 | 38;5;166;48;5;235 | 38;5;44;48;5;235 | 36
        48;2;31;31;31 | 38;5;245 | 38;5;245;48;2;31;31;31 | 38;5;160;48;2;31;31;31 | 38;5;44;48;2;31;31;31 | 36
      white
        48;5;254 | 38;5;241 | 38;5;241;48;5;254 | 38;5;160;48;5;254 | 38;5;30;48;5;254 | 38;5;30
        48;2;224;224;224 | 38;5;241 | 38;5;241;48;2;224;224;224 | 38;5;160;48;2;224;224;224 | 38;5;30;48;2;224;224;224 | 38;5;30
      one-dark
        48;5;233 | 38;5;244 | 38;5;244;48;5;233 | 31;48;5;233 | 36;48;5;233 | 36
        48;2;23;25;30 | 38;5;244 | 38;5;244;48;2;23;25;30 | 31;48;2;23;25;30 | 36;48;2;23;25;30 | 36
      nord
        48;5;234 | 38;5;247 | 38;5;247;48;5;234 | 31;48;5;234 | 36;48;5;234 | 36
        48;2;31;35;44 | 38;5;247 | 38;5;247;48;2;31;35;44 | 31;48;2;31;35;44 | 36;48;2;31;35;44 | 36
      solarized-dark
        48;5;232 | 38;5;66 | 38;5;66;48;5;232 | 31;48;5;232 | 36;48;5;232 | 36
        48;2;0;20;25 | 38;5;66 | 38;5;66;48;2;0;20;25 | 31;48;2;0;20;25 | 36;48;2;0;20;25 | 36
      solarized-light
        38;5;241;48;5;188 | 38;5;245 | 38;5;243;48;5;188 | 38;5;160;48;5;188 | 38;5;30;48;5;188 | 38;5;30
        38;5;241;48;2;223;216;200 | 38;5;245 | 38;5;243;48;2;223;216;200 | 38;5;160;48;2;223;216;200 | 38;5;30;48;2;223;216;200 | 38;5;30
      gruvbox
        48;5;233 | 38;5;138 | 38;5;138;48;5;233 | 31;48;5;233 | 36;48;5;233 | 36
        48;2;19;19;19 | 38;5;138 | 38;5;138;48;2;19;19;19 | 31;48;2;19;19;19 | 36;48;2;19;19;19 | 36
      dracula
        48;5;233 | 38;5;248 | 38;5;248;48;5;233 | 31;48;5;233 | 36;48;5;233 | 36
        48;2;22;23;30 | 38;5;248 | 38;5;248;48;2;22;23;30 | 31;48;2;22;23;30 | 36;48;2;22;23;30 | 36

      """)
  }

  @Test func `that says nothing, or what cannot be read, has no bar`() {
    check(Ground(.rgb(0, 0, 0), text: .rgb(0, 0, 0)), nil)
    check(Ground(.rgb(40, 40, 40), text: .rgb(60, 60, 60)), nil)
    let theme = TerminalLook().appearance(of: nil)
    check(theme.theme?[.bar], .plain)
    check(theme.theme?[.selected], .reversed)
    check(theme.symbols[.selected], "▌")
    check(TerminalLook().drawn(TextAttributes(background: .shade)), .plain)
  }

  @Test func `of any colour has a bar, or none that is drawn`() {
    var random = SeededGenerator()
    func part() -> UInt8 { .random(in: 0...255, using: &random) }
    for _ in RandomWalks.times(100) {
      let color = TextAttributes.Color.rgb(part(), part(), part())
      guard let ground = Ground(color, text: .rgb(part(), part(), part())) else { continue }
      for count in Self.counts {
        var look = TerminalLook(colorCount: count)
        look.ground = ground
        let theme = look.appearance(of: nil).theme
        let drawn = look.drawn(theme?[.bar] ?? .plain)
        guard let bar = drawn.background else {
          check(theme?[.selected], .reversed)
          continue
        }
        #expect(bar.contrast(to: color) >= 1.25, "\(random)")
        let text = (drawn.color ?? ground.text).contrast(to: bar)
        let least = min(4.5, ground.text.contrast(to: color))
        let most = max(bar.contrast(to: .black), bar.contrast(to: .white))
        #expect(text >= min(least, most) - 1e-9, "\(random)")
      }
    }
  }
}
