import SimpleTable
import TestTraits
import Testing

@Suite struct `Reload` {
  @Test func `another table is shown as if the description had changed`() {
    let adapter = TableAdapter(
      Table("one") {
        Section("S") { for name in ["a", "b"] { Row(name).id(name) } }.id("s").collapsible()
        Section { Row("x").id("x") }
      })
    adapter.setHidden(true, row: "a")
    adapter.setCollapsed(true, section: "s")
    let changes = adapter.reload(
      Table("two") {
        Section("S") { for name in ["b", "a", "x"] { Row(name).id(name) } }.id("s").collapsible()
      })
    check(changes.description, "- [1]\n~ [0] S")
    check(adapter.title, "two")
    check(adapter.section(at: 0)?.numberOfCollapsedRows, 2)
    adapter.expandAll()
    check(adapter.titles, [["b", "x"]])
    checkEmpty(adapter.reload())
  }

  @Test func `the closure of an accessory is followed by one`() {
    var count = 1
    let adapter = TableAdapter(
      Table.page {
        Row("A", detail: "\(count)", accessory: .detailButton).onAccessory { count += 1 }.id("a")
      })
    #expect(adapter.tapAccessory(row: "a") == .handled)
    #expect(adapter.row(at: RowPath(section: 0, row: 0))?.detail == "2")
  }

  @Test func `a closure may replace the table, and the old table's closure still runs`() {
    let (log, first) = (Log(), RowPath(section: 0, row: 0))
    weak var weakAdapter: TableAdapter?
    let other = Table { Section { Row("other") } }.onSelect { _, _ in log("new table") }
    let adapter = TableAdapter(
      Table.page {
        Row("A") {
          log("A")
          weakAdapter?.reload(other)
        }
      }
      .onSelect { row, path in log("old table \(row.title) \(path)") })
    weakAdapter = adapter
    check(adapter.select(at: first), .handled)
    check(log.lines, ["A", "old table A [0,0]"])
    check(adapter.titles, [["other"]])
    adapter.select(at: first)
    check(log.lines.last, "new table")
  }
}
