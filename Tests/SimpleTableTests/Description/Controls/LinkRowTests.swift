import Testing

@testable import SimpleTable

@Suite struct `Link row` {
  @Test func `without a menu it is selected like any other row`() {
    var count = 0
    let bench = ControlBench {
      LinkRow("Mute") { Section {} }.id("mute")
      LinkRow("More") { Section {} }.id("more").onSelect { count += 1 }
    }
    #expect(bench.control("more") == .link)
    #expect(bench.row("more")?.accessory == .disclosureIndicator)
    #expect(bench.select("mute") == .ignored(.notSelectable))
    #expect(bench.select("more") == .handled)
    #expect(count == 1)
  }

  @Test func `its table is not made before it is shown`() {
    let made = Count()
    func table() -> Table {
      made.value += 1
      return Table("More")
    }
    let menu = Menu(Table { Section { LinkRow("More", destination: table()) } })
    #expect(made.value == 0)
    menu.page.select(RowPath(section: 0, row: 0))
    #expect(made.value == 1)
    #expect(menu.titles == ["", "More"])
  }

  @Test func `it has no value`() {
    let bench = ControlBench { LinkRow("More") { Section {} }.id("more") }
    #expect(bench.adapter.values.isEmpty)
    #expect(bench.adapter.setValue("x", row: "more") == .ignored(.hasNoValue))
  }
}
