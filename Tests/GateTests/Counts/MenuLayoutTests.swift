import SimpleTable
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// How often a key press finds out what can be seen, counted.
@Suite final class `Layouts of a menu` {
  @Setting private var isOn = false

  private lazy var session = MenuSession(
    Menu(
      Table.page("Many") { [unowned self] in
        ToggleRow("Switch", isOn: self.$isOn)
        for number in 1...100 { Row("Row \(number)") }
      }), size: TerminalSize(columns: 40, rows: 12))

  /// Presses a key, asks for the frame twice, and returns how often the window was laid out.
  private func layouts(_ key: Key) -> Int {
    let before = session.page.viewport.statistics.layouts
    _ = session.press(key)
    _ = session.nextFrame()
    _ = session.nextFrame()
    return session.page.viewport.statistics.layouts - before
  }

  @Test func `a key that changes nothing needs no layout`() {
    _ = session.nextFrame()
    #expect(layouts("x") == 0)
    #expect(layouts("?") == 0)
    #expect(layouts("?") == 0)
  }

  @Test(arguments: [Key.down, .pageDown, .end, .home, .up, .return])
  func `a key needs few layouts, however much is asked of the window`(key: Key) {
    _ = session.nextFrame()
    #expect(1...4 ~= layouts(.down))
    #expect(0...4 ~= layouts(key))
    #expect(0...4 ~= layouts(key))
  }

  @Test func `a hundred thousand rows cost no more than what is seen`() {
    let table = Table("Many") { Section { for number in 1...100_000 { Row("Row \(number)") } } }
    let session = MenuSession(Menu(table), size: TerminalSize(columns: 40, rows: 12))
    for key: Key in [.end, .up, .pageUp, .home, .down, .pageDown, .end] {
      _ = session.press(key)
      _ = session.nextFrame()
    }
    #expect(session.nextFrame().lines[10].text.hasPrefix("❯   Row 100000"))
    #expect(session.page.viewport.statistics.drawnItems < 150)
  }
}
