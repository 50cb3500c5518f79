import SimpleTableMenu
import TestTraits
import Testing

@Suite struct `Walk through a menu` {
  @Test func `more than 10,000 pages are a diagnostic`() {
    func wide(_ level: Int) -> Table {
      Table.page("\(level)") {
        for number in 0..<2 { LinkRow("Deeper", destination: wide(level * 2 + number)) }
      }
    }
    #expect(
      Menu(wide(1)).diagnostics.map(\.message) == [
        "more than 32 pages lie above one another", "there are more than 10000 pages",
      ])
  }
}
