import Foundation
import SimpleTableTesting
import Testing

/// A story of what somebody does, line by line, with what each line changes.
///
/// Lines that begin with `> ` or `$ ` are commands and written by hand. What follows each of them is
/// recorded, indented by two blanks.
package struct PackageScenario: Sendable {
  /// A command, and the lines that are to follow it.
  package struct Step: Sendable {
    package let command: String
    package let output: [String]
  }

  /// The sentence that names the scenario.
  package let name: String

  /// The lines between the name and the first command, such as the menu that is used.
  package let subject: [String]

  package let steps: [Step]

  /// The path of the file, and the line of the name, from 1.
  let path: String
  let line: Int

  /// Runs the commands, and compares what follows each of them.
  ///
  /// Where `SNAPSHOT_TESTING_RECORD` is `failed` or `all`, and `CI` is not set, a difference is recorded
  /// in the file; the test fails once.
  ///
  /// - Parameter run: Runs a command without its sign, and returns the lines that follow it.
  /// - Throws: What the commands throw.
  package func check(
    _ run: (_ command: String) async throws -> [String]
  ) async throws {
    var text = ""
    for step in steps {
      text += step.command + "\n"
      text += try await run(String(step.command.dropFirst(2))).map { Self.outputLine($0) + "\n" }
        .joined()
    }
    if steps.isEmpty { return fail("has no command") }
    if text == transcript { return }
    let difference = LineDifference(from: transcript, to: text).description
    if ScenarioFile.isRecorded {
      try ScenarioFile.record(text, of: self)
      fail("was recorded anew (- before, + now):\n\n\(difference)")
    } else {
      fail(
        "differs (- expected, + now):\n\n\(difference)\n\n"
          + "Run it alone: SIMPLETABLE_SCENARIO=\"\(name)\" swift test --filter scenario")
    }
  }

  /// The commands with what is to follow them.
  var transcript: String {
    steps.map { step in
      step.command + "\n" + step.output.map { Self.outputLine($0) + "\n" }.joined()
    }.joined()
  }

  /// Fails the test at the scenario's line.
  private func fail(_ reason: String) {
    let file = (path as NSString).lastPathComponent
    Issue.record(
      "The scenario “\(name)” \(reason)",
      sourceLocation: SourceLocation(
        fileID: "Data/\(file)", filePath: path, line: line, column: 1))
  }

  /// Returns a line as it is written below a command: an empty one, and a blank at its end, are made
  /// visible.
  private static func outputLine(_ line: String) -> String {
    if line.isEmpty { return "  ␤" }
    return "  " + (line.hasSuffix(" ") ? line.dropLast() + "␠" : line[...])
  }

  /// Returns a line that a program prints from the line below a command.
  static func printedLine(_ line: Substring) -> String {
    let text = line.dropFirst(2)
    if text == "␤" { return "" }
    return text.hasSuffix("␠") ? text.dropLast() + " " : String(text)
  }
}

extension PackageScenario: CustomTestStringConvertible {
  package var testDescription: String { name }
}
