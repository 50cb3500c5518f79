import SimpleTable
import TestTraits

/// The menus that scenarios are about, by the names that stand below those of the scenarios.
enum ScenarioMenus {
  typealias Make = @Sendable (ScenarioProgram) -> Table

  static let all: [String: Make] =
    bounded.merging(stored) { $1 }.merging(records) { $1 }.merging(acting) { $1 }
    .merging(paged) { $1 }.merging(chosen) { $1 }.merging(deciding) { $1 }

  /// A page that the program pushes.
  static func pushed(_ program: ScenarioProgram) -> Table {
    let other = program.isOn("other")
    return Table.page("Pushed") {
      ToggleRow("Other", isOn: other).id("other")
      Row("PIN")
      Row("Back") { program.run("back") }.id("back")
      Row("Run") { program.run("run") }.id("run")
    }
  }
}
