import Foundation
import SimpleTable
import Testing

/// The samples of one document while they run: what they print, and what they should have printed.
///
/// The samples run one after another; those of other documents have a run of their own.
final class SampleRun: @unchecked Sendable {
  @TaskLocal static var current: SampleRun?

  /// What does not hold, and the line that says so.
  struct Problem: Hashable {
    let message: String
    let line: Int
  }

  private let lock = NSLock()
  private var line = 1
  private var finished = 0
  private var printed = ""
  private var problems: [Problem] = []

  /// Runs the samples of a document, and reports what does not hold at its own lines.
  static func run(
    _ path: String, samples: Int, _ body: () async throws -> Void
  ) async {
    let file = path.split(separator: "/").last ?? "?"
    for problem in await problems(samples: samples, body) {
      let place = SourceLocation(
        fileID: "Documentation/\(file)", filePath: path, line: problem.line, column: 1)
      Issue.record(Comment(rawValue: problem.message), sourceLocation: place)
    }
  }

  /// Runs the samples of a document, and returns what does not hold.
  static func problems(samples: Int, _ body: () async throws -> Void) async -> [Problem] {
    let run = SampleRun()
    do {
      try await $current.withValue(run) { try await body() }
    } catch {
      run.fail("The sample throws an error: \(error)", at: run.line)
      return run.problems
    }
    if run.finished < samples {
      let missing = samples - run.finished
      run.fail("From here on \(missing) samples did not run to their end.", at: run.line)
    }
    return run.problems
  }

  /// Starts a sample.
  static func begin(line: Int) {
    current?.line = line
    _ = current?.takePrinted()
  }

  /// Ends a sample, which must have printed what the document says.
  static func end(_ expected: [String]?, at line: Int) {
    guard let current else { return }
    current.finished += 1
    let printed = current.takePrinted()
    if let difference = OutputDifference(expected: expected, printed: printed, line: line) {
      current.fail(difference.message, at: difference.line)
    }
  }

  /// Counts a sample that is only compiled.
  static func skip() {
    current?.finished += 1
  }

  /// Prints the picture of what a sample describes.
  static func show(_ table: Table) {
    current?.write(table.rendered(width: 40))
  }

  /// Appends to what the sample printed.
  func write(_ text: String) {
    lock.withLock { printed += text }
  }

  private func takePrinted() -> String {
    lock.withLock {
      defer { printed = "" }
      return printed
    }
  }

  private func fail(_ message: String, at line: Int) {
    lock.withLock { problems.append(Problem(message: message, line: line)) }
  }
}

extension SampleRun {
  /// Compares a value with the one behind an arrow in a comment.
  static func expect<Value>(_ value: Value, is text: String, line: Int) {
    let forms = ValueText(value).forms
    if !forms.contains(text) {
      current?.fail("The value is \(forms[0]), not \(text).", at: line)
    }
  }

  /// Compares a value with the one behind an arrow in a comment.
  static func expect<Value>(_ value: Value?, is text: String, line: Int) {
    if let value {
      expect(value, is: text, line: line)
    } else if text != "nil" {
      current?.fail("The value is nil, not \(text).", at: line)
    }
  }
}
