import SimpleTable
import TestTraits
import Testing

@Suite struct `Lookup` {
  let adapter = TableAdapter(
    Table("T") {
      Section("A", footer: "f") {
        Row("1").id("one")
        Row("2").id("two").hidden()
        Row("3")
      }
      .id("a")
      .headerDetail("d")
      Section {}.id("b")
      Section("C") { Row("4").id("four") }.id("c").collapsible(initially: .collapsed)
    })

  @Test func `counts, rows and ids are those of the visible rows`() {
    check(adapter.title, "T")
    check(adapter.numberOfSections, 3)
    check(adapter.numberOfRows, 2)
    check((0..<3).map(adapter.numberOfRows), [2, 0, 0])
    check(adapter.titles, [["1", "3"], [], []])
    check(adapter.path(of: "one"), RowPath(section: 0, row: 0))
    check(adapter.path(of: "two"), nil)
    check(adapter.path(of: "four"), nil)
    check(adapter.sectionIndex(of: "c"), 2)
    check(adapter.sectionIndex(of: "d"), nil)
  }

  @Test func `a section reports its properties`() throws {
    let first = try #require(adapter.section(at: 0))
    check(first.id, "a")
    check([first.header, first.headerDetail, first.footer], ["A", "d", "f"])
    check(first.numberOfRows, 2)
    #expect(!first.isCollapsible && !first.isCollapsed && !first.showsIndicator)
    let last = try #require(adapter.section(at: 2))
    #expect(last.isCollapsible && last.isCollapsed && last.showsIndicator)
    check(last.numberOfCollapsedRows, 1)
  }

  static let outside = [
    (-1, 0), (0, -1), (0, 2), (1, 0), (2, 0), (3, 0), (.min, 0), (.max, 0), (0, .min), (0, .max),
    (.min, .min), (.max, .max),
  ].map { RowPath(section: $0, row: $1) }

  @Test(arguments: outside)
  func `a path out of range gives no value`(path: RowPath) {
    check(adapter.row(at: path) == nil)
    check(adapter.id(at: path), nil)
    check(adapter.depth(at: path), 0)
    check(adapter.select(at: path), .ignored(.unknownRow))
    check(adapter.tapAccessory(at: path), .ignored(.unknownRow))
    check(adapter.selectedRow, nil)
  }

  @Test(arguments: [-1, 3, .min, .max])
  func `a section out of range gives no value`(section: Int) {
    check(adapter.section(at: section), nil)
    check(adapter.numberOfRows(inSection: section), 0)
  }

  struct Empty: Sendable {
    let table: @Sendable () -> Table
    let sections: Int
    let items: Int
  }

  @Test(arguments: [
    Empty(table: { Table("T") }, sections: 0, items: 0),
    Empty(table: { Table {} }, sections: 0, items: 0),
    Empty(table: { Table { Section {} } }, sections: 1, items: 0),
    Empty(table: { Table { Section("A", footer: "f") {}.collapsible() } }, sections: 1, items: 2),
  ])
  func `empty tables and sections can be looked up as well`(empty: Empty) {
    let adapter = TableAdapter(empty.table())
    check(adapter.numberOfRows, 0)
    check(adapter.numberOfSections, empty.sections)
    check(adapter.items.count, empty.items)
    check(adapter.row(at: RowPath(section: 0, row: 0)) == nil)
    checkEmpty(adapter.collapseAll())
    checkEmpty(adapter.expandAll())
    checkEmpty(adapter.reload())
    check(adapter.filter("x").deletedSections.count, empty.sections)
    check(adapter.numberOfSections, 0)
    check(adapter.filter(nil).insertedSections.count, empty.sections)
  }
}
