import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Link row` {
  @Test func `without a menu it is selected like any other row`() {
    var count = 0
    let bench = ControlBench {
      LinkRow("Mute") { Section {} }.id("mute")
      LinkRow("More") { Section {} }.id("more").onSelect { count += 1 }
    }
    check(bench.control("more"), .link)
    check(bench.row("more")?.accessory, .disclosureIndicator)
    check(bench.select("mute"), .ignored(.notSelectable))
    check(bench.select("more"), .handled)
    check(count, 1)
  }

  @Test func `its table is not made before it is shown`() {
    let made = Count()
    func table() -> Table {
      made.value += 1
      return Table("More")
    }
    let menu = Menu(Table { Section { LinkRow("More", destination: table()) } })
    check(made.value, 0)
    menu.page.select(at: RowPath(section: 0, row: 0))
    check(made.value > 0)
    check(menu.titles, ["", "More"])
  }

  @Test func `it has no value`() {
    let bench = ControlBench { LinkRow("More") { Section {} }.id("more") }
    checkEmpty(bench.adapter.values)
    check(bench.adapter.setValue("x", row: "more"), .ignored(.hasNoValue))
  }
}
