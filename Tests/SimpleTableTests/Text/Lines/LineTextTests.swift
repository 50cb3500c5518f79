import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `A text on a line` {
  @Test(
    arguments: [
      ("a  ", 1), ("é  ", 1), ("北  ", 2), ("é b  ", 3), ("é\t ", 1), ("  ", 0), (" é", 2),
      ("\u{1161}\u{93E}", 2), ("\u{1161}\u{93E} ", 2), ("\u{1161}\u{93E}🏽", 4), ("\u{93E}", 2),
      ("\u{11FF}", 0),
      ("abc" + String(repeating: " ", count: 80), 3), ("é" + String(repeating: " ", count: 80), 1),
      ("a\u{7}" + String(repeating: "\t", count: 80), 2), (String(repeating: " ", count: 80), 0),
      ("\u{11A8}\u{1161}\u{93E}x", 3), ("a\u{1161}\u{93E}", 2),
    ])
  func `takes the cells that it shows, without blanks at its end`(text: String, cells: Int) {
    let renderer = TextRenderer(width: 20, style: .plain)
    let measured = LineText(text, limit: 20, glyphs: renderer.glyphs)
    check(measured.cells, cells)
    var line = LineBuffer()
    measured.append(to: &line, room: 20, as: .plain)
    #expect(line.text.cellWidth == cells && line.column == cells)
    let table = Table { Section { Row(text, detail: "|") } }
    let drawn = renderer.render(TableAdapter(table)).split(separator: "\n")
    check(drawn.map(\.cellWidth), [20])
  }
}
