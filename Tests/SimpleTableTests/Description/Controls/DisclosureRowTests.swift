import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Disclosure row` {
  @Test func `its handlers run around the change, as those of sections do`() {
    let adapter = TableAdapter(
      Table {
        Section("S") {
          DisclosureRow("A") { DisclosureRow("B") { Row("C").id("c") }.id("b") }.id("a")
        }
        .id("s").collapsible(initially: .collapsed)
      })
    var heard: [String] = []
    func hear(_ text: String) { heard.append("\(text), \(adapter.numberOfRows) rows") }
    adapter.onChange = { hear("\($0.insertedRows.count) in, \($0.deletedRows.count) out") }
    adapter.willExpand = { hear("will expand \($0)") }
    adapter.didExpand = { hear("did expand \($0)") }
    adapter.willExpandRow = { hear("will expand row \($0)") }
    adapter.didExpandRow = { hear("did expand row \($0)") }
    adapter.willCollapseRow = { hear("will collapse row \($0)") }
    adapter.didCollapseRow = { hear("did collapse row \($0)") }
    func check(after act: () -> Void, _ expected: [String]) {
      heard = []
      act()
      TestTraits.check(heard, expected)
    }
    check(
      after: { adapter.reveal(row: "c") },
      [
        "will expand s, 0 rows", "will expand row b, 0 rows", "will expand row a, 0 rows",
        "3 in, 0 out, 3 rows",
        "did expand s, 3 rows", "did expand row b, 3 rows", "did expand row a, 3 rows",
      ])
    check(
      after: { adapter.select(row: "a") },
      ["will collapse row a, 3 rows", "0 in, 2 out, 1 rows", "did collapse row a, 1 rows"])
    check(
      after: { adapter.setExpanded(true, row: "a") },
      ["will expand row a, 1 rows", "2 in, 0 out, 3 rows", "did expand row a, 3 rows"])
    check(after: { adapter.setExpanded(true, row: "a") }, [])
  }

  @Test
  func `a row has a depth by its path and by its id, which it has while it is collapsed, too`() {
    let adapter = TableAdapter(
      Table.page {
        DisclosureRow("A", initially: .expanded) {
          DisclosureRow("B") { Row("C").id("c") }.id("b")
        }
        .id("a")
      })
    check(["a", "b", "c", "d"].map { adapter.depth(row: $0) }, [0, 1, 2, 0])
    check(adapter.depth(at: RowPath(section: 0, row: 1)), 1)
  }
}
