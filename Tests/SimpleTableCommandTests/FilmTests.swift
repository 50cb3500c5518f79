import SimpleTableTesting
import Testing

@testable import SimpleTableCommand

/// The scenarios in `Films`, which need no more than the public interface.
@Suite struct FilmTests {
  @Test(arguments: Scenario.all(in: "Films"))
  func `a program does what a scenario says`(_ scenario: Scenario) async {
    await scenario.run(
      programs: [
        "editor": { SettingsCommand("editor", menu: Menu(Editor().table), store: $0) },
        "fleet": { SettingsCommand("fleet", menu: Menu(Fleet().table), store: $0) },
      ],
      commands: [
        "stored": { words, stage in
          words.map { "\($0): \(stage.store.values[$0]?.text ?? "nothing")" }
        }
      ])
  }
}
