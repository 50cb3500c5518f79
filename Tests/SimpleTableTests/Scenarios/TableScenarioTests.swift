import SimpleTableTesting
import Testing

/// What a table does that is collapsed, hidden, filtered, selected, reloaded and scrolled: `Data/Tables`.
@Suite struct TableScenarioTests {
  @Test(arguments: Scenario.all(in: "Data/Tables"))
  func `a table does what its scenario says`(scenario: Scenario) async {
    await scenario.check {
      TableStory($0)
    } _: {
      $0.lines(after: $1.text)
    }
  }
}
