import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

@Suite struct `Moving in a menu` {
  private func numbers(_ count: Int, height: Int = 7) -> ScriptedMenu {
    ScriptedMenu(
      Table("Numbers") {
        Section(footer: "That is all.") { for number in 1...count { Row("Row \(number)") } }
      }, width: 40, height: height)
  }

  @Test func `a page on which nothing takes the focus is scrolled by the same keys`() {
    let text = (1...9).map { "word-\($0)-of-text" }.joined(separator: " ")
    let menu = ScriptedMenu(
      Table { Section(footer: text) {} }, width: 24, height: 6, style: .plain)
    func first() -> String {
      menu.frame.split(separator: "\n").first { $0.contains("word") }.map {
        String($0.filter(\.isNumber))
      } ?? ""
    }
    #expect(first() == "1")
    let keys: [(Key, String)] = [
      (.down, "2"), (.pageDown, "6"), (.up, "5"), (.home, "1"), (.end, "6"),
    ]
    for (key, line) in keys {
      menu.press(key)
      #expect(first() == line, "\(key): \(menu.frame)")
    }
  }

  @Test func `a window whose size changes shows the focused row again`() {
    let text = (1...20).map { "word \($0)" }.joined(separator: " ")
    let menu = ScriptedMenu(
      Table { Section(footer: text) { Row("One") } }, width: 30, height: 6)
    menu.press(.down, .down)
    #expect(!menu.frame.contains("❯"))
    menu.resize(width: 30, height: 7)
    #expect(menu.frame.contains("❯   One"))
  }

  @Test(arguments: [Key.down, .pageDown, .end])
  func `what follows a row that is partly seen then stays in view`(key: Key) {
    let menu = ScriptedMenu(
      Table {
        Section(footer: "first-word second-word last-word") {
          Row("Tall").customLines { _ in ["  top", "  middle", "  bottom"] }
        }
      }, width: 20, height: 6, style: .plain)
    #expect(menu.frame.contains("top") && !menu.frame.contains("last-word"))
    menu.press(key)
    #expect(menu.frame.contains("bottom") && menu.frame.contains("last-word"), "\(menu.frame)")
    menu.press(.up)
    #expect(menu.frame.contains("top"))
  }

  @Test func `the first row of a section comes into view with its header`() {
    let table = Table {
      for name in ["First", "Second"] {
        Section(name) { for number in 1...10 { Row("\(name) \(number)") } }
      }
    }
    let menu = ScriptedMenu(table, width: 40, height: 7)
    menu.press(.end)
    menu.press("[")
    let lines = menu.frame.split(separator: "\n").map { $0.prefix(20).filter { $0 != " " } }
    #expect(lines.contains("❯Second1") && lines.contains("Second"))
  }

  @Test func `goes from row to row, and shows what follows the last one`() {
    let menu = numbers(6)
    menu.press(.down, "j", "j", "j")
    menu.press(.down)
    menu.press(.down)
    menu.press("k")
    expectSnapshot(of: menu.transcript) {
      """
       Numbers
                                             ▐
      ❯   Row 1                              ▐
          Row 2
          Row 3
          Row 4
          1–4 of 6  / search  q leave  ? keys
      > ↓ j j j
       Numbers
          Row 1                              ▐
          Row 2                              ▐
          Row 3                              ▐
          Row 4
      ❯   Row 5
          1–5 of 6  / search  q leave  ? keys
      > ↓
       Numbers
          Row 2
          Row 3                              ▐
          Row 4                              ▐
          Row 5                              ▐
      ❯   Row 6
          2–6 of 6  / search  q leave  ? keys
      > ↓
       Numbers
          Row 3
          Row 4
          Row 5                              ▐
      ❯   Row 6                              ▐
        That is all.                         ▐
          3–6 of 6  / search  q leave  ? keys
      > k
      … 3 equal lines
      ❯   Row 5                              ▐
          Row 6                              ▐
      """
    }
  }

  @Test func `by pages and to both ends`() {
    let menu = numbers(30, height: 6)
    menu.press(.pageDown)
    menu.press(.end)
    menu.press(.pageUp)
    menu.press(.home)
    expectSnapshot(of: menu.transcript) {
      """
       Numbers
                                             ▐
      ❯   Row 1
          Row 2
          Row 3
         1–3 of 30  / search  q leave  ? keys
      > PgDn
      … 2 equal lines
          Row 1
          Row 2
      ❯   Row 3
      > End
       Numbers
          Row 28
          Row 29
      ❯   Row 30
        That is all.                         ▐
                    / search  q leave  ? keys
      > PgUp
       Numbers
      ❯   Row 27
          Row 28
          Row 29
          Row 30                             ▐
      > Home
       Numbers
                                             ▐
      ❯   Row 1
          Row 2
          Row 3
         1–3 of 30  / search  q leave  ? keys
      """
    }
  }

  @Test func `many keys at once need no frames between them`() {
    let menu = numbers(30)
    menu.press(.end, .up, .up)
    expectSnapshot(of: menu.frame) {
      """
       Numbers
          Row 27
      ❯   Row 28
          Row 29
          Row 30
        That is all.                         ▐
                    / search  q leave  ? keys
      """
    }
    let links = ScriptedMenu(
      Table("Top") {
        Section { LinkRow("Link") { Section { for number in 1...30 { Row("Row \(number)") } } } }
      }, width: 30, height: 6)
    links.press(.return, .end)
    expectSnapshot(of: links.frame) {
      """
       Top › Link
          Row 27
          Row 28
          Row 29
      ❯   Row 30                   ▐
          Esc back  q leave  ? keys
      """
    }
  }

  @Test func `another size keeps the row in view`() {
    let menu = numbers(30, height: 12)
    menu.press(.pageDown, .down)
    menu.resize(width: 30, height: 6)
    menu.resize(width: 19, height: 6)
    menu.resize(width: 40, height: 8)
    expectSnapshot(of: menu.transcript) {
      """
       Numbers
                                             ▐
      ❯   Row 1                              ▐
          Row 2
          Row 3
          Row 4
          Row 5
          Row 6
          Row 7
          Row 8
          Row 9
         1–9 of 30  / search  q leave  ? keys
      > PgDn ↓
       Numbers
          Row 1                              ▐
          Row 2                              ▐
          Row 3                              ▐
          Row 4
          Row 5
          Row 6
          Row 7
          Row 8
          Row 9
      ❯   Row 10
                    / search  q leave  ? keys
      > 30x6
       Numbers
          Row 7
          Row 8                    ▐
          Row 9
      ❯   Row 10
          / search  q leave  ? keys
      > 19x6
      needs 20x5
      > 40x8
       Numbers
          Row 7
          Row 8                              ▐
          Row 9
      ❯   Row 10
          Row 11
          Row 12
                    / search  q leave  ? keys
      """
    }
  }

  @Test func `a page that was resized behind another keeps its row in view`() {
    let menu = ScriptedMenu(
      Table("Top") {
        Section {
          for number in 1...9 { Row("Row \(number)") }
          LinkRow("Link") { Section { Row("Inside") } }
        }
      }, width: 30, height: 20)
    menu.press(.end, .return)
    menu.resize(width: 30, height: 6)
    menu.press(.backspace)
    expectSnapshot(of: menu.frame) {
      """
       Top
          Row 7
          Row 8
          Row 9
      ❯   Link                   › ▐
       Return open           ? keys
      """
    }
  }

  @Test func `rows that come above keep the row in view`() {
    let phone = Phone()
    let menu = ScriptedMenu(
      Table("Devices") {
        Section {
          Row("First")
          for device in phone.devices { Row(device).id(device) }
          Row("Last")
        }
      }, width: 30, height: 6)
    menu.press(.end)
    phone.devices = (1...20).map { "Device \($0)" }
    menu.reload()
    expectSnapshot(of: menu.frame) {
      """
       Devices
          Device 18
          Device 19
          Device 20
      ❯   Last                     ▐
          / search  q leave  ? keys
      """
    }
    phone.devices = []
    menu.reload()
    expectSnapshot(of: menu.frame) {
      """
       Devices

          First
      ❯   Last

          / search  q leave  ? keys
      """
    }
  }

  @Test func `an empty table has nothing to move to`() {
    let phone = Phone()
    let menu = ScriptedMenu(
      Table("Devices") {
        if !phone.devices.isEmpty { Section { for device in phone.devices { Row(device) } } }
      }, width: 30, height: 5)
    menu.press(.down)
    phone.devices = []
    menu.reload()
    menu.press(.down, .up, .pageDown, .end, .home, .return, .right, .left, "i", .backspace)
    phone.devices = ["Car"]
    menu.reload()
    menu.press("q")
    menu.press(.down)
    #expect(menu.hasEnded)
    expectSnapshot(of: menu.transcript) {
      """
       Devices

      ❯   Watch
          Car
          / search  q leave  ? keys
      > ↓
      … 2 equal lines
          Watch
      ❯   Car
      > reload
      … 2 equal lines


      > ↓ ↑ PgDn End Home Return → ← i Backspace
      … 4 equal lines
       This is the first page.
      > reload
      … 2 equal lines
      ❯   Car
      > q (left)
      """
    }
  }

  /// Returns a table with something on it that is higher than the smallest screens.
  private static func tall(_ what: String) -> Table {
    Table("Tall") {
      Section("A", footer: what == "footer" ? words(60) : nil) { Row("First") }
      Section(what == "header" ? words(60) : nil, footer: what == "last footer" ? words(60) : nil) {
        if what == "row that draws itself" {
          Row("Tall").customLines { _ in (1...60).map { "line \($0) of the text" } }
        }
        if what == "subtitle" { Row("Tall", subtitle: words(60)) }
        if what != "last footer" { Row("Last") }
      }
    }
  }

  private static func words(_ count: Int) -> String {
    (1...count).map { "word\($0)" }.joined(separator: " ")
  }

  @Test(
    arguments: ["row that draws itself", "footer", "last footer", "header", "subtitle"],
    [5, 6, 9, 14])
  func `everything can be read on a screen of any height`(what: String, height: Int)
    throws
  {
    let table = Self.tall(what)
    let all = TableAdapter(table)
    let whole = Viewport(all, renderer: TextRenderer(width: 30), height: 1_000)
    let lines = Set(whole.lines.map(Self.withoutMark).filter { !$0.isEmpty })
    for (key, end) in [(Key.down, Key.home), (.up, .end), (.pageDown, .home), (.pageUp, .end)] {
      let menu = ScriptedMenu(table, width: 30, height: height)
      menu.press(end)
      var seen: Set<String> = []
      var last = ""
      while menu.frame != last {
        last = menu.frame
        let frame = last.split(separator: "\n", omittingEmptySubsequences: false)
        seen.formUnion(frame.dropFirst().prefix(height - 2).map { Self.withoutMark(String($0)) })
        menu.press(key)
      }
      #expect(lines.subtracting(seen) == [], "\(key)")
    }
  }

  /// Returns a line as it is without the mark of the row that keys are for and the scroll bar.
  private static func withoutMark(_ line: String) -> String {
    String(line.map { "❯▐".contains($0) ? " " : $0 }).trimmingEnd
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

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
