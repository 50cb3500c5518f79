import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

@Suite struct `Typing in a menu` {
  let phone = Phone()

  private func field(
    _ rules: [ValidationRule<String>] = [], validation moment: ValidationMoment = .onCommit,
    title: String = "Name",
    width: Int = 30, style: TextRenderer.Style = .grouped, keys: KeyMap = .standard
  ) -> ScriptedMenu {
    ScriptedMenu(
      Table("Contact") {
        Section {
          TextFieldRow(title, text: phone.$name, rules: rules, validation: moment).id("name")
          Row("Last")
        }
      }, width: width, height: 7, style: style, keys: keys)
  }

  @Test func `Esc shows the text again that there was`() {
    let menu = field()
    let before = menu.frame
    menu.press(.return, "x")
    #expect(menu.frame != before)
    menu.press(.escape)
    #expect(menu.frame == before)
  }

  @Test(arguments: [TextRenderer.Style.plain, .grouped, .insetGrouped], 0..<5)
  func `a value is edited in its cells, with its unit, its signs and its track`(
    style: TextRenderer.Style, row: Int
  ) throws {
    let unit = { (number: Int) in "\(number) %" }
    let time = Setting(wrappedValue: try #require(TimeOfDay("07:30")))
    let table = Table {
      Section {
        TextFieldRow("Name", text: phone.$name)
        DateRow("Alarm", value: time.projectedValue)
        SliderRow("Volume", value: phone.$volume, in: 0...100, label: unit)
        StepperRow("Copies", value: phone.$copies, in: 1...9, label: unit)
        StepperRow("Most", value: phone.$copies, in: 1...2)
      }
    }
    let menu = ScriptedMenu(table, width: 40, height: 12, style: style)
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

  @Test func `a blank that is typed at the end moves the text`() {
    let menu = field()
    menu.press(.return)
    let column = menu.cursor?.column
    menu.press(.space, .space)
    #expect(menu.cursor?.column == column && menu.frame.contains("Ada\n"))
    menu.press("x")
    #expect(menu.frame.contains("Ada  x\n") && menu.cursor?.column == column)
  }

  @Test func `a number row that is disabled takes no digit`() {
    let table = Table {
      Section { StepperRow("Copies", value: phone.$copies, in: 0...9).disabled() }
    }
    let menu = ScriptedMenu(table, width: 40, height: 6)
    let before = menu.frame
    menu.press("5")
    #expect(menu.frame.hasSuffix("\n ? shows the keys.\n"))
    menu.press("5")
    #expect(menu.frame == before)
  }

  @Test func `a text is edited in place`() {
    let menu = field()
    menu.press(.return)
    menu.type(" Byron")
    menu.press(.home, .delete)
    menu.type("I")
    #expect(phone.name == "Ada")
    menu.press(.return)
    #expect(phone.name == "Ida Byron")
    expectSnapshot(of: menu.transcript) {
      """
       Contact

      ❯   Name                 Ada
          Last


       Return edit           ? keys
      > Return
      … 6 equal lines
       Return saves, Esc cancels
      > " Byron"
      … 2 equal lines
      ❯   Name           Ada Byron
      > Home Del
      … 2 equal lines
      ❯   Name            da Byron
      > "I"
      … 2 equal lines
      ❯   Name           Ida Byron
      > Return
      … 2 equal lines
      ❯•  Name           Ida Byron
      … 3 equal lines
       Return edit           ? keys
      """
    }
  }

  @Test func `Esc leaves the text as it was`() {
    let menu = field()
    menu.press(.return, .control("u"), "B", .escape)
    #expect(phone.name == "Ada")
    #expect(!menu.hasEnded)
    #expect(menu.cursor == nil)
  }

  @Test(arguments: TextRenderer.Style.allCases)
  func `the cursor is in the text`(style: TextRenderer.Style) throws {
    phone.name = "北京ab"
    let menu = field(style: style)
    menu.press(.return)
    for (key, before) in [(Key.end, "北京ab"), (.left, "北京a"), (.home, ""), (.right, "北")] {
      menu.press(key)
      let cursor = try #require(menu.cursor)
      let lines = menu.frame.split(separator: "\n", omittingEmptySubsequences: false)
      let line = String(lines[cursor.row])
      let start = try #require(line.firstRange(of: "北京ab")).lowerBound
      #expect(cursor.column == (line[..<start] + before).cellWidth, "\(key)")
    }
  }

  @Test func `a long text slides under the cursor`() throws {
    phone.name = "abcdefghijklmnopqrstuvwxyz"
    let menu = field()
    menu.press(.return)
    menu.press(.home)
    menu.press(.right, .right)
    expectSnapshot(of: menu.transcript) {
      """
       Contact

      ❯   Name  abcdefghijklmnopq…
          Last


       Return edit           ? keys
      > Return
      … 2 equal lines
      ❯   Name             …uvwxyz
      … 3 equal lines
       Return saves, Esc cancels
      > Home
      … 2 equal lines
      ❯   Name          abcdefghi…
      > → →
      """
    }
    #expect(menu.cursor?.row == 2)
  }

  @Test func `line breaks in a value are not lost by looking at it`() {
    phone.name = "a\tb\nc"
    let menu = field()
    menu.press(.return, .return)
    #expect(phone.name == "a\tb\nc")
    menu.press(.return)
    menu.type("d\n")
    #expect(phone.name == "a b cd")
  }

  @Test(
    arguments: [
      [.return], [.up], [.down], [.tab, .escape], [.backTab, .escape], ["x", .backspace, .up],
    ] as [[Key]])
  func `a field that is left as it was changes nothing`(keys: [Key]) {
    let store = MemoryStore()
    let table = Table {
      Section {
        SliderRow("Volume", value: phone.$volume, in: 0...100).id("volume")
        TextFieldRow("Name", text: phone.$name).id("name")
        StepperRow("Copies", value: phone.$copies, in: 1...3).id("copies")
      }
    }
    for row in 0..<3 {
      let menu = ScriptedMenu(Menu(table), width: 40, height: 7, autosave: store)
      for _ in 0..<row { menu.press(.down) }
      let own = row == 1 ? keys : keys.map { $0 == "x" ? "1" : $0 }
      menu.press(.return)
      for key in own { menu.press(key) }
      #expect(!menu.frame.contains("saves") && !menu.frame.contains("•"))
      #expect(store.values == [:] && !menu.menu.undo())
    }
    #expect((phone.volume, phone.name, phone.copies) == (60, "Ada", 2))
  }

  @Test(
    arguments: [20, 21, 24, 33, 60], ["N", "A name", "A name that is far too long for a line"])
  func `the cursor never leaves the text`(width: Int, title: String) throws {
    phone.name = ""
    let menu = field(title: title, width: width)
    menu.press(.return)
    for character in "abcdefghij北京klmnop" {
      menu.type(String(character))
      let cursor = try #require(menu.cursor)
      let lines = menu.frame.split(separator: "\n", omittingEmptySubsequences: false)
      let line = String(lines[cursor.row])
      let (start, _) = CellWidth.fitting(line[...], within: cursor.column)
      #expect(start.last == character, "\(line) \(cursor)")
    }
  }

  @Test func `a paste is one line without control characters`() {
    let menu = field()
    menu.press(.return, .paste("\n\u{1B}[31mx\ty\u{202E}"), .return)
    #expect(phone.name == "Ada [31mx y")
  }

  @Test func `a refused text stays, with the reason below`() {
    let menu = field([.required, .length(1...5)])
    menu.press(.return, .control("u"), .return)
    menu.type("Byrons")
    menu.press(.return)
    menu.press(.backspace, .return)
    #expect(phone.name == "Byron")
    expectSnapshot(of: menu.transcript) {
      """
       Contact

      ❯   Name                 Ada
          Last


       Return edit           ? keys
      > Return ^U Return
      … 2 equal lines
      ❯!  Name
          must not be empty
          Last

       Return saves, Esc cancels
      > "Byrons"
      … 2 equal lines
      ❯!  Name              Byrons
      > Return
      … 3 equal lines
          must have 1 to 5
          characters
          Last
      > Backspace Return
      … 2 equal lines
      ❯•  Name               Byron
          Last


       Return edit           ? keys
      """
    }
  }

  @Test func `a rule may be checked at each change`() {
    let menu = field([.length(1...4)], validation: .onChange)
    menu.press(.return)
    menu.type("mm")
    menu.press(.backspace)
    #expect(phone.name == "Ada")
    expectSnapshot(of: menu.transcript) {
      """
       Contact

      ❯   Name                 Ada
          Last


       Return edit           ? keys
      > Return
      … 6 equal lines
       Return saves, Esc cancels
      > "mm"
      … 2 equal lines
      ❯!  Name               Adamm
          must have 1 to 4
          characters
          Last
      > Backspace
      … 2 equal lines
      ❯   Name                Adam
          Last



      """
    }
  }

  @Test func `a secure text is never shown`() {
    let menu = ScriptedMenu(
      Table("Account") {
        Section { TextFieldRow("Password", text: phone.$password, isSecure: true) }
      }, width: 30, height: 5)
    menu.press(.return)
    menu.type("s")
    menu.press(.home)
    let cursor = menu.cursor
    menu.press(.return)
    #expect(phone.password == "otters")
    #expect(cursor?.row == 2 || cursor?.row == 1)
    #expect(!menu.frame.contains("otter"))
    expectSnapshot(of: menu.transcript) {
      """
       Account

      ❯   Password        ••••••••

       Return edit           ? keys
      > Return
      … 2 equal lines
      ❯   Password           •••••

       Return saves, Esc cancels
      > "s"
      … 2 equal lines
      ❯   Password          ••••••
      > Home
      > Return
      … 2 equal lines
      ❯   Password        ••••••••

       Return edit           ? keys
      """
    }
  }

  @Test func `numbers can be typed`() {
    let menu = ScriptedMenu(
      Table("Numbers") {
        Section {
          SliderRow("Volume", value: phone.$volume, in: 0...100)
          StepperRow("Copies", value: phone.$copies, in: 1...3)
        }
      }, width: 40, height: 7)
    menu.press(.return)
    menu.press(.control("u"), "7", "5", .return)
    menu.press(.down, .return, .control("u"), "9", .return)
    menu.press(.escape)
    #expect(phone.volume == 75)
    #expect(phone.copies == 2)
    expectSnapshot(of: menu.transcript) {
      """
       Numbers

      ❯   Volume                 ━━━━●─── 60
          Copies                       − 2 +


       Return edit            q leave  ? keys
      > Return
      … 6 equal lines
       Return saves, Esc cancels
      > ^U 7 5 Return
      … 2 equal lines
      ❯   Volume                 ━━━━━●── 75
      … 3 equal lines
       Return edit            q leave  ? keys
      > ↓ Return ^U 9 Return
      … 2 equal lines
          Volume                 ━━━━━●── 75
      ❯!  Copies                       − 9 +
          must be from 1 to 3

       Return saves, Esc cancels
      > Esc
      … 3 equal lines
      ❯   Copies                       − 2 +


       Return edit            q leave  ? keys
      """
    }
  }

  @Test(arguments: [[], [.return], ["/"], ["?"]] as [[Key]])
  func `a paste that was cut is reported, whatever keys are for`(keys: [Key]) {
    let session = MenuSession(
      Menu(Table { Section { TextFieldRow("Name", text: phone.$name) } }),
      size: TerminalSize(columns: 40, rows: 6))
    _ = session.press(keys)
    session.sayPasteWasCut()
    #expect(session.nextFrame().lines.last == " Only the first 16 MB were pasted.")
    _ = session.press(.left)
    #expect(session.nextFrame().lines.last != " Only the first 16 MB were pasted.")
  }

  @Test func `keys of commands are letters in a text`() {
    var keys = KeyMap.standard
    keys.bind("r", to: .redraw)
    keys.bind("z", to: .suspend)
    let menu = field(keys: keys)
    menu.press(.return)
    menu.type("qrz?/ji ")
    menu.press(.return)
    #expect(phone.name == "Adaqrz?/ji ")
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

  @Test func `a field that goes says so, and what is typed on does nothing until Return or Esc`() {
    let menu = ScriptedMenu(
      Table("Contact") {
        Section {
          if phone.isWifi { TextFieldRow("Name", text: phone.$name) }
          Row("Last")
        }
      }, width: 30, height: 6)
    menu.press(.return, "x")
    phone.isWifi = false
    menu.reload()
    #expect(menu.cursor == nil)
    // None of these letters is a command.
    menu.type("q/?r-")
    menu.press(.down, .space)
    #expect(!menu.hasEnded)
    expectSnapshot(of: menu.frame) {
      """
       Contact

      ❯   Last
       The field is gone, and its
       text was not saved. Press
       Return or Esc.
      """
    }
    menu.press(.return)
    #expect(phone.name == "Ada")
    expectSnapshot(of: menu.frame) {
      """
       Contact

      ❯   Last


          / search  q leave  ? keys
      """
    }
    menu.press("q")
    #expect(menu.hasEnded)
  }

  @Test func `a field of the same name in another table is another field`() {
    let menu = ScriptedMenu(
      Table("Top") {
        Section {
          TextFieldRow("Name", text: phone.$theme).id("name")
          if phone.isWifi {
            LinkRow("Link") { Section { TextFieldRow("Name", text: phone.$name).id("name") } }
          }
        }
      }, width: 30, height: 6)
    menu.press(.down, .return, .return, "x")
    phone.isWifi = false
    menu.reload()
    menu.press(.return)
    #expect(phone.theme == "Light")
    #expect(phone.name == "Ada")
  }

  @Test func `why a text was refused goes when typing ends`() {
    let table = Table {
      Section { TextFieldRow("Name", text: phone.$name, rules: [.required]).id("name") }
    }
    for end in [Key.escape, .control("c")] {
      let menu = ScriptedMenu(table, width: 30, height: 6)
      menu.press(.return, .control("u"), .return)
      #expect(menu.frame.contains("    must not be empty\n"))
      menu.press(end)
      #expect(menu.adapter.row(at: RowPath(section: 0, row: 0))?.invalidReason == nil)
      #expect(!menu.frame.contains("must not be empty"))
    }
  }

  @Test(arguments: [(20, " Esc cancels"), (26, " Return saves, Esc cancels")])
  func `the hint while typing fits`(width: Int, hint: String) {
    let table = Table { Section { TextFieldRow("Name", text: phone.$name) } }
    let menu = ScriptedMenu(table, width: width)
    menu.press(.return)
    #expect(menu.frame.hasSuffix("\n\(hint)\n"))
  }

  @Test(arguments: [20, 22, 26, 30, 40], TextRenderer.Style.allCases)
  func `the cursor is behind the text, also where symbols beside it give way`(
    width: Int, style: TextRenderer.Style
  ) throws {
    phone.name = ""
    let menu = ScriptedMenu(
      Table {
        Section {
          TextFieldRow("A name server", text: phone.$name).id("name")
          LinkRow("Link") { Section { Row("One") } }
        }
      }, width: width, height: 8, style: style)
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
