import Observation
import SimpleTableTerminal

/// An actor that has its state, its menu and its actions for itself.
public actor Station {
  @Observable final class State {
    var status = "idle"
    var isAutomatic = false
  }

  private let state = State()

  public init() {}

  private func check() async throws {
    state.status = "checking"
    await Task.yield()
    state.status = "up to date"
  }

  private var table: Table {
    Table("Updates") {
      Section {
        ToggleRow("Automatic", isOn: Binding(self.state, \.isAutomatic))
        ButtonRow("Check") { try await self.check() }.status(self.state.status).id("check")
        Row("Check", onSelect: { try await self.check() }).continuesInBackground().id("again")
        Row("Check").onSelect { try await self.check() }.progress(0.5)
        Row("Reset") { self.state.status = "idle" }.id("reset")
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
