import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import TestTraits
import Testing

@testable import settings_demo

/// Rows to scroll through, of which only those in view are drawn.
@Suite struct ScrollMenuTests {
  private let menu = ScriptedMenu(ScrollMenu(list: ScrollList()).table, width: 30, height: 9)

  @Test func `there are 25 rows, and the last one can be reached`() {
    menu.press(.end)
    check(menu.frame.contains("❯   Hola 24"))
    let wide = ScriptedMenu(ScrollMenu(list: ScrollList()).table, width: 60, height: 9)
    wide.press(.end)
    check(wide.frame.contains("26 of 26"))
  }

  @Test func `ten thousand rows are one choice away`() {
    check(menu.adapter.setValue("10000", row: "count"), .accepted)
    menu.reload()
    menu.press(.end)
    check(menu.frame.contains("❯   Hola 9999"))
  }
}
