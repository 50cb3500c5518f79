import SimpleTableTesting
import Testing

/// What is typed on a command line, with all that comes of it: see the files in `Data`.
@Suite struct `Scenarios of commands` {
  @Test(arguments: Scenario.all(in: "Data"))
  func scenario(_ scenario: Scenario) async {
    let trial = await scenario.check {
      try CommandScenario($0)
    } _: {
      try await $0.run($1)
    }
    trial?.checkRestart()
  }
}
