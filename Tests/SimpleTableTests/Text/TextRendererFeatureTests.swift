import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Parts of a rendered table` {
  /// Eight dots for any text, and four where the title leaves less room than that.
  @Test(arguments: [(7, 8), (8, 4)])
  func `a secure text has dots according to the room`(title: Int, dots: Int) {
    let table = Table.page {
      TextFieldRow(
        String(repeating: "x", count: title), text: .constant("otter"), isSecure: true)
    }
    check(table.rendered(width: 20, style: .plain).count { $0 == "•" }, dots)
  }

  @Test(arguments: [(24, true), (25, false)])
  func `a title is written as selected up to 24 bytes`(length: Int, isSelected: Bool) {
    let title = String(repeating: "x", count: length)
    let adapter = TableAdapter(Table { Section { Row(title) {}.id("row") } })
    adapter.selection = "row"
    let renderer = TextRenderer(style: .plain, theme: .standard)
    let line = Viewport(adapter, renderer: renderer, height: 1).styledLines.first
    let span = line?.spans.first { $0.text.contains(title) }
    check((span?.attributes == renderer.theme?[.selected]), isSelected)
  }

  @Test func `the first line of a row that draws itself is written as a selected title`() {
    let row = Row("Address") {}.customLines { _ in ["Address", "1 Riverbank"] }.id("row")
    let adapter = TableAdapter(Table { Section { row } })
    let renderer = TextRenderer(style: .plain, theme: .standard)
    let viewport = Viewport(adapter, renderer: renderer, height: 2)
    func areSelected() -> [Bool] {
      viewport.styledLines.map { line in
        line.spans.contains { $0.attributes == renderer.theme?[.selected] }
      }
    }
    check(areSelected(), [false, false])
    viewport.highlighted = .row(RowPath(section: 0, row: 0))
    check(areSelected(), [true, false])
  }

  @Test func `a row is set in by its depth, and keeps some room at any`() throws {
    let row = Row("Orange", detail: "ripe")
    let adapter = TableAdapter(Table { Section { row } })
    let renderer = TextRenderer(width: 24, style: .plain)
    let section = try #require(VisibleSection(0, in: adapter, glyphs: renderer.glyphs))
    let lines = [0, 1, 2, 99].map { depth in
      var buffer = LineBuffer()
      var look = RowLook(columns: section.columns)
      look.depth = depth
      renderer.append(row, look: look, to: &buffer)
      return buffer.text
    }
    check(
      lines,
      [
        "   Orange           ripe\n",
        "     Orange         ripe\n",
        "       Orange       ripe\n",
        "             Orange ripe\n",
      ])
  }

  @Test(arguments: [(Int.min, 20), (-1, 20), (0, 20), (19, 20), (1001, 1000), (Int.max, 1000)])
  func `a width out of range is the nearest one in range`(asked: Int, taken: Int) {
    check(TextRenderer(width: asked).width, taken)
    let table = Table { Section("Header") { Row("A title that is cut", detail: "a detail") } }
    check(table.rendered(width: asked), table.rendered(width: taken))
  }
}
