import Foundation

/// The scenarios of one text file.
///
/// Each begins with its name behind `# `. Text before the first one says what the file is about.
///
/// ```text
/// # a value above the limit is refused
/// player
/// > set volume=101
///   volume: refused, must be from 0 to 100
/// ```
package struct ScenarioFile {
  /// The scenarios, without those that `SIMPLETABLE_SCENARIO` does not name.
  package let scenarios: [PackageScenario]

  /// Reads the scenarios of a file.
  ///
  /// A file that is missing, a name that occurs twice and a line that belongs to nothing are scenarios
  /// that fail.
  ///
  /// - Parameters:
  ///   - name: The name of a file in the folder `Data` of the test target.
  ///   - testFilePath: The test, anywhere in the folder of its target.
  package init(_ name: String, testFilePath: String = #filePath) {
    let path = Self.path(of: name, besides: testFilePath)
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var scenarios = Self.parse(text, path: path)
    let counts = Dictionary(scenarios.map { ($0.name, 1) }, uniquingKeysWith: +)
    scenarios += counts.filter { $0.value > 1 }.map { Self.fault("“\($0.key)” occurs twice", path) }
    if scenarios.isEmpty { scenarios = [Self.fault("there are no scenarios in \(name)", path)] }
    let wanted = ProcessInfo.processInfo.environment["SIMPLETABLE_SCENARIO"]
    self.scenarios = scenarios.filter { wanted.map($0.name.contains) ?? true }
  }

  /// Whether differences are recorded.
  static var isRecorded: Bool {
    let environment = ProcessInfo.processInfo.environment
    let mode = environment["SNAPSHOT_TESTING_RECORD"]
    return environment["CI"] == nil && (mode == "failed" || mode == "all")
  }

  /// Only one scenario is written at a time.
  private static let lock = NSLock()

  /// Replaces the transcript of a scenario in its file.
  static func record(_ transcript: String, of scenario: PackageScenario) throws {
    try lock.withLock {
      let text = try String(contentsOfFile: scenario.path, encoding: .utf8)
      let blocks = text.components(separatedBy: "\n# ")
      let head = "\(scenario.name)\n" + scenario.subject.map { "\($0)\n" }.joined()
      let isFirst = text.hasPrefix("# ")
      let changed = blocks.enumerated().map { index, block in
        let start = index == 0 && isFirst ? "# " + head : head
        return block.hasPrefix(start) ? start + transcript : block
      }
      try changed.joined(separator: "\n# ")
        .write(toFile: scenario.path, atomically: true, encoding: .utf8)
    }
  }
}

extension ScenarioFile {
  /// Returns the scenarios of all text files of a folder in `Data`, in the order of their names.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder.
  ///   - testFilePath: The test, anywhere in the folder of its target.
  /// - Returns: The scenarios, or one that fails where there are none.
  package static func scenarios(
    inFolder folder: String, testFilePath: String = #filePath
  ) -> [PackageScenario] {
    let path = path(of: folder, besides: testFilePath)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let files = names.filter { $0.hasSuffix(".txt") }.sorted()
    if files.isEmpty { return [fault("there are no scenarios in \(folder)", path)] }
    return files.flatMap { file in
      ScenarioFile("\(folder)/\(file)", testFilePath: testFilePath).scenarios
    }
  }

  /// Returns the path of a file in the folder `Data` of the target that a test is in.
  package static func path(of name: String, besides testFilePath: String) -> String {
    var folder = URL(fileURLWithPath: testFilePath).deletingLastPathComponent()
    while folder.deletingLastPathComponent().lastPathComponent != "Tests", folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent("Data").appendingPathComponent(name).path
  }

  private static func fault(_ reason: String, _ path: String) -> PackageScenario {
    PackageScenario(name: reason, subject: [], steps: [], path: path, line: 1)
  }

  private static func parse(_ text: String, path: String) -> [PackageScenario] {
    var scenarios: [PackageScenario] = []
    var (name, start) = ("", 0)
    var (subject, steps): ([String], [PackageScenario.Step]) = ([], [])
    func end() {
      guard start > 0 else { return }
      scenarios.append(
        PackageScenario(name: name, subject: subject, steps: steps, path: path, line: start))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("# ") {
        end()
        (name, start, subject, steps) = (String(line.dropFirst(2)), index + 1, [], [])
      } else if line.hasPrefix("> ") || line.hasPrefix("$ ") {
        steps.append(PackageScenario.Step(command: String(line), output: []))
      } else if line.hasPrefix("  "), let last = steps.popLast() {
        let output = last.output + [PackageScenario.printedLine(line)]
        steps.append(PackageScenario.Step(command: last.command, output: output))
      } else if steps.isEmpty, !line.isEmpty {
        subject.append(String(line))
      } else if !line.isEmpty, start > 0 {
        scenarios.append(fault("line \(index + 1) belongs to nothing", path))
      }
    }
    end()
    return scenarios
  }
}
