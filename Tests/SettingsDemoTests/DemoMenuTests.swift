import SimpleTable
import Testing

@testable import settings_demo

@Suite struct DemoMenuTests {
  @Test func `names are unique`() {
    #expect(Set(DemoMenu.all.map(\.name)).count == DemoMenu.all.count)
  }

  @Test(arguments: DemoMenu.all.map(\.name))
  func `a menu and those it leads to are declared without contradictions`(_ name: String) throws {
    try forEachTable(of: name) { adapter in
      #expect(adapter.diagnostics == [], "\(adapter.title ?? "")")
    }
  }

  @Test(arguments: DemoMenu.all.map(\.name))
  func `every row and every section but a lone one has an id`(_ name: String) throws {
    try forEachTable(of: name) { adapter in
      adapter.expandAll()
      for section in 0..<adapter.numberOfSections where adapter.numberOfSections > 1 {
        #expect(adapter.section(at: section)?.id.name != nil, "section \(section)")
      }
      for case .row(let path) in adapter.items {
        // The options of a picker that has a table of its own are known by their place.
        let isOption =
          adapter.row(at: path)?.control?.style == .choice
        #expect(isOption || adapter.id(at: path)?.name != nil, "row \(path)")
      }
    }
  }

  @Test(arguments: DemoMenu.all.map(\.name))
  func `no two controls of a menu and those it leads to have one id`(_ name: String) throws {
    var met: Set<RowID> = []
    try forEachTable(of: name) { adapter in
      for id in adapter.values.keys { #expect(met.insert(id).inserted, "\(id)") }
    }
  }

  /// Calls a function with a menu's table and all those that its rows lead to.
  private func forEachTable(of menu: String, _ body: (TableAdapter) -> Void) throws {
    let menu = Menu(try #require(DemoMenu.named(menu)).table())
    func visit() {
      body(menu.page)
      let depth = menu.adapters.count
      for case .row(let path) in menu.page.items
      where menu.page.row(at: path)?.accessory == .disclosureIndicator {
        menu.page.select(path)
        guard menu.adapters.count > depth else { continue }
        visit()
        menu.pop()
      }
    }
    visit()
  }

  @Test func `each table has a state of its own`() throws {
    let menu = try #require(DemoMenu.named("phone"))
    let first = TableAdapter(menu.table())
    let second = TableAdapter(menu.table())
    var changes = TableChanges()
    first.onChange = { changes = $0 }
    first.select(RowPath(section: 0, row: 0))
    #expect(changes.reloaded.count == 4)
    #expect(second.reload().isEmpty)
  }

  @Test func `the list has a line for each menu`() {
    #expect(
      Demo.run(["--list"]).output == """
        phone    the settings of a phone, with controls and tables behind its rows
        contact  a contact card that can be edited, with an address that draws itself
        transit  the settings of a transit app, whose rows come and go with its state
        fruit    two rows that show their choices below them when selected
        inputs   inputs of every kind in categories that fold
        scroll   rows to scroll through, 25 or as many as --rows says
        torture  titles that try to break the layout

        """)
  }
}
