import TestTraits
import Testing

@testable import SimpleTable

/// How many items a window draws, whatever the length of the table.
@Suite struct FrameCountTests {
  @Test(arguments: [100, 10_000])
  func `a frame draws only what can be seen`(size: Int) {
    let viewport = viewport(size)
    _ = viewport.lines
    #expect(viewport.statistics.drawnItems == 20)
  }

  @Test(arguments: [100, 10_000])
  func `a frame without changes draws no items`(size: Int) {
    let viewport = viewport(size)
    _ = viewport.lines
    let before = viewport.statistics.drawnItems
    _ = viewport.lines
    viewport.adapter.reload()
    _ = viewport.lines
    #expect(viewport.statistics.drawnItems == before)
  }

  @Test(arguments: [100, 10_000])
  func `a step down draws one item`(size: Int) {
    let viewport = viewport(size)
    _ = viewport.lines
    let before = viewport.statistics.drawnItems
    viewport.scroll(by: 1)
    _ = viewport.lines
    #expect(viewport.statistics.drawnItems == before + 1)
  }

  @Test(arguments: [100, 10_000])
  func `a jump to the end draws a few windows at most`(size: Int) {
    let viewport = viewport(size)
    _ = viewport.lines
    viewport.scroll(toRow: RowID(size - 1))
    _ = viewport.lines
    #expect(viewport.statistics.drawnItems <= 3 * 20)
  }

  @Test(.waitsForPrograms) func `a frame lays out only the beginning of a long text`() async {
    await #expect(processExitsWith: .success) {
      let text = String(repeating: "word ", count: 100_000)
      let table = Table {
        Section { Row("Long").subtitle(text).help(text) }
        Section(text, footer: text) { Row("Last") }
      }
      for style in TextRenderer.Style.allCases {
        let viewport = Viewport(
          TableAdapter(table), renderer: TextRenderer(width: 40, style: style), height: 20)
        func wrappedLines(_ body: () -> Void) -> Int {
          let count = OperationCounter.counting {
            body()
            _ = (viewport.lines, viewport.scrollThumb, viewport.hiddenLines)
          }
          return count[.lineWrapping] ?? 0
        }
        #expect(200...255 ~= wrappedLines {})
        #expect(wrappedLines { viewport.scroll(by: 80) } == 0)
        #expect(wrappedLines { for _ in 0..<100 { viewport.scroll(by: 20) } } < 2 * 4_096)
        #expect(wrappedLines { viewport.scroll(to: .header(section: 1)) } < 300)
      }
    }
  }

  @Test func `what can be seen is found out once until something changes`() {
    let viewport = viewport(100)
    func layouts(_ body: () -> Void = {}) -> Int {
      let before = viewport.statistics.layouts
      body()
      for _ in 0..<3 {
        _ = viewport.lines
        _ = viewport.lineItems
        _ = viewport.position
        _ = viewport.scrollThumb
        viewport.scroll(to: .row(RowPath(section: 0, row: 2)))
      }
      return viewport.statistics.layouts - before
    }
    let adapter = viewport.adapter
    #expect(layouts() == 1)
    #expect(layouts() == 0)
    #expect(layouts { adapter.reload() } == 1)
    #expect(layouts { adapter.filter("9") } == 1)
    #expect(layouts { adapter.filter(nil) } == 1)
    #expect(layouts { adapter.setHidden(true, row: "7") } == 1)
    #expect(layouts { adapter.setHidden(true, row: "7") } == 0)
    #expect(layouts { adapter.setCollapsed(true, section: "s") } == 1)
    #expect(layouts { adapter.setCollapsed(false, section: "s") } == 1)
    #expect(layouts { adapter.select(row: "8") } == 1)
    #expect(layouts { adapter.deselect() } == 1)
    #expect(layouts { viewport.highlighted = .row(RowPath(section: 0, row: 1)) } == 1)
    #expect(layouts { viewport.replacement = ("1", Row("Other")) } == 1)
    #expect(layouts { viewport.replacement = nil } == 1)
    #expect(layouts { viewport.replacement = nil } == 0)
    #expect(layouts { viewport.spinnerFrame += 1 } == 1)
    #expect(layouts { viewport.height -= 1 } == 1)
    #expect(layouts { viewport.setNeedsRedraw() } == 1)
    #expect(layouts { viewport.renderer = TextRenderer(width: 30) } == 1)
    #expect(layouts { viewport.scroll(by: 1) } == 1)
  }

  private func viewport(_ size: Int) -> Viewport {
    let rows = (0..<size).map { Row("Row \($0)").id($0) }
    let adapter = TableAdapter(
      Table { Section { rows }.id("s").collapsible() }.onSelect { _, _ in })
    return Viewport(adapter, renderer: TextRenderer(width: 40, style: .plain), height: 20)
  }
}
