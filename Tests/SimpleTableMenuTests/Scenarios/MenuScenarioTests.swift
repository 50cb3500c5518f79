import TestTraits
import Testing

/// What menus and their settings do, told by the scenarios in `Data/Menu`.
@Suite struct `Scenarios of menus` {
  @Test(arguments: ScenarioFile.scenarios(inFolder: "Menu"))
  func `each scenario is as it was recorded`(_ scenario: PackageScenario) async throws {
    let menu = try await MenuScenario(scenario.subject)
    try await scenario.check { try await menu.perform(line: $0) }
    await menu.checkRestart()
  }
}
