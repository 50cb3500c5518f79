import SimpleTable
import Testing

@Suite struct `Lookup` {
  let adapter = TableAdapter(
    Table("T") {
      Section("A", footer: "f", id: "a") {
        Row("1").id("one")
        Row("2").id("two").hidden()
        Row("3")
      }
      .headerDetail("d")
      Section(id: "b") {}
      Section("C", id: "c") { Row("4").id("four") }.collapsible(initially: .collapsed)
    })

  @Test func `counts, rows and ids are those of the visible rows`() {
    #expect(adapter.title == "T")
    #expect(adapter.numberOfSections == 3)
    #expect(adapter.numberOfRows == 2)
    #expect((0..<3).map(adapter.numberOfRows) == [2, 0, 0])
    #expect(adapter.titles == [["1", "3"], [], []])
    #expect(adapter.path(of: "one") == RowPath(section: 0, row: 0))
    #expect(adapter.path(of: "two") == nil)
    #expect(adapter.path(of: "four") == nil)
    #expect(adapter.sectionIndex(of: "c") == 2)
    #expect(adapter.sectionIndex(of: "d") == nil)
  }

  @Test func `a section reports its properties`() throws {
    let first = try #require(adapter.section(at: 0))
    #expect(first.id == "a")
    #expect([first.header, first.headerDetail, first.footer] == ["A", "d", "f"])
    #expect(first.numberOfRows == 2)
    #expect(!first.isCollapsible && !first.isCollapsed && !first.showsIndicator)
    let last = try #require(adapter.section(at: 2))
    #expect(last.isCollapsible && last.isCollapsed && last.showsIndicator)
    #expect(last.numberOfCollapsedRows == 1)
  }

  static let outside = [
    (-1, 0), (0, -1), (0, 2), (1, 0), (2, 0), (3, 0), (.min, 0), (.max, 0), (0, .min), (0, .max),
    (.min, .min), (.max, .max),
  ].map { RowPath(section: $0, row: $1) }

  @Test(arguments: outside)
  func `a path out of range gives no value`(path: RowPath) {
    #expect(adapter.row(at: path) == nil)
    #expect(adapter.id(at: path) == nil)
    #expect(adapter.depth(at: path) == 0)
    #expect(adapter.select(path) == .ignored(.unknownRow))
    #expect(adapter.tapAccessory(path) == .ignored(.unknownRow))
    #expect(adapter.selectedRow == nil)
  }

  @Test(arguments: [-1, 3, .min, .max])
  func `a section out of range gives no value`(section: Int) {
    #expect(adapter.section(at: section) == nil)
    #expect(adapter.numberOfRows(inSection: section) == 0)
  }

  @Test func `an unknown id changes nothing`() {
    let before = VisibleTable(adapter)
    #expect(adapter.setHidden(true, row: "unknown").isEmpty)
    #expect(adapter.setExpanded(true, row: "unknown").isEmpty)
    #expect(adapter.setExpanded(true, row: "one").isEmpty)
    #expect(adapter.setCollapsed(true, section: "unknown").isEmpty)
    #expect(adapter.setCollapsed(true, section: "a").isEmpty)
    #expect(adapter.toggleCollapsed(section: "unknown").isEmpty)
    #expect(adapter.reveal(row: "unknown").isEmpty)
    #expect(adapter.isHidden(row: "unknown") == nil)
    #expect(adapter.isExpanded(row: "unknown") == nil)
    #expect(adapter.isExpanded(row: "one") == nil)
    #expect(VisibleTable(adapter) == before)
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
    #expect(adapter.numberOfRows == 0)
    #expect(adapter.numberOfSections == empty.sections)
    #expect(adapter.items.count == empty.items)
    #expect(adapter.row(at: RowPath(section: 0, row: 0)) == nil)
    #expect(adapter.collapseAll().isEmpty)
    #expect(adapter.expandAll().isEmpty)
    #expect(adapter.reload().isEmpty)
    #expect(adapter.filter("x").deletedSections.count == empty.sections)
    #expect(adapter.numberOfSections == 0)
    #expect(adapter.filter(nil).insertedSections.count == empty.sections)
  }
}
