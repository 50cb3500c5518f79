import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

/// How often a search evaluates pages.
@Suite struct SearchCountTests {
  @Test func `each key that is typed evaluates no page`() {
    var count = 0
    func counted(_ row: Row) -> Row {
      count += 1
      return row
    }
    let table = Table("Pages") {
      Section {
        for page in 0..<20 {
          LinkRow("Page \(page)") {
            Section {
              for row in 0..<20 { counted(Row("Row \(row) of \(page)")) }
            }
          }
        }
      }
    }
    let menu = ScriptedMenu(table, width: 40, height: 8)
    menu.press("/")
    #expect(count == 400)
    menu.type("row 19 of 7")
    #expect(count == 400)
    #expect(menu.frame.hasSuffix(" 4\n"))
  }
}
