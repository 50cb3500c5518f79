public import SimpleTableCommand
public import Testing

extension Scenario {
  /// A command of a scenario, which lines with `!` run.
  ///
  /// It is given the words of the line after its name, and returns the lines that follow. An error fails
  /// the scenario, at the line.
  public typealias Command =
    nonisolated(nonsending) (_ words: [String], _ stage: Stage) async throws -> [String]

  /// Runs the lines one by one, and expects each to be followed by what the file has below it.
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
  /// Lines are recorded in the modes in which snapshots are: below a scenario that has none yet, where
  /// the mode is `missing`. They are compared byte for byte.
  ///
  /// Outside of a test of Swift Testing it ends the process: in XCTest a failure would be lost.
  /// There, compare with ``difference(programs:commands:record:)``.
  ///
  /// - Parameters:
  ///   - programs: The programs by the names that lines with `program` and `$` have. Each process has a
  ///     command of its own: the closure returns a new menu over a new model, and gives the command the
  ///     store. Processes of the screen run what `edit` does.
  ///   - commands: The commands that lines with `!` may have besides `restart`.
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

  /// Runs the lines one by one, and returns why the scenario does not pass, in any test library.
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
  ///   - programs: The programs by the names that lines with `program` and `$` have.
  ///   - commands: The commands that lines with `!` may have besides `restart`.
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
