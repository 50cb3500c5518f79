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
    arguments: TextRenderer.Style.allCases,
    ["Device", "Titles of 24 byte", String(repeating: "Device ", count: 12), "機内モードを使用する"])
  func `does not make a step of the cursor write more than 80 bytes`(
    style: TextRenderer.Style, title: String
  ) {
    let rows = (0..<1_000).map { (row: Int) in
      Row("\(title) \(row)", detail: "On", accessory: .disclosureIndicator).icon("📶").id(row)
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
