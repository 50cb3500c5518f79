import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `Typing in a menu` {
  let phone = Phone()

  @Test(arguments: [TextRenderer.Style.plain, .grouped, .insetGrouped], 0..<5)
  func `a value is edited in its cells, with its unit, its signs and its track`(
    style: TextRenderer.Style, row: Int
  ) throws {
    let unit = { (number: Int) in "\(number) %" }
    let time = Setting(wrappedValue: try #require(TimeOfDay("07:30")))
    let table = Table.page {
      TextFieldRow("Name", text: phone.$name)
      DateRow("Alarm", value: time.projectedValue)
      SliderRow("Volume", value: phone.$volume, in: 0...100, label: unit)
      StepperRow("Copies", value: phone.$copies, in: 1...9, label: unit)
      StepperRow("Most", value: phone.$copies, in: 1...2)
    }
    let menu = ScriptedMenu(table, width: 40, height: 12, look: TextRenderer(style: style))
    for _ in 0..<row { menu.press(.down) }
    let line = { menu.frame.split(separator: "\n").first { $0.hasPrefix("❯") } }
    let before = try #require(line())
    menu.press(.return)
    #expect(line() == before)
    let values = ["Ada", "07:30", "60", "2", "2"]
    let column = try #require(menu.cursor?.column)
    #expect(before.prefix(column).hasSuffix(values[row]))
    menu.press(.left)
    #expect(menu.cursor?.column == column - 1)
    menu.press(.right, .backspace)
    // What is behind the cursor stays where it is.
    #expect(menu.cursor?.column == column)
    #expect(line()?.dropFirst(column) == before.dropFirst(column))
    menu.press(.control("u"))
    #expect(menu.cursor?.column == column)
  }

  @Test(arguments: [[], [.return], ["/"], ["?"]] as [[Key]])
  func `a paste that was cut is reported, whatever keys are for`(keys: [Key]) {
    let session = MenuSession(
      Menu(Table { Section { TextFieldRow("Name", text: phone.$name) } }),
      size: TerminalSize(columns: 40, rows: 6))
    _ = session.press(keys)
    _ = session.take(.pasteCut)
    #expect(session.nextFrame().lines.last == " Only the first 16 MB were pasted.")
    _ = session.press(.left)
    #expect(session.nextFrame().lines.last != " Only the first 16 MB were pasted.")
  }

  @Test func `the screen can be redrawn and the program suspended while typing`() {
    let session = MenuSession(
      Menu(Table { Section { TextFieldRow("Name", text: phone.$name) } }),
      size: .usual)
    #expect(session.press([.return, .control("l")]) == .redraw)
    // The keys that have come with it take nothing back.
    #expect(session.press([.control("l"), .left, .right]) == .redraw)
    #expect(session.press(.control("z")) == .stop)
    #expect(session.press("x") == .next)
    #expect(session.press(.control("c")) == .interrupt)
    #expect(phone.name == "Ada")
  }

  @Test(arguments: [20, 22, 26, 30, 40], TextRenderer.Style.allCases)
  func `the cursor is behind the text, also where symbols beside it give way`(
    width: Int, style: TextRenderer.Style
  ) throws {
    phone.name = ""
    let menu = ScriptedMenu(
      Table.page {
        TextFieldRow("A name server", text: phone.$name).id("name")
        LinkRow("Link") { Section { Row("One") } }
      }, width: width, height: 8, look: TextRenderer(style: style))
    menu.press(.down, .up, .return)
    for character in "abcdefghijkl" {
      menu.type(String(character))
      let cursor = try #require(menu.cursor)
      let lines = menu.frame.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines[cursor.row]
      let end = try #require(line.lastIndex(of: character))
      #expect(cursor.column == line[...end].cellWidth, "\(line)")
    }
  }
}
