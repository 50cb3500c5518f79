import SimpleTableTesting
import Testing

@testable import settings_demo

/// The films in `Scenarios`, as a user of the package writes and runs them: with its public interface
/// alone.
@Suite struct DemoScenarioTests {
  @Test(arguments: Scenario.all(in: "Scenarios"))
  func `the demo does what a scenario says`(_ scenario: Scenario) async {
    await scenario.run(
      programs: [
        "settings-demo": { DemoMenu.phone.command(in: $0) },
        "setup": { menu("setup").command(in: $0) },
        "fruit": { menu("fruit").command(in: $0) },
        "scroll": { menu("scroll").command(in: $0) },
      ],
      commands: [
        "stored": { words, stage in
          words.map { "\($0): \(stage.store.values[$0]?.text ?? "nothing")" }
        },
        "variable": { words, stage in
          for word in words {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            stage.variables[parts[0]] = parts[1]
          }
          return []
        },
      ])
  }

  private func menu(_ name: String) -> DemoMenu {
    DemoMenu.all.first { $0.name == name } ?? DemoMenu.phone
  }
}
