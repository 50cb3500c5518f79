import TestTraits
import Testing

@testable import SimpleTable

@MainActor @Suite struct `Actions and the pages around them` {
  @Test func `finishing waits for actions that actions have begun`() async {
    let log = Log()
    weak var shown: TableAdapter?
    let page = TableAdapter(
      Table.page {
        ButtonRow("First") {
          await Task.yield()
          log("first")
          shown?.select(row: "second")
        }.id("first")
        ButtonRow("Second") {
          await Task.yield()
          log("second")
          shown?.select(row: "third")
        }.id("second")
        ButtonRow("Third") {
          await Task.yield()
          log("third")
        }.id("third")
      })
    shown = page
    page.select(row: "first")
    await page.finishActions()
    check(log.lines, ["first", "second", "third"])
    check(page.visibleRow("third")?.isBusy, false)
  }
}
