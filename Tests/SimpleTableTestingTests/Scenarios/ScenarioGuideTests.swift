import Foundation
import SimpleTable
import SimpleTableCommand
import TestTraits
import Testing

@testable import SimpleTableTesting

/// The scenario that the guide shows.
@Suite struct ScenarioGuideTests {
  private final class Player {
    @Setting var limit = 100
    @Setting var volume = 60
  }

  private static func menu() -> Menu {
    let player = Player()
    return Menu(
      Table.page("Player") {
        StepperRow("Limit", value: player.$limit, in: 0...100).id("limit")
        SliderRow("Volume", value: player.$volume, in: 0...player.limit).id("volume")
      })
  }

  @Test func `the first run writes what the guide shows`() async throws {
    var package = URL(fileURLWithPath: #filePath)
    while package.lastPathComponent != "Tests" { package.deleteLastPathComponent() }
    let file = package.deletingLastPathComponent().appendingPathComponent("Docs/Scenarios.md")
    let guide = try String(contentsOf: file, encoding: .utf8)
    let blocks = guide.components(separatedBy: "```text\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    func written(_ text: String) -> String {
      text.components(separatedBy: "\n").filter { !$0.hasPrefix("    ") }.joined(separator: "\n")
    }
    let scenarios = blocks.filter { $0.hasPrefix("# ") }
    try #require(scenarios.count == 2)
    check(scenarios[0], written(scenarios[1]))
    let later = blocks.filter { $0.hasPrefix("! ") }
    check(later.count, 2)
    let whole = scenarios[1] + later.joined()
    let trial = try ScenarioTrial(written(whole))
    for scenario in trial.scenarios() {
      _ = await scenario.difference(
        programs: ["player": { SettingsCommand("player", menu: Self.menu(), store: $0) }],
        commands: ["stored": { _, stage in stage.store.values.keys.sorted() }], record: .missing)
    }
    check(trial.text, whole)
  }
}
