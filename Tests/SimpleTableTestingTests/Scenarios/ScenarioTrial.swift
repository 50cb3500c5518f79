import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableMenu

@testable import SimpleTableTesting

/// Text files of scenarios in a folder of their own, and the program that they are about.
struct ScenarioTrial {
  let folder: TemporaryFolder

  /// Writes a file of scenarios.
  init(_ text: String, named name: String = "Player.txt") throws {
    folder = try TemporaryFolder()
    try folder.write(text.utf8, to: "Scenarios/\(name)")
    try folder.write("".utf8, to: "Package.swift")
  }

  /// The scenarios of the folder, or those with a part of a name.
  func scenarios(
    named part: String? = nil, noting matches: ScenarioMatches = ScenarioMatches()
  ) -> [Scenario] {
    Scenario.all(
      in: "Scenarios", filePath: folder.path + "/Tests/PlayerTests.swift", named: part,
      noting: matches)
  }

  /// The file as it is now.
  var text: String? { folder.read("Scenarios/Player.txt") }

  /// Runs all scenarios, and returns what the first that does not pass says, and its line.
  nonisolated(nonsending) func failure(
    commands: [String: Scenario.Command] = [:], record: SnapshotRecording? = .never
  ) async -> (text: String, line: Int)? {
    for scenario in scenarios() {
      let outcome = await scenario.outcome(
        programs: ["player": player], commands: commands, record: record)
      if let difference = outcome.difference { return (difference.description, outcome.line) }
    }
    return nil
  }
}

final class TriedPlayer {
  @Setting var limit = 100
  @Setting var volume = 60
  @Setting var name = "Ada"

  var menu: Menu {
    Menu(
      Table("Player") {
        Section {
          StepperRow("Limit", value: self.$limit, in: 0...100).id("limit")
          SliderRow("Volume", value: self.$volume, in: 0...max(0, self.limit)).id("volume")
          TextFieldRow("Name", text: self.$name).id("name")
        }
        Section {
          ButtonRow("Reset") { try await self.reset() }.id("reset")
        }
      })
  }

  private func reset() async throws {
    await Task.yield()
    volume = 0
  }
}

/// Returns the command of the program, a new process each time.
func player(_ store: Scenario.Store) -> SettingsCommand {
  var command = SettingsCommand(
    "player", menu: TriedPlayer().menu, store: store, secrets: store, environmentPrefix: "PLAYER_")
  command.takesFlags = true
  command.willEdit = { $0.keyMap["u"] = .undo }
  return command
}
