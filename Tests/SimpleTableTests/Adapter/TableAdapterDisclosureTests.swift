import TestTraits
import Testing

@testable import SimpleTable

/// Rows that appear below the row that is selected.
@Suite struct `Disclosure rows` {
  /// Two rows, each with its picker below.
  final class Fruit {
    var citrus = "Lemon"
    var melon = "Water melon"
    let log = Log()

    var table: Table {
      Table("Fruit") {
        Section(id: "fruit") {
          DisclosureRow("Citrus", detail: self.citrus) {
            for name in ["Lemon", "Orange"] { Row(name) { self.citrus = name } }
          }
          .id("citrus")
          DisclosureRow("Melon", detail: self.melon) {
            for name in ["Water melon", "Honeydew"] { Row(name) { self.melon = name } }
          }
          .id("melon")
          Row("Done") { self.log("done") }
        }
      }
    }
  }

  let fruit = Fruit()
  let adapter: TableAdapter

  init() { adapter = TableAdapter(fruit.table) }

  private func select(_ row: Int) -> ValueOutcome {
    adapter.select(RowPath(section: 0, row: row))
  }

  @Test func `every visible row has its position, however many pickers are visible`() {
    check(adapter.titles, [["Citrus", "Melon", "Done"]])
    _ = select(0)
    _ = select(5)
    checkEmpty(fruit.log.lines)
    _ = select(4)
    check(fruit.log.lines, ["done"])
  }

  @Test func `selecting a row shows its picker, selecting it again hides it`() {
    check(select(0), .handled)
    check(adapter.titles, [["Citrus", "Lemon", "Orange", "Melon", "Done"]])
    check((0..<5).map { adapter.depth(at: RowPath(section: 0, row: $0)) }, [0, 1, 1, 0, 0])
    check(select(2), .handled)
    check(adapter.row(at: RowPath(section: 0, row: 0))?.detail, "Orange")
    check(select(0), .handled)
    check(adapter.titles, [["Citrus", "Melon", "Done"]])
  }

  @Test func `the rows of a section are counted as the user sees them`() {
    check(adapter.numberOfRows(inSection: 0), 3)
    _ = select(1)
    check(adapter.numberOfRows(inSection: 0), 5)
  }

  @Test func `rows that come and go are listed by their paths`() {
    check(adapter.setExpanded(true, row: "citrus").description, "+ [0,1] Lemon\n+ [0,2] Orange")
    checkEmpty(adapter.setExpanded(true, row: "citrus"))
    check(adapter.setExpanded(false, row: "citrus").description, "- [0,1] Lemon\n- [0,2] Orange")
  }

  @Test func `rows below move by the number of inserted rows`() {
    check(adapter.path(of: "melon"), RowPath(section: 0, row: 1))
    adapter.setExpanded(true, row: "citrus")
    check(adapter.path(of: "melon"), RowPath(section: 0, row: 3))
  }

  @Test(arguments: [["citrus", "melon"], ["melon", "citrus"]] as [[RowID]])
  func `both can be expanded at once, in either order`(order: [RowID]) {
    for id in order { adapter.setExpanded(true, row: id) }
    let both = ["Citrus", "Lemon", "Orange", "Melon", "Water melon", "Honeydew", "Done"]
    check(adapter.titles, [both])
    for id in order { adapter.setExpanded(false, row: id) }
    check(adapter.titles, [["Citrus", "Melon", "Done"]])
  }

  @Test func `expanded rows stay expanded across reloads, hiding, collapsing and filters`() {
    let adapter = TableAdapter(
      Table {
        Section("S", id: "s") {
          DisclosureRow("A") { Row("below A") }.id("a")
          Row("B").id("b")
        }
        .collapsible()
      })
    adapter.setExpanded(true, row: "a")
    adapter.reload()
    adapter.setHidden(true, row: "a")
    check(adapter.titles, [["B"]])
    check(adapter.isExpanded(row: "a"), true)
    adapter.setHidden(false, row: "a")
    adapter.setCollapsed(true, section: "s")
    adapter.setCollapsed(false, section: "s")
    adapter.filter("B")
    adapter.filter(nil)
    check(adapter.titles, [["A", "below A", "B"]])
  }

  @Test func `rows nest, and disappear when a row above them collapses`() {
    let depth = 60
    func row(_ level: Int) -> Row {
      guard level < depth else { return Row("leaf").id("leaf") }
      return DisclosureRow("\(level)") { row(level + 1) }.id(level)
    }
    let adapter = TableAdapter(Table { Section { row(0) } })
    check(adapter.numberOfRows, 1)
    adapter.reveal(row: "leaf")
    check(adapter.path(of: "leaf"), RowPath(section: 0, row: depth))
    check(adapter.depth(at: RowPath(section: 0, row: depth)), depth)
    check(adapter.setExpanded(false, row: "30").deletedRows.count, 30)
    check(adapter.setExpanded(true, row: "30").insertedRows.count, 30)
    adapter.setExpanded(false, row: "0")
    check(adapter.numberOfRows, 1)
    checkEmpty(adapter.setExpanded(false, row: "1"))
    check(adapter.setExpanded(true, row: "0").insertedRows.count, 1)
  }

  @Test func `a row may be expanded at first, and have no rows below`() {
    let adapter = TableAdapter(
      Table {
        Section {
          DisclosureRow("A", initially: .expanded) { Row("below") }
          DisclosureRow("B", initially: .expanded) {}
        }
      })
    check(adapter.titles, [["A", "below", "B"]])
    check(adapter.select(RowPath(section: 0, row: 2)), .handled)
    check(adapter.titles, [["A", "below", "B"]])
  }

  @Test func `selecting expands first, then the row's closure runs, then the table's`() {
    let log = Log()
    let adapter = TableAdapter(
      Table { Section { DisclosureRow("A") { Row("below") }.onSelect { log("row") } } }
        .onSelect { row, _ in log("table") })
    adapter.onChange = { log("\($0)") }
    adapter.select(RowPath(section: 0, row: 0))
    check(log.lines, ["+ [0,1] below", "row", "table"])
  }

  @Test func `a row that becomes a row below another is reloaded in place`() {
    let isBelow = Variable(wrappedValue: false)
    let adapter = TableAdapter(
      Table {
        Section {
          DisclosureRow("A", initially: .expanded) { if isBelow.wrappedValue { Row("B").id("b") } }
            .id("a")
          if !isBelow.wrappedValue { Row("B").id("b") }
        }
      })
    isBelow.wrappedValue = true
    check(adapter.reload().description, "~ [0,0] A\n~ [0,1] B")
    check(adapter.depth(at: RowPath(section: 0, row: 1)), 1)
  }

  @Test(arguments: [CollapseState.expanded, .collapsed])
  func `a row without rows below it has no indicator, and is reloaded when that changes`(
    initially: CollapseState
  ) {
    let isFull = Variable(wrappedValue: false)
    let adapter = TableAdapter(
      Table {
        Section {
          DisclosureRow("A", initially: initially) { if isFull.wrappedValue { Row("below") } }
        }
      })
    let path = RowPath(section: 0, row: 0)
    let renderer = TextRenderer(width: 20)
    check(renderer.render(adapter), "    A\n")
    check(adapter.isExpanded(at: path), nil)
    isFull.wrappedValue = true
    check(adapter.reload().reloadedRows, [path])
    check(adapter.isExpanded(at: path), initially == .expanded)
    let sign = initially == .expanded ? "▾" : "▸"
    check(renderer.render(adapter).hasPrefix("    A            \(sign)\n"))
    check(adapter.isExpanded(at: RowPath(section: 7, row: 0)), nil)
  }

  @Test func `a row whose rows are all hidden has no indicator, and a change of that is reported`()
  {
    let adapter = TableAdapter(
      Table {
        Section {
          DisclosureRow("D") {
            DisclosureRow("c") { Row("e") }.id("c")
            Row("d").hidden()
          }
          .id("d")
          Row("End")
        }
      })
    let renderer = TextRenderer(width: 20, style: .plain)
    check(renderer.render(adapter), "   D               ▸\n   End\n")
    check(adapter.setHidden(true, row: "c").description, "~ [0,0] D")
    check(renderer.render(adapter), "   D\n   End\n")
    checkEmpty(adapter.setExpanded(true, row: "d"))
    check(renderer.render(adapter), "   D\n   End\n")
    check(adapter.setHidden(false, row: "c").description, "+ [0,1] c\n~ [0,0] D")
    check(renderer.render(adapter), "   D               ▾\n     c             ▸\n   End\n")
    check(adapter.filter("end").description, "- [0,0] D\n- [0,1] c")
    checkEmpty(adapter.setHidden(true, row: "c"))
    check(adapter.filter("d").description, "+ [0,0] D")
    check(adapter.setHidden(false, row: "c").description, "+ [0,1] c\n~ [0,0] D")
  }

  @Test func `a handler that runs before a section expands sees the old state of its rows`() {
    let adapter = TableAdapter(
      Table {
        Section("S", id: "s") { DisclosureRow("D") { Row("c").id("c") }.id("d") }
          .collapsible(initially: .collapsed)
      })
    adapter.willExpand = { [unowned adapter] _ in check(adapter.isExpanded(row: "d"), false) }
    check(adapter.reveal(row: "c").description, "+ [0,0] D\n+ [0,1] c")
  }

  @Test func `revealing works with a handler that reloads meanwhile`() {
    var hasInner = true
    let adapter = TableAdapter(
      Table {
        Section("S", id: "s") {
          DisclosureRow("A") {
            Row("other").id("other")
            if hasInner { DisclosureRow("B") { Row("leaf").id("leaf") } }
          }
        }
        .collapsible(initially: .collapsed)
      })
    adapter.willExpand = { [unowned adapter] _ in
      hasInner = false
      adapter.reload()
    }
    adapter.reveal(row: "leaf")
    check(adapter.titles, [["A", "other"]])
    checkEmpty(adapter.reload())
  }

  @Test func `a row revealed under a filter stays visible when the filter ends`() {
    let adapter = TableAdapter(
      Table { Section { DisclosureRow("D") { Row("leaf").id("leaf") } } })
    adapter.filter("leaf")
    checkEmpty(adapter.reveal(row: "leaf"))
    checkEmpty(adapter.filter(nil))
    check(adapter.titles, [["D", "leaf"]])
  }

  @Test func `revealing a row leaves what is below it as it is`() {
    checkEmpty(adapter.reveal(row: "citrus"))
    check(adapter.titles, [["Citrus", "Melon", "Done"]])
  }

  @Test(arguments: [false, true])
  func `rows with the id of another stay expanded when that goes and when it comes`(
    isNested: Bool
  ) {
    let hasFirst = Variable(true)
    let adapter = TableAdapter(
      Table {
        Section(id: "s") {
          if hasFirst.wrappedValue {
            DisclosureRow("First") { DisclosureRow("Inner") { Row("Leaf of the first") } }.id("x")
          }
          if isNested { Row("Between") }
          DisclosureRow("Second") {
            if isNested { Row("Beside") }
            DisclosureRow("Inner") { Row("Leaf") }
            DisclosureRow("Named") { Row("Below a name") }.id("named")
            DisclosureRow("Other") { Row("Hidden") }
          }
          .id("x")
        }
      })
    func expand(_ title: String) {
      for row in 0..<adapter.numberOfRows {
        let path = RowPath(section: 0, row: row)
        if adapter.row(at: path)?.title == title, let id = adapter.id(at: path) {
          adapter.setExpanded(true, row: id)
        }
      }
    }
    for title in ["Second", "Inner", "Named"] { expand(title) }
    let start = isNested ? ["Between", "Second", "Beside"] : ["Second"]
    let rows = start + ["Inner", "Leaf", "Named", "Below a name", "Other"]
    check(adapter.titles, [["First"] + rows])
    for first in [[], ["First"], [], ["First"]] {
      hasFirst.wrappedValue = !first.isEmpty
      for _ in 0..<2 {
        adapter.reload()
        check(adapter.titles, [first + rows])
      }
    }
  }
}
