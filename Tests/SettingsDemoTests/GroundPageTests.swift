import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableMenu
@testable import SimpleTableTerminal
@testable import settings_demo

/// All pages of the demo on the grounds that people have.
@Suite struct GroundPageTests {
  private static func look(_ ground: KnownGround, _ count: Int = 1 << 24) -> TerminalLook {
    var look = TerminalLook(colorCount: count)
    look.ground = ground.answer
    return look
  }

  private func session(_ menu: Menu, _ look: TerminalLook) -> MenuSession {
    MenuSession(
      menu, size: TerminalSize(columns: 60, rows: 24),
      appearance: look.appearance(of: nil))
  }

  @Test(arguments: DemoMenu.all)
  func `whatever is on the bar can be read, and so can dim text beside it`(demo: DemoMenu) {
    var seen: Set<TextAttributes> = []
    DemoMenuTests().forEachPage(of: demo) { menu in
      let session = session(menu, Self.look(KnownGround.all[0]))
      for _ in menu.page.items {
        for span in session.nextFrame().lines.flatMap(\.spans) where !span.text.isBlank {
          seen.insert(span.attributes)
        }
        _ = session.press(.down)
      }
    }
    #expect(seen.contains { $0.background == .shade && $0.weight == .bold })
    for ground in KnownGround.all {
      let text = ground.answer.text.contrast(to: ground.answer.color)
      for look in [Self.look(ground, 256), Self.look(ground)] {
        for attributes in seen {
          let isOnBar = attributes.background == .shade
          let isWeak = attributes.color != nil || attributes.weight == .faint
          // Beside the bar the colours with names are those that the user has chosen for the ground.
          guard isOnBar || attributes.color == nil else { continue }
          let drawn = look.drawn(attributes)
          let contrast = ground.seen(drawn.color)
            .contrast(to: drawn.background ?? ground.answer.color)
          #expect(contrast >= (isWeak ? 3 : min(4.5, text)), "\(ground), \(attributes)")
          // Beside the bar, what is dim can be told from text.
          if !isOnBar, isWeak { #expect(contrast <= 0.85 * text, "\(ground), \(attributes)") }
        }
      }
    }
  }

  /// Cells are erased in the colour of what is written, or in none where a terminal cannot do that.
  @Test(arguments: DemoMenu.all)
  func `the bar is behind the whole row, and behind nothing else, after each step`(demo: DemoMenu) {
    let look = Self.look(KnownGround.all[2])
    DemoMenuTests().forEachPage(of: demo) { menu in
      let session = session(menu, look)
      var writer = FrameWriter(look: look)
      var screen = VirtualScreen(size: session.size)
      let count = menu.page.items.count
      for key in Array(repeating: Key.down, count: count) + Array(repeating: .up, count: count) {
        _ = session.press(key)
        let frame = session.nextFrame()
        screen.write(writer.write(frame))
        let grounds = screen.cells.map { cells in cells.map { $0.style.contains(48) } }
        let barred = grounds.indices.filter { grounds[$0].contains(true) }
        check(barred, [frame.cursor?.row].compactMap(\.self))
        guard let row = barred.first else { continue }
        check(grounds[row].firstIndex(of: false), session.screen.barWidth)
        check(grounds[row].count { $0 }, session.screen.barWidth)
      }
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
}
