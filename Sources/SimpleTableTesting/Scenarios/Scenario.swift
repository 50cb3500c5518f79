import SimpleTableStorage

/// A test in a text file: what somebody does with a program, line by line, with the results.
///
/// ```text
/// # the volume is stored
/// program player 40x9
/// > down right
///      6 ❯•  Volume              ━━━━●── 61
/// $ player get volume
///     61
/// ! restart
/// ```
///
/// A line that begins with `#` and a space names the scenario. `>` presses keys, `$` runs a command
/// line, and `!` runs `restart` or a command of your own. The results are indented by four spaces,
/// and recorded like snapshots. Lines that begin with `//` are comments.
public struct Scenario: Hashable, Sendable {
  /// The name of the scenario, which is a sentence.
  public let name: String

  /// The path of the text file.
  let path: String

  /// The line of the name in the file, from 1.
  let line: Int

  /// The lines between the name and the first line that does something.
  package internal(set) var subject: [Line] = []

  /// The lines that do something, in order.
  package internal(set) var steps: [Step] = []

  /// What is wrong with the text, if anything is.
  var fault: ScenarioFault?

  /// What `SIMPLETABLE_SCENARIO` names, where no scenario of the folder is meant.
  var unmatched: String?
}

extension Scenario {
  /// A line of the text, and its number in the file, from 1.
  package struct Line: Hashable, Sendable {
    package let number: Int
    package let text: String
  }

  /// A line that does something, and the lines that are to follow it.
  package struct Step: Hashable, Sendable {
    package let line: Line

    /// What is to follow, as the file has it.
    var output: [String] = []

    /// What the line begins with: `>`, `$` or `!`.
    package var sign: Character { line.text.first ?? ">" }

    /// The line without its sign.
    package var text: String { String(line.text.dropFirst(2)) }
  }

  /// Creates a scenario that only reports what is wrong.
  init(_ fault: ScenarioFault, path: String) {
    self.init(name: fault.sentence, path: path, line: max(1, fault.line), fault: fault)
  }

  init(name: String, path: String, line: Int, fault: ScenarioFault? = nil) {
    (self.name, self.path, self.line, self.fault) = (name, path, line, fault)
  }

  /// The name of the text file.
  var file: String { String(path.fileName) }
}

extension Scenario: CustomStringConvertible {
  /// The name of the scenario, as lists of tests show it.
  public var description: String { name }
}
