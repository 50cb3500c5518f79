import Foundation
import TestTraits
import Testing

@testable import SimpleTableTesting

/// Lines are compared byte for byte, and recorded as snapshots are.
@Suite struct ScenarioRecordingTests {
  private static let text = """
    // About the player.

    # what was recorded
    $ player get volume
        60

    # what is new
    // A comment.
    $ player get limit
    $ player get name

    # what is last
    ! say a
        a

    """

  private static let recorded = text.replacing(
    "limit\n$ player get name\n", with: "limit\n    100\n$ player get name\n    Ada\n")

  private let commands: [String: Scenario.Command] = ["say": { words, _ in words }]

  @Test func `a scenario that has no lines yet is recorded, and passes from then on`()
    async throws
  {
    let trial = try ScenarioTrial(Self.text)
    let failure = await trial.failure(commands: commands, record: .missing)
    check(
      failure?.text,
      "The scenario “what is new” was recorded in Player.txt:7. The next run compares with it")
    check(failure?.line, 7)
    check(trial.text, Self.recorded)
    check(await trial.failure(commands: commands, record: .missing)?.text, nil)
  }

  @Test(arguments: [SnapshotRecording.missing, .never])
  func `a difference names file, line and command`(recording: SnapshotRecording) async throws {
    let text = Self.recorded.replacing("Ada", with: "Bob")
    let trial = try ScenarioTrial(text)
    let failure = await trial.failure(commands: commands, record: recording)
    check(
      failure?.text,
      """
      The scenario “what is new” differs at Player.txt:11, below “$ player get name” \
      (- recorded, + now):

        $ player get limit
            100
        $ player get name
      -     Bob
      +     Ada

      Run it alone: SIMPLETABLE_SCENARIO='what is new' swift test
      """)
    check(failure?.line, 11)
    check(trial.text, text)
  }

  @Test(arguments: [SnapshotRecording.failed, .all])
  func `a difference is recorded where that is asked for`(recording: SnapshotRecording) async throws
  {
    let trial = try ScenarioTrial(
      Self.recorded.replacing("    Ada\n", with: "    Bob\n    and more\n"))
    for scenario in trial.scenarios() {
      _ = await scenario.difference(
        programs: ["player": player], commands: commands, record: recording)
    }
    check(trial.text, Self.recorded)
    let again = await trial.failure(commands: commands, record: recording)?.text
    check(
      again,
      recording == .all
        ? "The scenario “what was recorded” was recorded in Player.txt, as it was" : nil)
  }

  @Test func `the environment decides as it does for snapshots`() async throws {
    let trial = try ScenarioTrial("# a\n! say b\n")
    let scenario = trial.scenarios()[0]
    nonisolated(nonsending) func description(_ environment: [String: String]) async -> String? {
      await scenario.outcome(environment: environment) { _ in ["b"] }.difference?.description
    }
    check(await description(["CI": "true"])?.contains("\n+     b\n"), true)
    check(
      await description(["SNAPSHOT_TESTING_RECORD": "perhaps"]),
      "Player.txt:1: SNAPSHOT_TESTING_RECORD is “perhaps”; it may be all, missing, failed or never."
    )
    check(trial.text, "# a\n! say b\n")
    check(await description([:])?.contains("was recorded"), true)
    check(trial.text, "# a\n! say b\n    b\n")
  }

  @Test func `what is nothing now is taken from the file`() async throws {
    let trial = try ScenarioTrial("# a\n! say\n    x\n\n    y\n// End.\n")
    _ = await trial.failure(commands: commands, record: .failed)
    check(trial.text, "# a\n! say\n\n// End.\n")
  }

  @Test func `a file that was changed meanwhile is not written`() async throws {
    let trial = try ScenarioTrial("# a\n! say b\n")
    let scenario = trial.scenarios()[0]
    try trial.folder.write("# a\n! say c\n".utf8, to: "Scenarios/Player.txt")
    let difference = await scenario.difference(commands: commands, record: .failed)
    check(
      difference?.description,
      "Player.txt:1: the file was changed meanwhile, so nothing was recorded")
    check(trial.text, "# a\n! say c\n")
  }

  @Test func `scenarios of one file are recorded beside each other`() async throws {
    let trial = try ScenarioTrial((1...30).map { "# a \($0)\n! say \($0)\n\n" }.joined())
    await withTaskGroup { group in
      for scenario in trial.scenarios() {
        group.addTask {
          _ = await scenario.difference(
            commands: ["say": { words, _ in words + words }], record: .missing)
        }
      }
    }
    check(trial.text, (1...30).map { "# a \($0)\n! say \($0)\n    \($0)\n    \($0)\n\n" }.joined())
  }

  /// The forms of one text are equal as strings of Swift.
  @Test(
    arguments: [
      ("caf\u{E9}", "cafe\u{301}", "-     caf\\u{E9}\n+     cafe\\u{301}"),
      ("\u{1100}\u{1161}", "\u{AC00}", "-     \\u{1100}\\u{1161}\n+     \\u{AC00}"),
      ("\u{212B}", "\u{C5}", "-     \\u{212B}\n+     \\u{C5}"),
      ("a", "\u{430}", "-     a\n+     \\u{430}"),
      ("a ", "a", "-     a␠  (6 cells)\n+     a  (5 cells)"),
      ("", " ", "-     ␤\n+     ␠"),
      ("a\u{A0}b", "a b", "-     a\\u{A0}b  (12 cells)\n+     a b  (7 cells)"),
      ("a\r", "a", "-     a\\u{D}  (10 cells)\n+     a  (5 cells)"),
    ])
  func `a difference of bytes is a difference`(
    before: String, now: String, shown: String
  ) async throws {
    let trial = try ScenarioTrial("# a\n! say\n")
    let scenario = trial.scenarios()[0]
    _ = await scenario.outcome(record: .missing) { _ in [before] }
    let recorded = trial.scenarios()[0]
    let same = await recorded.outcome(record: .never) { _ in [before] }
    check(same.difference?.description, nil)
    let other = await recorded.outcome(record: .never) { _ in [now] }.difference?.description ?? ""
    check(other.contains(shown), "\(other)")
  }
}
