import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `The colours of a menu` {
  let phone = Phone()

  private func session(
    theme: TextRenderer.Theme? = .standard
  ) -> MenuSession {
    let table = Table.page("Title") {
      TextFieldRow("Name", text: phone.$name, rules: [.required])
      Row("Row")
    }
    return MenuSession(
      Menu(table), size: TerminalSize(columns: 30, rows: 6),
      appearance: TextRenderer(theme: theme))
  }

  /// Does what keys do, and returns the screen with a caret for each escape.
  private func screen(_ session: MenuSession, _ keys: Key...) -> [String] {
    _ = session.press(keys)
    return session.nextFrame().lines.map { $0.sequencedText.replacing("\u{1B}", with: "^") }
  }

  /// The theme without colours.
  private static let colorless: TextRenderer.Theme =
    TerminalLook(colorCount: 0).appearance(of: nil).theme
    ?? .plain

  @Test(arguments: [TextRenderer.Theme.standard, colorless])
  func `only the selected title is in reverse, wherever the cursor was before`(
    theme: TextRenderer.Theme
  ) {
    let titles = ["Wi-Fi", "Cellular data", "Bluetooth", "Name"]
    let table = Table.page {
      ToggleRow("Wi-Fi", isOn: phone.$isWifi)
      LinkRow("Cellular data") { Section { Row("Off") } }
      ToggleRow("Bluetooth", isOn: phone.$isWifi)
      TextFieldRow("Name", text: phone.$name)
    }
    let size = TerminalSize(columns: 40, rows: 8)
    let session = MenuSession(
      Menu(table), size: size, appearance: TextRenderer(theme: theme))
    var (writer, screen) = (FrameWriter(), VirtualScreen(size: size))
    var row = 0
    screen.write(writer.write(session.nextFrame()))
    for step in [1, 1, -1, 1, 1, -1, -1, -1] {
      _ = session.press(step > 0 ? .down : .up)
      row += step
      screen.write(writer.write(session.nextFrame()))
      let reversed = screen.cells.joined().filter { $0.style.contains(7) }.map(\.text).joined()
      #expect(reversed == titles[row])
      #expect(screen.cells == VirtualScreen.cells(of: session.frame))
    }
  }

  @Test func `a theme of one's own colours the whole screen`() {
    var theme = TextRenderer.Theme.plain
    theme[.title] = .color(.blue)
    theme[.footer] = .color(.palette(8))
    theme[.selected] = .color(.green)
    let session = session(theme: theme)
    let lines = screen(session)
    #expect(lines.first == "^[34m Title^[0m")
    #expect(lines[2].hasPrefix("❯   ^[32mName"))
    #expect(lines.last?.hasPrefix(" Return ^[38;5;8medit") == true)
    #expect(screen(session, "/").first?.hasPrefix("^[38;5;8m /") == true)
    #expect(screen(session, .escape, "?").contains("    ↑, k, ^P"))
  }

  @Test(arguments: [[], [.down], ["/", "n"], ["?"]] as [[Key]])
  func `colours that become known later are drawn as if they had been known`(keys: [Key]) {
    let (late, early) = (session(theme: nil), session())
    for session in [late, early] { _ = session.press(keys) }
    _ = late.nextFrame()
    late.appearance = TextRenderer(theme: .standard)
    check(screen(late), screen(early))
  }

  @Test func `a match has a line below it in a reversed title`() {
    let lines = screen(session(theme: Self.colorless), "/", "n")
    #expect(lines[2].hasPrefix("❯   ^[4;7mN^[24mame^[0m"))
  }

  @Test func `without colours there is no sequence at all`() {
    let session = session(theme: nil)
    let steps: [[Key]] = [
      [], [.down, .return], ["/", "n"], [.escape, "?"], [.escape, .up, .return],
      [.control("u"), .return],
    ]
    for keys in steps {
      _ = session.press(keys)
      #expect(session.nextFrame().lines.allSatisfy { !$0.sequencedText.contains("\u{1B}") })
    }
  }
}
