import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

@MainActor @Suite struct `Actions and the pages around them` {
  private struct Failure: Error, CustomStringConvertible {
    var description: String { "the line is dead" }
  }

  @Test func `finishing waits for actions that actions have begun`() async {
    let log = Log()
    weak var shown: TableAdapter?
    let page = TableAdapter(
      Table {
        Section {
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
        }
      })
    shown = page
    page.select(row: "first")
    await page.finishActions()
    check(log.lines, ["first", "second", "third"])
    check(page.visibleRow("third")?.isBusy, false)
  }

  @Test(arguments: [["update"], ["update", "deeper"]] as [[RowID]])
  func `an old failure has gone after a return to the first page from two pages down`(
    links: [RowID]
  ) async {
    let button = ButtonRow("Check") { () async throws in throw Failure() }.id("check")
    let menu = Menu(
      Table("Root") {
        Section {
          LinkRow("Update") {
            Section {
              button
              LinkRow("Deeper") { Section { button } }.id("deeper")
            }
          }.id("update")
        }
      })
    for link in links { menu.page.select(row: link) }
    menu.page.select(row: "check")
    await menu.finishActions()
    check(menu.page.actionFailure(row: "check"), "the line is dead")
    menu.page.select(row: "deeper")
    menu.popToRoot()
    for link in links { menu.page.select(row: link) }
    check(menu.pages.count, 1 + links.count)
    check(menu.page.actionFailure(row: "check"), nil)
    check(menu.page.visibleRow("check")?.status, nil)
  }
}
