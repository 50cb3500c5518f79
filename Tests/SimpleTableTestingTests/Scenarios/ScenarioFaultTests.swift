import Foundation
import TestTraits
import Testing

@testable import SimpleTableTesting

/// What is wrong with a file is answered with the line, and never passes.
@Suite struct ScenarioFaultTests {
  private struct Fault: CustomTestStringConvertible {
    let text: String
    let line: Int
    let sentence: String
    var testDescription: String { sentence }
  }

  private static let faults: [Fault] = [
    Fault(
      text: "# a\nprogram playr\n> down\n", line: 2,
      sentence: "names a program “playr”, and there is only: player"),
    Fault(
      text: "# a\n$ player get volume\n    60\n$ playr get volume\n", line: 4,
      sentence: "“$ playr get volume” names a program “playr”, and there is only: player"),
    Fault(
      text: "# a\n! rstart\n", line: 2,
      sentence: "“! rstart” names a command “rstart”, and there is only: fail, restart"),
    Fault(
      text: "# a\n! fail\n", line: 2, sentence: "“! fail” the disk is full"),
    Fault(
      text: "> down\n\n# a\n! restart\n", line: 1,
      sentence: "the line “> down” comes before the first name, which begins with “# ”"),
    Fault(
      text: "#a\n! restart\n", line: 1,
      sentence: "the line “#a” comes before the first name, which begins with “# ”"),
    Fault(
      text: "# a\n! restart\n\n# b\n! restart\n\n# a\n! restart\n", line: 7,
      sentence: "the scenario of line 1 has the same name"),
    Fault(text: "# a\n\n# b\n! restart\n", line: 1, sentence: "the scenario does nothing"),
    Fault(
      text: "# a\n! restart\n  two\n", line: 3,
      sentence: "the line “  two” has less than four spaces at its start"),
    Fault(
      text: "# a\n! restart\n>down\n", line: 3,
      sentence: "the line “>down” begins with none of “>”, “$”, “!” and “#”"),
    Fault(
      text: "# a\nprogram player 40x9\nplayer\n> down\n", line: 3,
      sentence:
        "“player” is neither the line “program NAME 40x9” nor behind a sign: “>”, “$” or “!”"),
    Fault(
      text: "# a\nprogram player 40*9\n> down\n", line: 2,
      sentence: "“40*9” is not a size like 40x9"),
    Fault(
      text: "# a\nprogram player 40x65536\n> down\n", line: 2,
      sentence: "“40x65536” is not a size like 40x9"),
    Fault(
      text: "# a\nprogram player 40x\n> down\n", line: 2, sentence: "“40x” is not a size like 40x9"),
    Fault(
      text: "# a\n> down\n", line: 2,
      sentence: "“> down” needs a line “program NAME 40x9” below the name of the scenario"),
    Fault(
      text: "# a\nprogram player\n> (look\n", line: 3,
      sentence: "“> (look” names a key “(look” that does not exist"),
    Fault(
      text: "# a\nprogram player\n> down dwon\n", line: 3,
      sentence: "“> down dwon” names a key “dwon” that does not exist"),
    Fault(
      text: "# a\nprogram player\n> (wait long)\n", line: 3,
      sentence: "“> (wait long)” has no number of milliseconds"),
    Fault(
      text: "# a\nprogram player\n> (walk)\n", line: 3,
      sentence:
        "“> (walk)” is not one of (look), (wait 1000), (settle), (resize 30x7) and (paste \"text\")"
    ),
    Fault(
      text: "# a\n$ player list > file\n", line: 2,
      sentence: "“$ player list > file” writes a file, which scenarios have not"),
    Fault(
      text: "# a\n$ player edit\n", line: 2,
      sentence:
        "“$ player edit” would run the menu at a terminal; lines with “>” press its keys"),
    Fault(
      text: "# a\n$ player --volume 40 edit\n", line: 2,
      sentence:
        "“$ player --volume 40 edit” would run the menu at a terminal; lines with “>” press its keys"
    ),
    Fault(
      text: "# a\r\n! restart\r\n", line: 1, sentence: "the file has the line endings of Windows"),
    Fault(text: "// nothing\n", line: 1, sentence: "there is no scenario in the text files of"),
  ]

  @Test(arguments: faults) private func `a bad file is answered with the line`(
    fault: Fault
  ) async throws {
    let trial = try ScenarioTrial(fault.text)
    let failure = await trial.failure(commands: ["fail": { _, _ in throw Full() }], record: .failed)
    let text = failure?.text ?? ""
    check(failure?.line, fault.line)
    check(text.contains(":\(fault.line): \(fault.sentence)"), "\(text)")
    check(trial.text, fault.text, "nothing is recorded")
  }

  private struct Full: Error, CustomStringConvertible { let description = "the disk is full" }

  @Test func `a program that cannot be started fails at the line that starts it`() async throws {
    let text = "# a\nprogram player\n! break\n> down\n"
    let trial = try ScenarioTrial(text)
    let failure = await trial.failure(
      commands: [
        "break": { _, stage in
          stage.store.failure = "the disk is full"
          return []
        }
      ], record: .failed)
    check(failure?.line, 4)
    check(failure?.text, "Player.txt:4: “> down” the disk is full")
    check(trial.text, text, "nothing is recorded")
  }

  @Test func `a missing folder is a scenario that fails`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("".utf8, to: "Package.swift")
    let file = folder.path + "/Tests/PlayerTests.swift"
    let scenarios = Scenario.all(in: "Scenarios", filePath: file)
    check(scenarios.map(\.name), ["there is no “Scenarios” beside the test, or above it"])
    let difference = await scenarios[0].difference()
    check(
      difference?.description,
      "PlayerTests.swift:1: there is no “Scenarios” beside the test, or above it")
  }

  @Test func `a file that is not text is a scenario that fails`() async throws {
    let trial = try ScenarioTrial("# a\n! restart\n")
    try trial.folder.write([0x23, 0xFF], to: "Scenarios/Other.txt")
    check(trial.scenarios().map(\.name), ["the file is not text in UTF-8", "a"])
    let failure = await trial.failure()
    check(failure?.text, "Other.txt:1: the file is not text in UTF-8")
  }

  @Test func `the nearest folder is read, with all that is in it`() throws {
    let trial = try ScenarioTrial("# a\n! restart\n")
    try trial.folder.write("# b\n! restart\n".utf8, to: "Scenarios/More/Deep.txt")
    try trial.folder.write("! nothing".utf8, to: "Scenarios/Notes.md")
    check(trial.scenarios().map(\.name), ["b", "a"])
    let path = trial.folder.path + "/Tests/PlayerTests.swift"
    let file = Scenario.all(
      in: "Scenarios/More/Deep.txt", filePath: path, named: nil, noting: ScenarioMatches())
    check(file.map(\.name), ["b"])
    try trial.folder.write("# c\n! restart\n".utf8, to: "Tests/Scenarios/Near.txt")
    check(trial.scenarios().map(String.init(describing:)), ["c"])
    let far = trial.folder.path + "/Other/Package/Tests/PlayerTests.swift"
    try trial.folder.write("".utf8, to: "Other/Package/Package.swift")
    check(
      Scenario.all(in: "Scenarios", filePath: far).map(\.name),
      ["there is no “Scenarios” beside the test, or above it"])
  }

  @Test func `a part of a name chooses scenarios, and one of none fails`() async throws {
    let trial = try ScenarioTrial("# one fish\n! restart\n\n# two fishes\n! restart\n")
    check(trial.scenarios(named: "two").map(\.name), ["two fishes"])
    check(trial.scenarios(named: "").map(\.name), ["one fish", "two fishes"])
    let matches = ScenarioMatches()
    let none = trial.scenarios(named: "thre", noting: matches)
    check(none.map(\.name), ["no scenario of “Scenarios” is meant"])
    let sentence = "SIMPLETABLE_SCENARIO is “thre”, and no scenario has that in its name"
    var outcome = await none[0].outcome(matches: matches) { _ in [] }
    check(outcome.difference?.description, "Scenarios:1: \(sentence)")
    // Another folder has one.
    _ = trial.scenarios(named: "two", noting: matches)
    outcome = await none[0].outcome(matches: matches) { _ in [] }
    check(outcome.difference?.description, nil)
  }
}
