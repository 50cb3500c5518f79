import Observation
import SimpleTableTerminal

/// A model on the main actor, which says so.
@MainActor @Observable public final class Updates {
  var status = "idle"
  var isAutomatic = false

  public init() {}

  func check() async throws {
    status = "checking"
    await Task.yield()
    status = "up to date"
  }

  var table: Table {
    Table("Updates") {
      Section {
        ToggleRow(
          "Automatic", isOn: Binding(get: { self.isAutomatic }, set: { self.isAutomatic = $0 }))
        ButtonRow("Check") { try await self.check() }.status(self.status).id("check")
        Row("Check", onSelect: { try await self.check() }).continuesInBackground().id("again")
        Row("Check").onSelect { try await self.check() }.progress(0.5)
        Row("Reset") { self.status = "idle" }.id("reset")
      }
    }
  }

  /// Returns what the page shows after the action.
  public func statusAfterCheck() async -> String {
    let page = TableAdapter(table)
    page.reloadOnObservedChanges()
    page.select(row: "check")
    await page.finishActions()
    let path = page.path(of: "check")
    return path.flatMap { page.row(at: $0)?.status?.text } ?? ""
  }

  public func run() async throws {
    let menu = Menu(table)
    menu.reloadOnObservedChanges()
    try await TerminalMenu(menu).run()
  }
}
