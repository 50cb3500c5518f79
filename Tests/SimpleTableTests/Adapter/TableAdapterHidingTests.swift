import SimpleTable
import TestTraits
import Testing

@Suite struct `Hiding` {
  @Test func `the program's decision overrides the description's until it is changed`() {
    let adapter = TableAdapter(
      Table {
        Section {
          Row("A").hidden().id("a")
          Row("B").id("b")
        }
      })
    check(adapter.isHidden(row: "a"), true)
    check(adapter.setHidden(false, row: "a").description, "+ [0,0] A")
    checkEmpty(adapter.reload())
    check(adapter.setHidden(true, row: "b").description, "- [0,1] B")
    checkEmpty(adapter.reload())
    check(adapter.titles, [["A"]])
    checkEmpty(adapter.setHidden(true, row: "b"))
  }

  @Test func `rows below a hidden row go and come with it`() {
    let adapter = TableAdapter(
      Table {
        Section {
          DisclosureRow("A", initially: .expanded) { Row("below") }.id("a")
          Row("B")
        }
      })
    check(adapter.setHidden(true, row: "a").description, "- [0,0] A\n- [0,1] below")
    check(adapter.setHidden(false, row: "a").description, "+ [0,0] A\n+ [0,1] below")
  }

  @Test func `rows that are hidden together make one change list`() {
    let adapter = TableAdapter(
      Table {
        Section("One") { for number in 1...3 { Row("\(number)").id("row \(number)") } }
        Section("Two") {
          DisclosureRow("A", initially: .expanded) { Row("below").id("below") }.id("a")
        }
      })
    var delivered = 0
    adapter.onChange = { _ in delivered += 1 }
    let ids: [RowID] = ["row 3", "below", "unknown", "row 1", "row 3"]
    #expect(
      adapter.setHidden(true, rows: ids).description
        == "- [0,0] 1\n- [0,2] 3\n- [1,1] below\n~ [1,0] A")
    #expect(adapter.titles == [["2"], ["A"]] && delivered == 1)
    #expect(adapter.setHidden(true, rows: ids).isEmpty && delivered == 1)
  }

  @Test func `revealing a hidden row expands its section, and leaves it hidden`() {
    let adapter = TableAdapter(
      Table {
        Section("S") {
          Row("A").hidden().id("a")
          Row("B")
        }
        .id("s")
        .collapsible(initially: .collapsed)
      })
    check(adapter.reveal(row: "a").description, "+ [0,0] B")
    check(adapter.path(of: "a"), nil)
  }

  @Test func `rows without ids are hidden one by one among many conditions`() {
    let count = 500
    let adapter = TableAdapter(
      Table {
        Section {
          for n in 0..<count {
            if n.isMultiple(of: 2) { Row("even") }
            Row("\(n)")
          }
        }
      })
    let ids = (0..<adapter.numberOfRows).compactMap { adapter.id(at: RowPath(section: 0, row: $0)) }
    check(Set(ids).count, count * 3 / 2)
    for (row, id) in ids.enumerated() { check(adapter.path(of: id)?.row, row) }
    for id in ids.dropFirst(1) { adapter.setHidden(true, row: id) }
    check(adapter.titles, [["even"]])
    checkEmpty(adapter.reload())
  }
}
