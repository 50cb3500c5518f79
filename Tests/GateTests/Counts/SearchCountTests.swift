import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// How often a search evaluates pages.
@Suite struct SearchCountTests {
  @Test func `only the first letter that is typed evaluates pages`() {
    var count = 0
    func counted(_ row: Row) -> Row {
      count += 1
      return row
    }
    let table = Table.page("Pages") {
      for page in 0..<20 {
        LinkRow("Page \(page)") {
          Section {
            for row in 0..<20 { counted(Row("Row \(row) of \(page)")) }
          }
        }
      }
    }
    let menu = ScriptedMenu(table, width: 40, height: 8)
    menu.press("/")
    #expect(count == 0)
    menu.type("r")
    #expect(count == 400)
    menu.type("ow 19 of 7")
    #expect(count == 400)
    #expect(menu.frame.contains(" 4 of 420\n"))
  }
}
