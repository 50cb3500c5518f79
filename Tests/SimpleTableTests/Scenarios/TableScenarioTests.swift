import TestTraits
import Testing

/// What a table does that is collapsed, hidden, filtered, selected, reloaded and scrolled: `Data/Tables`.
@Suite struct TableScenarioTests {
  @Test(arguments: ScenarioFile.scenarios(inFolder: "Tables"))
  func `a table does what its scenario says`(scenario: PackageScenario) async throws {
    let story = TableStory(scenario.subject)
    try await scenario.check { story.lines(after: $0) }
  }
}
