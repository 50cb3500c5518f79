/// The text of a file of scenarios.
struct ScenarioText {
  /// The scenarios, in order; also those that are only faults.
  private(set) var scenarios: [Scenario] = []

  /// All lines of the file.
  private let lines: [Substring]

  private let path: String

  /// Reads the text of a file.
  init(_ text: String, path: String) {
    self.path = path
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard !lines.contains(where: { $0.utf8.last == UInt8(ascii: "\r") }) else {
      let fault = ScenarioFault("the file has the line endings of Windows", line: 1)
      scenarios = [Scenario(fault, path: path)]
      return
    }
    for (index, line) in lines.enumerated() where !line.isEmpty {
      read(Scenario.Line(number: index + 1, text: String(line)))
    }
    checkNames()
  }

  private mutating func read(_ line: Scenario.Line) {
    let text = line.text
    // The subject is what the test makes of it.
    let isInSubject = scenarios.last.map { $0.steps.isEmpty } ?? false
    if text.hasPrefix("//"), !isInSubject { return }
    if text.hasPrefix("# ") {
      let name = text.dropFirst(2)
      return scenarios.append(Scenario(name: String(name), path: path, line: line.number))
    }
    if scenarios.isEmpty {
      let sentence = "comes before the first name, which begins with “# ”"
      return scenarios.append(Scenario(fault(line, sentence), path: path))
    }
    add(line, to: &scenarios[scenarios.count - 1])
  }

  /// Adds a line to the scenario that it is in.
  private func add(_ line: Scenario.Line, to scenario: inout Scenario) {
    let text = line.text
    if [">", "$", "!"].contains(text.first), text.dropFirst().first ?? " " == " " {
      scenario.steps.append(Scenario.Step(line: line))
    } else if scenario.steps.isEmpty {
      scenario.subject.append(line)
    } else if text.isOutput {
      scenario.steps[scenario.steps.count - 1].output.append(text)
    } else if scenario.fault == nil {
      let sentence =
        text.first == " "
        ? "has less than four spaces at its start" : "begins with none of “>”, “$”, “!” and “#”"
      scenario.fault = fault(line, sentence)
    }
  }

  private func fault(_ line: Scenario.Line, _ sentence: String) -> ScenarioFault {
    ScenarioFault("the line “\(line.text)” \(sentence)", line: line.number)
  }

  /// Makes scenarios faults whose names an earlier one has, and those that do nothing.
  private mutating func checkNames() {
    var first: [[UInt8]: Int] = [:]
    for index in scenarios.indices where scenarios[index].fault == nil {
      let scenario = scenarios[index]
      let line = first[Array(scenario.name.utf8)]
      if let line {
        scenarios[index].fault = ScenarioFault(
          "the scenario of line \(line) has the same name", line: scenario.line)
      } else if scenario.steps.isEmpty {
        scenarios[index].fault = ScenarioFault("the scenario does nothing", line: scenario.line)
      }
      first[Array(scenario.name.utf8), default: scenario.line] = line ?? scenario.line
    }
  }
}

extension ScenarioText {
  /// Returns the text of the file with other lines below those of a scenario, or `nil` where it has
  /// no such scenario any more.
  func replacing(_ outputs: [[String]], of scenario: Scenario) -> String? {
    guard
      let present = scenarios.first(where: { $0.name.utf8.elementsEqual(scenario.name.utf8) }),
      present.steps.map(\.line.text) == scenario.steps.map(\.line.text)
    else { return nil }
    var result: [Substring] = []
    var rest = zip(present.steps, outputs).map { ($0.line.number, $0.output.count, $1) }[...]
    var skipped = 0
    for (index, line) in lines.enumerated() {
      if skipped > 0, line.isOutput {
        skipped -= 1
        continue
      }
      result.append(line)
      guard let (number, count, output) = rest.first, number == index + 1 else { continue }
      rest.removeFirst()
      skipped = count
      result += output.map { $0[...] }
    }
    return result.joined(separator: "\n")
  }
}

extension StringProtocol {
  /// Whether the line follows one that does something.
  fileprivate var isOutput: Bool { utf8.starts(with: Scenario.indentation.utf8) }
}

extension Scenario {
  /// What the lines begin with that follow another.
  static let indentation = "    "

  /// Returns a line as it is written below another: an empty one, tabs, a space at its end, and
  /// what else cannot be seen are made visible.
  static func written(_ line: some StringProtocol) -> String {
    let scalars = line.unicodeScalars.map { $0 == "\t" ? "⇥" : $0 }
    let text = String(String.UnicodeScalarView(scalars)).withHiddenSpelledOut
    if text.isEmpty { return indentation + "␤" }
    return indentation + (text.hasSuffix(" ") ? text.dropLast() + "␠" : text[...])
  }
}
