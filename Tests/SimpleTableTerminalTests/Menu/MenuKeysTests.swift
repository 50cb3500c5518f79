import SimpleTable
import SimpleTableTesting
import TestFixtures
import Testing

@testable import SimpleTableTerminal

/// Keys in fields, between sections, and what is written for them.
@Suite final class `Keys of a menu` {
  @Setting private var first = "Ada"
  @Setting private var last = "Lovelace"
  @Setting private var age = 36
  @Setting private var text = "one\ntwelve\nten"
  @Setting private var isOn = false

  private var form: Table {
    Table("Form") {
      Section("Name") {
        TextFieldRow("First", text: self.$first, rules: [.required]).id("first")
        ToggleRow("On", isOn: self.$isOn)
        TextFieldRow("Last", text: self.$last).id("last")
      }
      Section {
        NumberFieldRow("Age", value: self.$age, in: 0...150)
        Row("End")
      }
      .collapsible()
    }
  }

  private func focused(_ menu: ScriptedMenu) -> String {
    let line = menu.frame.split(separator: "\n").first { $0.hasPrefix("❯") }
    return String(line?.dropFirst().drop { !$0.isLetter }.prefix { $0.isLetter } ?? "")
  }

  // MARK: - Fields

  @Test func `Tab keeps what was typed and opens the next field`() {
    let menu = ScriptedMenu(form, width: 40, height: 10)
    menu.press(.return)
    menu.type("x")
    menu.press(.tab)
    #expect(first == "Adax" && menu.cursor != nil && focused(menu) == "Last")
    menu.type("y")
    menu.press(.tab)
    #expect(last == "Lovelacey" && focused(menu) == "Age" && menu.cursor != nil)
    menu.press(.backspace, .tab)
    #expect(age == 3 && menu.cursor == nil && focused(menu) == "End")
  }

  @Test func `Shift-Tab opens the field before, and the first one goes nowhere`() {
    let menu = ScriptedMenu(form, width: 40, height: 10)
    menu.press(.down, .down, .return)
    menu.type("z")
    menu.press(.backTab)
    #expect(last == "Lovelacez" && focused(menu) == "First" && menu.cursor != nil)
    menu.press(.backTab)
    #expect(menu.cursor == nil && focused(menu) == "First")
  }

  @Test(arguments: [
    (Key.down, "On"), (.control("n"), "On"), (.up, "First"), (.control("p"), "First"),
  ])
  func `arrows keep what was typed and move on`(key: Key, row: String) {
    let menu = ScriptedMenu(form, width: 40, height: 10)
    menu.press(.return)
    menu.type("x")
    menu.press(key)
    #expect(first == "Adax" && menu.cursor == nil && focused(menu) == row)
  }

  @Test(arguments: [Key.tab, .backTab, .down, .up]) func `a refused text stays`(key: Key) {
    let menu = ScriptedMenu(form, width: 40, height: 10)
    menu.press(.return, .control("u"), key)
    #expect(first == "Ada" && menu.cursor != nil && focused(menu) == "First")
    #expect(menu.frame.contains("must not be empty"))
  }

  @Test func `arrows move between the lines of a long text, and Tab moves on`() {
    let table = Table {
      Section {
        TextAreaRow("Text", text: self.$text)
        TextFieldRow("Last", text: self.$last)
      }
    }
    let menu = ScriptedMenu(table, width: 60, height: 8)
    menu.press(.return, .up)
    menu.type("A")
    menu.press(.up)
    menu.type("B")
    menu.press(.up)
    menu.type("C")
    menu.press(.down)
    menu.type("D")
    menu.press(.down, .down)
    menu.type("E")
    menu.press(.tab)
    #expect(text == "ConeB\ntDweAlve\ntenE")
    #expect(focused(menu) == "Last" && menu.cursor != nil)
  }

  @Test func `what is cut can be inserted again, and characters change places`() {
    func pressing(_ keys: Key..., in text: String) -> String {
      var line = LineEditor(text)
      for key in keys where !line.press(key) { return "\(key) does not edit" }
      line.insert("|")
      return line.text
    }
    let word = Key.control("w")
    #expect(pressing(word, word, .control("y"), .control("y"), in: "one two x") == "one two two |")
    #expect(pressing(.control("t"), in: "teh") == "the|")
    #expect(pressing(.left, .control("t"), in: "the") == "teh|")
    #expect(pressing(.home, .control("t"), in: "ab") == "|ab")
    #expect(pressing(.control("t"), in: "a") == "a|")
    #expect(pressing(.backspace, .control("y"), in: "abc") == "ab|")
    #expect(pressing(.home, .control("k"), .control("k"), .control("y"), in: "ab") == "ab|")
    #expect(pressing(.home, .alt("d"), .end, .control("y"), in: "ab cd") == " cdab|")
  }

  @Test(arguments: RandomWalks.seeds(7))
  func `lines of a long text, as in a plain model`(seed: UInt64) {
    var random = SeededSteps(seed &+ 11)
    let lines = (0..<4).map { _ in String(repeating: "x", count: random.next(below: 4)) }
    var line = LineEditor(lines.joined(separator: "\n"), breaksLines: true)
    var (row, column) = (3, lines[3].count)
    for _ in 0..<30 {
      switch random.next(below: 3) {
      case 0:
        line.move(to: .lineAbove)
        (row, column) = row == 0 ? (0, 0) : (row - 1, min(column, lines[row - 1].count))
      case 1:
        line.move(to: .lineBelow)
        (row, column) =
          row == 3 ? (3, lines[3].count) : (row + 1, min(column, lines[row + 1].count))
      default:
        line.move(to: .before)
        if column > 0 {
          column -= 1
        } else if row > 0 {
          (row, column) = (row - 1, lines[row - 1].count)
        }
      }
      let cursor = lines[..<row].reduce(column) { $0 + $1.count + 1 }
      #expect(line.cursor == cursor, "seed \(seed)")
    }
  }

  private struct SeededSteps {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  // MARK: - Sections

  @Test func `brackets move between sections`() {
    let menu = ScriptedMenu(form, width: 40, height: 10)
    menu.press("]")
    #expect(menu.frame.contains("❯ ▾"))
    menu.press("]")
    #expect(menu.frame.contains("❯ ▾"))
    menu.press(.down, .down, "[")
    #expect(menu.frame.contains("❯ ▾"))
    menu.press("[")
    #expect(focused(menu) == "First")
    menu.press(.down, "[")
    #expect(focused(menu) == "First")
    menu.press("[")
    #expect(focused(menu) == "First")
  }

  // MARK: - Hints

  @Test(arguments: [
    (0, "Return edit"), (1, "Return switch"), (3, "Return collapse"), (4, "Return edit"),
    (5, "/ search  q leave  ? keys"),
  ])
  func `the hints are those of the row`(row: Int, hint: String) {
    let menu = ScriptedMenu(form, width: 70, height: 10)
    for _ in 0..<row { menu.press(.down) }
    #expect(menu.frame.contains(hint), "\(menu.frame)")
  }

  // MARK: - What is written

  @Test func `a key that changes nothing writes nothing`() {
    let session = MenuSession(Menu(form), size: TerminalSize(columns: 60, rows: 12))
    var writer = FrameWriter()
    // What shows the keys is said once, until the next key.
    _ = session.press(["x", .end])
    _ = writer.write(session.nextFrame())
    for key: Key in [.down, "]", .end, .pageDown, "x", .function(4), .tab, .right] {
      _ = session.press(key)
      #expect(writer.write(session.nextFrame()).isEmpty, "\(key)")
    }
    _ = session.press(["/", "z", "z"])
    _ = writer.write(session.nextFrame())
    for key: Key in [.down, .up, .right, .end, .tab] {
      _ = session.press(key)
      #expect(writer.write(session.nextFrame()).isEmpty, "\(key)")
    }
  }

  @Test(arguments: [24, 60], TextRenderer.Style.allCases)
  func `the terminal's cursor is on the focused row`(width: Int, style: TextRenderer.Style) {
    let session = MenuSession(
      Menu(form), size: TerminalSize(columns: width, rows: 9),
      appearance: TextRenderer(style: style))
    for key: Key in [.up, .down, .down, "]", "[", .end, .up, "/", .escape, "m", .escape] {
      _ = session.press(key)
      let frame = session.nextFrame()
      guard !frame.showsCursor, key != "m" else { continue }
      #expect(frame.cursor?.column == 0)
      let line = frame.lines[frame.cursor?.row ?? 0].text
      #expect(line.hasPrefix("❯"), "\(key)")
    }
  }

  // MARK: - The wheel

  @Test func `the wheel moves, but not in a field or a question`() {
    let table = Table {
      Section {
        TextFieldRow("First", text: self.$first)
        ButtonRow("Ask") {}.confirm("Sure?")
      }
    }
    let session = MenuSession(Menu(table), size: TerminalSize(columns: 40, rows: 8))
    var writer = FrameWriter()
    func written(_ keys: Key...) -> String {
      _ = session.press(keys)
      return String(decoding: writer.write(session.nextFrame()), as: UTF8.self)
    }
    let (on, off) = ("\u{1B}[?1007h", "\u{1B}[?1007l")
    #expect(written().contains(on))
    #expect(written(.return).contains(off))
    #expect(!written("x").contains("1007"))
    #expect(written(.escape).contains(on))
    #expect(written(.down, .return).contains(off))
    #expect(written("n").contains(on))
    #expect(!written("?").contains("1007"))
    #expect(!written(.escape, "/").contains("1007"))
  }

  // MARK: - Notices

  @Test func `a notice is shown until the next key, an error as errors are`() {
    let table = Table {
      Section {
        Row("Save") { TerminalMenu.show("Saved") }
        Row("Fail") { TerminalMenu.show("It failed.", kind: .error) }
      }
    }
    let menu = ScriptedMenu(table, width: 40, height: 6)
    menu.press(.return)
    expectSnapshot(of: menu, styles: true) {
      """

      ❯   Save
          Fail


       Saved

      Styles:
      2: 5 selected “Save”
      6: 2 notice “Saved”
      """
    }
    menu.press(.down, .return)
    expectSnapshot(of: menu, styles: true) {
      """

          Save
      ❯   Fail


       It failed.

      Styles:
      3: 5 selected “Fail”
      6: 2 error “It failed.”
      """
    }
    menu.press(.up)
    #expect(!menu.frame.contains("It failed."))
  }

  @Test func `a notice of an action that takes time is shown in its own menu`() async {
    let table = Table {
      Section {
        ButtonRow("Load") {
          await Task.yield()
          TerminalMenu.show("Loaded.")
        }
      }
    }
    let (menu, other) = (ScriptedMenu(table, width: 40), ScriptedMenu(table, width: 40))
    menu.press(.return)
    await other.settle()
    await menu.settle { menu.frame.contains("Loaded.") }
    #expect(menu.frame.hasSuffix("\n Loaded.\n") && !other.frame.contains("Loaded."))
    menu.press(.down)
    #expect(!menu.frame.contains("Loaded."))
  }

  @Test func `of notices from other threads the last is shown`() async {
    let board = NoticeBoard.self
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask { board.post(Notice(text: "\(number)", kind: .notice)) }
      }
    }
    board.post(Notice(text: "last", kind: .error))
    #expect(board.take() == Notice(text: "last", kind: .error))
    #expect(board.take() == nil)
  }
}
