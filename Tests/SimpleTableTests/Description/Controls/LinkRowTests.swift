import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Link row` {
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
}
