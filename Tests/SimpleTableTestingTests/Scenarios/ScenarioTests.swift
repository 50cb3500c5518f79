import SimpleTable
import SimpleTableCommand
import SimpleTableTesting
import TestTraits
import Testing

/// The scenarios in `Data`, run as a user of the package would run them.
@Suite struct ScenarioTests {
  @Test(arguments: Scenario.all(in: "Data"))
  func `of a program on a screen and on the command line`(_ scenario: Scenario) async {
    await scenario.run(programs: ["player": player], commands: commands)
  }

  private var commands: [String: Scenario.Command] {
    [
      "others": { words, stage in
        let pairs = words.map { $0.split(separator: "=").map(String.init) }
        stage.store.write(
          Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], .number($0[1])) }))
        return []
      },
      "stored": { _, stage in
        stage.store.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }
      },
      "store": { words, stage in
        stage.store.failure = words.first.flatMap { $0 == "works" ? nil : $0 }
        return []
      },
      "environment": { words, stage in
        stage.variables = Dictionary(uniqueKeysWithValues: words.map { ($0, "30") })
        return []
      },
      "clock": { words, stage in
        await Task.yield()
        stage.time += Int(words[0]) ?? 0
        return ["\(stage.time)"]
      },
      "set": { words, stage in
        let outcome = try stage.menu.setValue(words[1], for: words[0])
        return outcome == .accepted ? [] : ["\(outcome)"]
      },
      "say": { words, _ in words },
    ]
  }
}

/// Models of the main actor may be used in programs and in commands.
@MainActor @Suite struct ScenarioIsolationTests {
  private final class Model {
    var log: [String] = []
  }

  @Test func `programs and commands run on the actor of the test`() async throws {
    let model = Model()
    let trial = try ScenarioTrial("# a\n! note\n    [\"x\"]\n$ player get volume\n    60\n")
    for scenario in trial.scenarios() {
      let difference = await scenario.difference(
        programs: [
          "player": { store in
            model.log.append("y")
            return player(store)
          }
        ],
        commands: [
          "note": { _, _ in
            await Task.yield()
            model.log.append("x")
            return ["\(model.log)"]
          }
        ])
      #expect(difference == nil)
    }
    check(model.log, ["x", "y"])
  }
}
