import Foundation
import SimpleTableTerminal
package import Testing

extension Scenario {
  /// What came of a scenario: why it does not pass, if it does not, and the line that this is
  /// about.
  package struct Outcome {
    package let difference: SnapshotDifference?
    let line: Int
  }

  /// Runs the lines one by one, and compares or records what follows them.
  ///
  /// - Parameters:
  ///   - recording: When the file is written; `nil` leaves that to the trait or the environment.
  ///   - environment: The environment that decides otherwise.
  ///   - matches: Whether another folder has a scenario that is meant.
  ///   - perform: Does what a line says, and returns the lines that follow it. An error ends the
  ///     scenario, which fails with the line.
  /// - Returns: Why it does not pass, if it does not.
  package nonisolated(nonsending) func outcome(
    record recording: SnapshotRecording? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    matches: ScenarioMatches = .shared,
    _ perform: nonisolated(nonsending) (_ step: Step) async throws -> [String]
  ) async -> Outcome {
    if let fault { return failure(fault, at: fault.line, text: "") }
    if let unmatched {
      guard !matches.hasFound else { return Outcome(difference: nil, line: line) }
      let sentence = "SIMPLETABLE_SCENARIO is “\(unmatched)”, and no scenario has that in its name"
      return failure(ScenarioFault(sentence), at: line, text: "")
    }
    var outputs: [[String]] = []
    for step in steps {
      do {
        outputs.append(try await perform(step).map(Self.written))
      } catch {
        let fault = error as? ScenarioFault
        // A fault in another line names that line.
        if let fault, fault.line > 0 {
          return failure(fault, at: fault.line, text: transcript(outputs))
        }
        let sentence = "“\(step.line.text)” \(fault?.sentence ?? "\(error)")"
        return failure(
          ScenarioFault(sentence), at: step.line.number, text: transcript(outputs))
      }
    }
    return compare(outputs, recording, environment)
  }

  /// Runs the lines by what a test makes of the subject, and expects what the file has below them.
  ///
  /// - Parameters:
  ///   - make: Makes it of the lines between the name and the first line that does something.
  ///   - perform: Does what a line says, and returns the lines that follow it.
  ///   - sourceLocation: Where a call outside of a test is reported.
  /// - Returns: What was made; `nil` where it could not be.
  @discardableResult
  package nonisolated(nonsending) func check<Trial>(
    _ make: nonisolated(nonsending) (_ subject: [String]) async throws -> Trial,
    _ perform: nonisolated(nonsending) (_ trial: Trial, _ step: Step) async throws -> [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Trial? {
    let test = runningTest(for: #function, at: sourceLocation)
    var trial: Trial?
    let outcome = await outcome { step in
      if trial == nil {
        do { trial = try await make(subject.map(\.text)) } catch {
          throw ScenarioFault("\(error)", line: subject.first?.number ?? line)
        }
      }
      guard let trial else { return [] }
      return try await perform(trial, step)
    }
    report(outcome, in: test)
    return trial
  }

  private func compare(
    _ outputs: [[String]], _ recording: SnapshotRecording?, _ environment: [String: String]
  ) -> Outcome {
    let (before, now) = (transcript(steps.map(\.output)), transcript(outputs))
    do throws(SnapshotRefusal) {
      let mode = try SnapshotRecording(recording, environment: environment)
      let changed = zip(steps, outputs).first { !$0.output.elementsEqual($1, by: Self.areEqual) }
      guard let changed else {
        guard mode == .all else { return Outcome(difference: nil, line: line) }
        return reported("was recorded in \(file), as it was", at: line, now)
      }
      let place = changed.0.line
      let isNew = steps.allSatisfy(\.output.isEmpty)
      guard mode == .all || mode == .failed || mode == .missing && isNew else {
        let lines = LineDifference(from: before, to: now).description
        return reported(
          "differs at \(file):\(place.number), below “\(place.text)” (- recorded, + now):\n\n"
            + lines + "\n\nRun it alone: SIMPLETABLE_SCENARIO=\(name.quotedForShells) swift test",
          at: place.number, now)
      }
      try ScenarioFiles.record(outputs, of: self)
      let start = "was recorded in \(file):\(line)"
      guard !isNew else {
        return reported("\(start). The next run compares with it", at: line, now)
      }
      let lines = LineDifference(from: before, to: now).description
      return reported("\(start) anew (- before, + now):\n\n\(lines)", at: place.number, now)
    } catch {
      return failure(ScenarioFault(error.sentence), at: line, text: now)
    }
  }

  private func reported(_ reason: String, at line: Int, _ text: String) -> Outcome {
    let description = "The scenario “\(name)” \(reason)"
    return Outcome(
      difference: SnapshotDifference(description: description, actual: text, path: path),
      line: line)
  }

  /// Returns that something is wrong: file, line and sentence.
  private func failure(_ fault: ScenarioFault, at line: Int, text: String) -> Outcome {
    Outcome(
      difference: SnapshotDifference(
        description: "\(file):\(max(1, line)): \(fault.sentence)", actual: text, path: path),
      line: max(1, line))
  }

  /// Returns the lines that do something with those that follow them.
  private func transcript(_ outputs: [[String]]) -> String {
    zip(steps, outputs).map { ([$0.line.text] + $1).joined(separator: "\n") }
      .joined(separator: "\n")
  }

  private static func areEqual(_ old: String, _ new: String) -> Bool {
    old.utf8.elementsEqual(new.utf8)
  }
}

/// The files of scenarios, of which one is written at a time.
private enum ScenarioFiles {
  private static let lock = NSLock()

  /// Replaces the lines below those of a scenario in its file.
  static func record(
    _ outputs: [[String]], of scenario: Scenario
  ) throws(SnapshotRefusal) {
    lock.lock()
    defer { lock.unlock() }
    let file = WholeFile(url: URL(fileURLWithPath: scenario.path), name: scenario.file)
    let text = ScenarioText(
      String(decoding: try file.read() ?? Data(), as: UTF8.self), path: scenario.path)
    guard let changed = text.replacing(outputs, of: scenario) else {
      throw SnapshotRefusal("the file was changed meanwhile, so nothing was recorded")
    }
    try file.write(changed.utf8)
  }
}
