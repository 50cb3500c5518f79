import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal
@testable import SimpleTableTesting
@testable import settings_demo

/// How every page of the demo looks, at four sizes and on every ground.
///
/// A page is laid out in roles, and a ground decides what each of these becomes. So each page is recorded once
/// a size, and each role once a ground.
@Suite struct PageSnapshotTests {
  /// The text at all sizes, with the roles of its parts at the first, and a number that changes with them at
  /// the others.
  @Test(arguments: DemoMenu.all)
  func `each page is laid out as before`(demo: DemoMenu) {
    var screens: [String] = []
    DemoMenuTests().forEachPage(of: demo) { menu in
      for size in DemoMenuTests.sizes {
        let screen = ScriptedMenu(menu, width: size.columns, height: size.rows)
        let roles = screen.snapshotStyles(width: size.columns, style: .grouped)
        let shown = size == DemoMenuTests.sizes[0] ? roles : "Roles: \(Self.number(of: roles))"
        screens.append(
          """
          # \(menu.titles.joined(separator: " > ")), \(size.columns)x\(size.rows)
          \(screen.frame)\(shown)

          """)
      }
    }
    expectSnapshot(of: screens.joined(separator: "\n"), named: demo.name)
  }

  /// Each line has the codes of a role beside the bar and on it, among 256 colours and among all.
  @Test func `each role is drawn on a ground as before`() {
    var text = ""
    for ground in KnownGround.all {
      let looks = [256, 1 << 24].map { count in
        var look = TerminalLook(colorCount: count)
        look.ground = ground.answer
        return look
      }
      let theme = looks[0].appearance(of: nil).theme ?? .plain
      check(looks[1].appearance(of: nil).theme, theme)
      text += "# \(ground)\n"
      for role in TextRenderer.Role.allCases where theme[role] != .plain {
        let onBar = looks.map { Self.codes(of: $0.drawn(theme[role].on(theme[.bar]))) }
        let beside = looks.map { Self.codes(of: $0.drawn(theme[role])) }
        let codes = (beside[0] == beside[1] ? [beside[0]] : beside) + onBar
        text += "\(role): \(codes.joined(separator: " | "))\n"
      }
    }
    for (name, look) in Self.unknown {
      let appearance = look.appearance(of: nil)
      text += "# \(name), the focused row begins with \(appearance.symbols[.selected])\n"
      for role in TextRenderer.Role.allCases {
        guard let attributes = appearance.theme?[role], attributes != .plain else { continue }
        text += "\(role): \(Self.codes(of: look.drawn(attributes)))\n"
      }
    }
    expectSnapshot(of: text)
  }

  @Test(arguments: DemoMenu.all)
  func `a page is its roles as they are drawn on a ground`(demo: DemoMenu) {
    for environment in [
      ["TERM": "xterm-direct"], ["TERM": "xterm"], ["TERM": "xterm", "NO_COLOR": "1"],
    ] {
      DemoMenuTests().forEachPage(of: demo) { menu in
        let roles = ScriptedMenu(menu, width: 80, height: 24, environment: environment)
        let session = MenuSession(
          menu, size: .usual, appearance: roles.terminal.appearance(of: nil))
        let lines = roles.screen.lines.map { $0.drawn(in: roles.look.theme ?? .plain) }
        check(session.nextFrame().lines.map(\.spans), lines.map(\.spans), "\(menu.titles)")
      }
    }
  }

  /// Terminals that have not said their colours.
  private static let unknown: [(String, TerminalLook)] = [
    ("all colours", TerminalLook()), ("16 colours", TerminalLook(colorCount: 16)),
    ("no colours", TerminalLook(colorCount: 0)),
  ]

  private static func codes(of attributes: TextAttributes) -> String {
    attributes.codes.map(String.init).joined(separator: ";")
  }

  /// Returns a number of a text, by the FNV-1a hash of 32 bits.
  private static func number(of text: String) -> String {
    let hash = text.utf8.reduce(0x811C_9DC5) { (hash: UInt32, byte) in
      (hash ^ UInt32(byte)) &* 0x0100_0193
    }
    return String(hash, radix: 16)
  }
}
