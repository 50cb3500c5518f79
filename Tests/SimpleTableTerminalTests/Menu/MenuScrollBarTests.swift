import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

@Suite struct `The scroll bar of a menu` {
  /// Returns the lines that the bar covers, counted from the first one below the title.
  private func bar(_ menu: ScriptedMenu) -> [Int] {
    let lines = menu.frame.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().indices.filter { lines[$0].hasSuffix("▐") }.map { $0 - 1 }
  }

  @Test(arguments: TextRenderer.Style.allCases, [5, 9, 24])
  func `moves through a row that is higher than the screen`(
    style: TextRenderer.Style, height: Int
  ) {
    let table = Table("Tall") {
      Section {
        Row("Tall").customLines { _ in (1...60).map { "line \($0)" } }
        Row("Last")
      }
    }
    let menu = ScriptedMenu(table, width: 30, height: height, style: style)
    var bars: [[Int]] = []
    for _ in 0..<70 {
      bars.append(bar(menu))
      menu.press(.down)
    }
    let starts = bars.compactMap(\.first)
    #expect(starts.count == bars.count)
    #expect(starts.first == 0 && bars.last?.last == height - 3)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(starts).count >= 3)
  }

  @Test func `is not there where everything is seen`() {
    let menu = ScriptedMenu(Table { Section { for n in 1...4 { Row("\(n)") } } }, height: 7)
    #expect(bar(menu).isEmpty)
    menu.resize(width: 60, height: 5)
    #expect(bar(menu) == [0, 1])
  }

  @Test(arguments: [499, 500, 501, 2_000])
  func `is as long as the part that is seen, in few items and in many`(count: Int) {
    let rows = (1...count).map { Row("Row \($0)") }
    let menu = ScriptedMenu(Table { Section { rows } }, width: 30, height: 102)
    let lengths = [Key.home, .pageDown, .end].map { key in
      menu.press(key)
      return bar(menu).count
    }
    for length in lengths { #expect(abs(length - 100 * 100 / count) <= 1, "\(lengths)") }
    #expect(bar(menu).last == 99)
    menu.press(.home)
    #expect(bar(menu).first == 0)
    // It takes the last cell of the line.
    let lines = menu.frame.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst().first.map(\.cellWidth) == 30)
  }

  @Test func `goes by items, and by the lines of those that are cut`() {
    let table = Table("Log") {
      Section { for number in 1...9 { Row("Line \(number)") } }
    }
    let menu = ScriptedMenu(table, width: 30, height: 6)
    menu.press(.pageDown, .down, .down)
    expectSnapshot(of: menu.frame) {
      """
       Log
          Line 2
          Line 3                   ▐
          Line 4
      ❯   Line 5
          / search  q leave  ? keys
      """
    }
  }

  @Test func `follows sections of equal length that expand and collapse in turn`() {
    let table = Table("Sections") {
      Section("Tall", id: "tall") {
        Row("Tall").customLines { _ in (1...60).map { "line \($0)" } }
      }
      .collapsible()
      Section("Low", id: "low") { Row("Low") }.collapsible(initially: .collapsed)
      Section { for number in 1...20 { Row("Row \(number)") } }
    }
    let menu = ScriptedMenu(table, width: 30, height: 12)
    #expect(bar(menu).count == 1)
    menu.adapter.collapsedSections = ["tall"]
    menu.press(.home)
    let fresh = ScriptedMenu(menu.menu, width: 30, height: 12)
    #expect(bar(menu).count > 1 && bar(menu) == bar(fresh))
  }

  private var japanese: Table {
    Table("設定") {
      Section("ネットワーク", footer: "すべての端末に適用されます。") {
        for title in ["機内モード", "無線LAN", "とても長い名前の項目"] {
          ToggleRow(title, isOn: .constant(false))
        }
      }
    }
  }

  @Test func `leaves room for wide titles on the smallest screen`() {
    let menu = ScriptedMenu(japanese, width: 20, height: 5)
    for _ in 0..<4 { menu.press(.down) }
    expectSnapshot(of: menu.transcript) {
      """
       設定
                         ▐
        ネットワーク
      ❯   機内モード  ○─
       Return switch    ?
      > ↓
       設定
        ネットワーク     ▐
          機内モード  ○─
      ❯   無線LAN     ○─
      > ↓
       設定
          機内モード  ○─
          無線LAN     ○─ ▐
      ❯   とても長…   ○─
      > ↓
       設定
      ❯   とても長…   ○─
        すべての端末に適
        用されます。     ▐
      > ↓
      """
    }
  }

  @Test func `is drawn in ASCII, and beside the text of a plain table`() {
    let menu = ScriptedMenu(
      Table("Plain") {
        Section("A", footer: "B") { for n in 1...9 { Row("Row \(n)", detail: "On") } }
      },
      width: 24, height: 8, style: .plain, symbols: .ascii)
    menu.press(.pageDown, .down)
    expectSnapshot(of: menu.frame) {
      """
       Plain
         Row 2            On
         Row 3            On #
         Row 4            On #
         Row 5            On #
         Row 6            On
      >  Row 7            On
              q leave  ? keys
      """
    }
  }

  @Test func `is on the help page`() {
    let menu = ScriptedMenu(japanese, width: 20, height: 6)
    menu.press("?", .down)
    expectSnapshot(of: menu.frame) {
      """
       Help
        Keys that move   ▐
          ↑, k
          Move up
          ↓, j
       ↑ ↓ for more
      """
    }
  }

  @Test(
    arguments: TextRenderer.Style.allCases,
    ["Device", "Titles of 24 byte", String(repeating: "Device ", count: 12), "機内モードを使用する"])
  func `does not make a step of the cursor write more than 80 bytes`(
    style: TextRenderer.Style, title: String
  ) {
    let rows = (0..<1_000).map { (row: Int) in
      Row("\(title) \(row)", detail: "On", icon: "📶", accessory: .disclosureIndicator).id(row)
    }
    let session = MenuSession(
      Menu(Table { Section { rows } }), size: .usual,
      appearance: TextRenderer(style: style, color: .ansi))
    var writer = FrameWriter()
    _ = session.press([.end, .pageUp, .up])
    _ = writer.write(session.nextFrame())
    for key in Array(repeating: Key.down, count: 12) + Array(repeating: .up, count: 12) {
      _ = session.press(key)
      let bytes = writer.write(session.nextFrame())
      #expect(1...80 ~= bytes.count, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
