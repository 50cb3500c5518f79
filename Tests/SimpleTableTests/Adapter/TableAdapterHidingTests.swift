import SimpleTable
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
    #expect(adapter.isHidden(row: "a") == true)
    #expect(adapter.setHidden(false, row: "a").description == "+ [0,0] A")
    #expect(adapter.reload().isEmpty)
    #expect(adapter.setHidden(true, row: "b").description == "- [0,1] B")
    #expect(adapter.reload().isEmpty)
    #expect(adapter.titles == [["A"]])
    #expect(adapter.setHidden(true, row: "b").isEmpty)
  }

  @Test func `rows below a hidden row go and come with it`() {
    let adapter = TableAdapter(
      Table {
        Section {
          DisclosureRow("A", initially: .expanded) { Row("below") }.id("a")
          Row("B")
        }
      })
    #expect(adapter.setHidden(true, row: "a").description == "- [0,0] A\n- [0,1] below")
    #expect(adapter.setHidden(false, row: "a").description == "+ [0,0] A\n+ [0,1] below")
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
        Section("S", id: "s") {
          Row("A").hidden().id("a")
          Row("B")
        }
        .collapsible(initially: .collapsed)
      })
    #expect(adapter.reveal(row: "a").description == "+ [0,0] B")
    #expect(adapter.path(of: "a") == nil)
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
    #expect(Set(ids).count == count * 3 / 2)
    for (row, id) in ids.enumerated() { #expect(adapter.path(of: id)?.row == row) }
    for id in ids.dropFirst(1) { adapter.setHidden(true, row: id) }
    #expect(adapter.titles == [["even"]])
    #expect(adapter.reload().isEmpty)
  }
}
