import SimpleTable
import SimpleTableTesting
import TestTraits
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
    let table = Table.page("Tall") {
      Row("Tall").customLines { _ in (1...60).map { "line \($0)" } }
      Row("Last")
    }
    let menu = ScriptedMenu(table, width: 30, height: height, look: TextRenderer(style: style))
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

  @Test(
    arguments: [TextRenderer.Style.plain, .grouped],
    [("Device", 180), ("Titles of 24 byte", 180), (String(repeating: "Device ", count: 12), 320)])
  func `does not make a step of the cursor write many bytes, with the bar and without`(
    style: TextRenderer.Style, title: (text: String, mostWithBar: Int)
  ) {
    checkSteps(style, title.text, colorCount: 16, most: 80)
    checkSteps(style, title.text, colorCount: 256, most: title.mostWithBar)
  }

  @Test func `does not make a step over wide characters or in a box write many bytes`() {
    checkSteps(.grouped, "機内モードを使用する", colorCount: 16, most: 80)
    checkSteps(.insetGrouped, "Device", colorCount: 16, most: 80)
    checkSteps(.insetGrouped, "Device", colorCount: 256, most: 320)
  }

  private func checkSteps(
    _ style: TextRenderer.Style, _ title: String, colorCount: Int, most: Int
  ) {
    let rows = (0..<1_000).map { (row: Int) in
      Row("\(title) \(row)", detail: "On", accessory: .disclosureIndicator).icon("📶").id(row)
    }
    var look = TerminalLook(colorCount: colorCount)
    look.ground = Ground(.rgb(40, 44, 52), text: .rgb(171, 178, 191))
    let session = MenuSession(
      Menu(Table { Section { rows } }), size: .usual,
      appearance: look.appearance(of: TextRenderer(width: 100, style: style, theme: .standard)))
    var writer = FrameWriter(look: look)
    _ = session.press([.end, .pageUp, .up])
    _ = writer.write(session.nextFrame())
    for key in Array(repeating: Key.down, count: 12) + Array(repeating: .up, count: 12) {
      _ = session.press(key)
      let bytes = writer.write(session.nextFrame())
      #expect(
        1...most ~= bytes.count,
        "\(bytes.count) \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
