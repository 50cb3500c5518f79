import SimpleTable
import Testing

@testable import settings_demo

@Suite struct DemoMenuTests {
  @Test func `names are unique`() {
    #expect(Set(DemoMenu.all.map(\.name)).count == DemoMenu.all.count)
  }

  @Test(arguments: DemoMenu.all.map(\.name))
  func `a menu is found by its name and declared without contradictions`(_ name: String) throws {
    let menu = try #require(DemoMenu.named(name))
    #expect(TableAdapter(menu.table()).diagnostics == [])
  }

  @Test(arguments: DemoMenu.all.map(\.name))
  func `every row and every section but a lone one has an id`(_ name: String) throws {
    let adapter = TableAdapter(try #require(DemoMenu.named(name)).table())
    adapter.expandAll()
    for section in 0..<adapter.numberOfSections where adapter.numberOfSections > 1 {
      #expect(adapter.section(at: section)?.id.name != nil, "section \(section)")
    }
    for case .row(let path) in adapter.items {
      #expect(adapter.id(at: path)?.name != nil, "row \(path)")
    }
  }

  @Test func `each table has a state of its own`() throws {
    let menu = try #require(DemoMenu.named("phone"))
    let first = TableAdapter(menu.table())
    let second = TableAdapter(menu.table())
    first.select(RowPath(section: 0, row: 0))
    #expect(first.reload().reloaded.count == 4)
    #expect(second.reload().isEmpty)
  }

  @Test func `the list has a line for each menu`() {
    #expect(
      Demo.run(["--list"]).output == """
        phone    the settings of a phone, with icons and accessories
        contact  a contact card with detail buttons and an address that draws itself
        transit  the settings of a transit app, whose rows come and go with its state
        fruit    two rows that show their choices below them when selected
        inputs   many inputs in categories that fold
        torture  titles that try to break the layout

        """)
  }
}
