import Testing

@testable import SimpleTable

/// How many items a window draws, whatever the length of the table.
@Suite struct FrameCountTests {
  @Test(arguments: [100, 10_000])
  func `a frame draws only what can be seen`(size: Int) {
    let viewport = viewport(size)
    _ = viewport.lines
    #expect(viewport.statistics.drawnItems == 20)
    #expect(viewport.statistics.madeCells == 20)
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

  private func viewport(_ size: Int) -> Viewport {
    let rows = (0..<size).map { Row("Row \($0)").id($0) }
    let adapter = TableAdapter(Table { Section { rows } })
    return Viewport(adapter, renderer: TextRenderer(width: 40, style: .plain), height: 20)
  }
}
