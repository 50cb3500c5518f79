public import SimpleTableCommand
public import Testing

extension Scenario {
  /// A command of your own, which lines with an exclamation mark run.
  ///
  /// It gets the words of the line after its name, and returns the lines that are compared. An
  /// error makes the scenario fail at this line.
  public typealias Command =
    nonisolated(nonsending) (_ words: [String], _ stage: Stage) async throws -> [String]

  /// Runs the lines of the scenario one by one, and expects the results that the file has below
  /// them.
  ///
  /// <!-- compile only -->
  /// ```swift
  /// import SimpleTableTesting
  /// import Testing
  ///
  /// @Test(arguments: Scenario.all(in: "Scenarios"))
  /// @MainActor func scenario(_ scenario: Scenario) async {
  ///   await scenario.run(
  ///     programs: [
  ///       "phone": { store in
  ///         let phone = Phone()
  ///         let table = Table {
  ///           Section { SliderRow("Volume", value: phone.$volume, in: 0...100).id("volume") }
  ///         }
  ///         return SettingsCommand("phone", menu: Menu(table), store: store)
  ///       }
  ///     ])
  /// }
  /// ```
  ///
  /// Results are compared byte for byte. They are recorded in the same modes as snapshots: with
  /// `missing`, if the scenario has no results yet.
  ///
  /// Outside a test of Swift Testing, this ends the process, because XCTest would not notice a
  /// failure. There, compare with ``difference(programs:commands:record:)``.
  ///
  /// - Parameters:
  ///   - programs: The programs, by the names in lines with `program` and `$`. The closure is
  ///     called for each process: it returns a command with a new menu over a new model, and with
  ///     the given store. A process on the screen runs the sub-command `edit`.
  ///   - commands: The commands, besides `restart`, by the names in lines with `!`.
  ///   - recording: When the file is written; `nil` leaves that to the trait or the environment.
  ///   - sourceLocation: Where a call outside of a test is reported.
  /// - Complexity: That of what the lines do; comparing them is O(*n* log *n*).
  public nonisolated(nonsending) func run(
    programs: [String: (Store) -> SettingsCommand] = [:], commands: [String: Command] = [:],
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let test = runningTest(for: #function, at: sourceLocation)
    report(
      await outcome(programs: programs, commands: commands, record: recording), in: test)
  }

  /// Runs the lines of the scenario one by one, in any test library, and returns why it does not
  /// pass.
  ///
  /// <!-- compile only -->
  /// ```swift
  /// import XCTest
  ///
  /// func testScenarios() async {
  ///   for scenario in Scenario.all(in: "Scenarios") {
  ///     let difference = await scenario.difference(programs: [:])
  ///     XCTAssertNil(difference, scenario.name)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - programs: The programs, by the names in lines with `program` and `$`.
  ///   - commands: The commands, besides `restart`, by the names in lines with `!`.
  ///   - recording: When the file is written; `nil` leaves that to the trait or the environment.
  /// - Returns: The reason, or `nil` if it passes.
  /// - Complexity: That of what the lines do; comparing them is O(*n* log *n*).
  public nonisolated(nonsending) func difference(
    programs: [String: (Store) -> SettingsCommand] = [:], commands: [String: Command] = [:],
    record recording: SnapshotRecording? = nil
  ) async -> SnapshotDifference? {
    await outcome(programs: programs, commands: commands, record: recording).difference
  }

  nonisolated(nonsending) func outcome(
    programs: [String: (Store) -> SettingsCommand], commands: [String: Command],
    record recording: SnapshotRecording?
  ) async -> Outcome {
    var stage: Stage?
    return await outcome(record: recording) { step in
      let present = try stage ?? Stage(self, programs)
      stage = present
      switch step.sign {
      case ">": return try await present.press(step.text)
      case "$": return try await present.run(step.text)
      default:
        let words = ScenarioWord.words(of: step.text).map(\.text)
        if words == ["restart"] { return try present.restart() }
        guard let name = words.first, let command = commands[name] else {
          throw Stage.unknown("command", words.first ?? "", Array(commands.keys) + ["restart"])
        }
        return try await command(Array(words.dropFirst()), present) + present.changes()
      }
    }
  }

  /// Reports an outcome at its line of the text file.
  func report(_ outcome: Outcome, in test: Test) {
    let location = SourceLocation(
      fileID: "Scenarios/\(file)", filePath: path, line: outcome.line, column: 1)
    SimpleTableTesting.report(outcome.difference, in: test, at: location)
  }
}
