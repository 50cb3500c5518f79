import SimpleTable
import TestTraits
import Testing

@Suite struct `Selection` {
  let log = Log()

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func `the row's closure runs first, then the table's, each once`() {
    let adapter = TableAdapter(
      Table { [log] in Section { Row("A") { log("row") } } }
        .onSelect { [log] row, path in log("table \(row.title) \(path)") })
    check(adapter.select(path(0)), .handled)
    check(log.lines, ["row", "table A [0,0]"])
    check(adapter.selectedRow, path(0))
  }

  @Test func `the accessory is a separate event`() {
    let adapter = TableAdapter(
      Table { [log] in
        Section {
          Row("A", accessory: .detailButton) { log("select") }.onAccessory { log("accessory") }
        }
      }
      .onSelect { [log] _, _ in log("table select") }
      .onAccessory { [log] row, path in log("table accessory \(row.title) \(path)") })
    check(adapter.tapAccessory(path(0)), .handled)
    check(log.lines, ["accessory", "table accessory A [0,0]"])
    check(adapter.selectedRow, nil)
    log.lines.removeAll()
    check(adapter.select(path(0)), .handled)
    check(log.lines, ["select", "table select"])
  }

  @Test func `a disabled row never fires`() {
    let adapter = TableAdapter(
      Table { [log] in
        Section {
          Row("A", accessory: .detailButton) { log("select") }.onAccessory { log("tap") }.disabled()
          DisclosureRow("B") { Row("below") }.disabled()
        }
      }
      .onSelect { [log] _, _ in log("table") }
      .onAccessory { [log] _, _ in log("table") })
    for row in 0..<2 {
      check(adapter.select(path(row)), .ignored(.disabled))
      check(adapter.tapAccessory(path(row)), .ignored(.disabled))
    }
    checkEmpty(log.lines)
    check(adapter.selectedRow, nil)
    check(adapter.numberOfRows, 2)
  }

  @Test func `a row without an action is not selected`() {
    let adapter = TableAdapter(Table { Section { Row("A", accessory: .detailButton) } })
    check(adapter.select(path(0)), .ignored(.notSelectable))
    check(adapter.tapAccessory(path(0)), .ignored(.notSelectable))
    check(adapter.selectedRow, nil)
  }

  @Test func `the table's handler runs only for accessories that are buttons`() {
    let adapter = TableAdapter(
      Table {
        Section {
          Row("A", accessory: .disclosureIndicator)
          Row("B", accessory: .detailDisclosureButton)
        }
      }
      .onAccessory { [log] row, _ in log(row.title) })
    check(adapter.tapAccessory(path(0)), .ignored(.notSelectable))
    check(adapter.tapAccessory(path(1)), .handled)
    check(log.lines, ["B"])
  }

  @Test func `the table's closure alone makes rows selectable`() {
    let adapter = TableAdapter(
      Table { Section { Row("A") } }.onSelect { [log] row, _ in log(row.title) })
    check(adapter.select(path(0)), .handled)
    check(log.lines, ["A"])
  }

  @Test func `the selected row can be read and deselected`() {
    let adapter = TableAdapter(
      Table { Section { for n in 0..<3 { Row("\(n)") {}.id(n) } } })
    adapter.select(path(2))
    check(adapter.selectedRow, path(2))
    adapter.setHidden(true, row: "0")
    check(adapter.selectedRow, path(1))
    adapter.setHidden(true, row: "2")
    check(adapter.selectedRow, nil)
    adapter.setHidden(false, row: "2")
    check(adapter.selectedRow, path(1))
    adapter.deselect()
    check(adapter.selectedRow, nil)
  }

  @Test func `selection is kept by identity across reloads and lost with its row`() {
    let names = Variable(wrappedValue: ["a", "b"])
    let adapter = TableAdapter(
      Table { Section { for name in names.wrappedValue { Row(name) {}.id(name) } } })
    adapter.select(path(1))
    names.wrappedValue = ["x", "b", "a"]
    adapter.reload()
    check(adapter.selectedRow, path(1))
    names.wrappedValue = ["b"]
    adapter.reload()
    check(adapter.selectedRow, path(0))
    names.wrappedValue = []
    adapter.reload()
    names.wrappedValue = ["b"]
    adapter.reload()
    check(adapter.selectedRow, nil)
  }

  // MARK: Closures that change their own table

  @Test func `a closure may reload its own table`() {
    let count = Variable(wrappedValue: 0)
    weak var weakAdapter: TableAdapter?
    let adapter = TableAdapter(
      Table { [log] in
        Section {
          Row("count", detail: "\(count.wrappedValue)") {
            count.wrappedValue += 1
            log("\(weakAdapter?.reload() ?? TableChanges())")
          }
        }
      }
      .onSelect { [log] row, _ in log("table \(row.detail ?? "")") })
    weakAdapter = adapter
    check(adapter.select(path(0)), .handled)
    check(log.lines, ["~ [0,0] count", "table 0"])
    check(adapter.row(at: path(0))?.detail, "1")
  }

  @Test func `a closure may select other rows`() {
    weak var weakAdapter: TableAdapter?
    let adapter = TableAdapter(
      Table { [log] in
        Section {
          Row("A") {
            log("A")
            weakAdapter?.select(RowPath(section: 0, row: 1))
            log("A ends")
          }
          Row("B") { log("B") }
        }
      }
      .onSelect { [log] row, _ in log("table \(row.title)") })
    weakAdapter = adapter
    adapter.select(path(0))
    check(log.lines, ["A", "B", "table B", "A ends", "table A"])
    check(adapter.selectedRow, path(1))
  }

  @Test func `a closure may replace the table, and the old table's closure still runs`() {
    weak var weakAdapter: TableAdapter?
    let other = Table { Section { Row("other") } }.onSelect { [log] _, _ in log("new table") }
    let adapter = TableAdapter(
      Table { [log] in
        Section {
          Row("A") {
            log("A")
            weakAdapter?.reload(other)
          }
        }
      }
      .onSelect { [log] row, path in log("old table \(row.title) \(path)") })
    weakAdapter = adapter
    check(adapter.select(path(0)), .handled)
    check(log.lines, ["A", "old table A [0,0]"])
    check(adapter.titles, [["other"]])
    adapter.select(path(0))
    check(log.lines.last, "new table")
  }

  @Test func `a closure may remove its own row`() {
    weak var weakAdapter: TableAdapter?
    let adapter = TableAdapter(
      Table { [log] in
        Section {
          Row("A") { weakAdapter?.setHidden(true, row: "a") }.id("a")
          Row("B") { log("B") }
        }
      }
      .onSelect { [log] row, path in log("table \(row.title) \(path)") })
    weakAdapter = adapter
    check(adapter.select(path(0)), .handled)
    check(log.lines, ["table A [0,0]"])
    check(adapter.titles, [["B"]])
  }
}
