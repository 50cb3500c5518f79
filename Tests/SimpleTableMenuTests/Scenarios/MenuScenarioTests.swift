import SimpleTableTesting
import Testing

/// What menus and their settings do, told by the scenarios in `Data/Menu`.
@Suite struct `Scenarios of menus` {
  @Test(arguments: Scenario.all(in: "Data/Menu"))
  func `each scenario is as it was recorded`(_ scenario: Scenario) async {
    let menu = await scenario.check {
      try await MenuScenario($0)
    } _: {
      try await $0.perform(line: $1.text)
    }
    await menu?.checkRestart()
    await menu?.end()
  }
}
