import Foundation
import Testing

/// An issue that a helper reported.
struct RecordedIssue: Equatable {
  let text: String
  let line: Int?
}

/// Returns the issues that something reports, in a test with the trait `recordsIssues`.
func recordedIssues(_ body: () -> Void) -> [RecordedIssue] {
  let issues = Issues()
  Issues.$current.withValue(issues, operation: body)
  return issues.all
}

/// Returns the issues that something reports that takes time.
nonisolated(nonsending) func recordedIssues(
  _ body: nonisolated(nonsending) () async -> Void
) async -> [RecordedIssue] {
  let issues = Issues()
  await Issues.$current.withValue(issues, operation: body)
  return issues.all
}

extension Trait where Self == IssueHandlingTrait {
  /// Keeps the issues that `recordedIssues` returns from failing the test, and from being printed.
  static var recordsIssues: Self {
    compactMapIssues { issue in
      guard let issues = Issues.current else { return issue }
      issues.append(
        RecordedIssue(
          text: issue.comments.map(\.rawValue).joined(separator: "\n"),
          line: issue.sourceLocation?.line))
      return nil
    }
  }
}

private final class Issues: @unchecked Sendable {
  @TaskLocal static var current: Issues?

  private let lock = NSLock()
  private var issues: [RecordedIssue] = []

  var all: [RecordedIssue] { lock.withLock { issues } }

  func append(_ issue: RecordedIssue) {
    lock.withLock { issues.append(issue) }
  }
}
