import SimpleTable
import SimpleTableTesting
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// That a user knows where the menu is, and that nothing that is typed becomes a command.
@Suite struct `Safety of a menu` {
  let phone = Phone()

  private func session(_ table: Table, columns: Int = 40, rows: Int = 8) -> MenuSession {
    MenuSession(Menu(table), size: TerminalSize(columns: columns, rows: rows))
  }

  @Test(arguments: TextRenderer.Style.allCases, RandomWalks.seeds(1))
  func `the terminal's own cursor follows the focus, whatever key moves it`(
    style: TextRenderer.Style, seed: UInt64
  ) throws {
    let size = TerminalSize(columns: 40, rows: 9)
    let session = MenuSession(
      Menu(settings(for: phone)), size: size, appearance: TextRenderer(style: style))
    var (writer, screen) = (FrameWriter(), VirtualScreen(size: size))
    var random = SeededGenerator(seed: seed)
    let keys: [Key] = [.up, .down, .space, .pageUp, .pageDown, .home, .end, .left, .right]
    var compared = 0
    for _ in 0..<50 {
      screen.write(writer.write(session.nextFrame()))
      if screen.isCursorVisible {
        // A value is typed.
        _ = session.press(.escape)
        continue
      }
      let marked = screen.text.firstIndex { $0.hasPrefix("❯") }
      #expect(marked == screen.cursor.row, "\(screen.text), \(random)")
      compared += 1
      _ = session.press(keys.randomElement(using: &random) ?? .up)
    }
    #expect(compared > 0)
  }

  @Test func `the cursor is at a question, and at a text that is read`() {
    let session = session(Table { Section { ButtonRow("Erase") {}.confirm("Erase it?") } })
    _ = session.press(.return)
    #expect(session.nextFrame().cursor == Frame.Position(column: 0, row: 2))
    _ = session.press([.escape, "?"])
    let help = session.nextFrame()
    #expect(help.cursor == Frame.Position(column: 0, row: 2))
    #expect(!help.lines[2].text.isEmpty)
  }

  @Test func `a notice of several lines leaves the field that is open visible`() {
    let session = session(
      Table.page {
        for number in 1...8 { Row("Row \(number)") }
        TextFieldRow("Name", text: phone.$name)
      })
    _ = session.press([.end, .return])
    let seen = session.nextFrame()
    #expect(seen.showsCursor && seen.cursor?.row == 6)
    session.show(Notice(text: String(repeating: "word ", count: 14), kind: .notice))
    let covered = session.nextFrame()
    #expect(covered.showsCursor && (covered.cursor?.row ?? 6) < 6)
    _ = session.press(.left)
    #expect(session.nextFrame().showsCursor)
  }

  @Test(
    arguments: [
      ("", [" "]), ("one", [" one"]),
      ("one two three four five", [" one two three four", " five"]),
      // A blank before a word that is too long is no place to break at.
      (" 012345678901234567890", ["  012345678901234567", " 890"]),
      ("北京北京北京北京北京 北京", [" 北京北京北京北京北", " 京 北京"]),
      ("0123456789012345678 a", [" 0123456789012345678", " a"]),
    ])
  func `a notice is broken at blanks where there are any`(text: String, lines: [String]) {
    #expect(session(settings(for: phone), columns: 20).screen.wrapped(text) == lines)
  }

  @Test func `a title that is very long is cut at its start`() {
    let title = String(repeating: "long ", count: 20_000) + "end"
    let menu = ScriptedMenu(Table(title) { Section { Row("Row") } }, width: 20, height: 5)
    #expect(menu.frame.hasPrefix("…"))
    #expect(menu.frame.split(separator: "\n").first.map(\.cellWidth) == 20)
  }
}
