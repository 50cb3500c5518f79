import Foundation
import Testing

/// An issue that a helper reported.
struct RecordedIssue: Equatable {
  let text: String
  let line: Int?
}

/// Returns the issues that something reports, and keeps them from failing the test.
func recordedIssues(_ body: () -> Void) -> [RecordedIssue] {
  let issues = Issues()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    issues.append(
      RecordedIssue(
        text: issue.comments.map(\.rawValue).joined(separator: "\n"),
        line: issue.sourceLocation?.line))
    return true
  }
  return issues.all
}

private final class Issues: @unchecked Sendable {
  private let lock = NSLock()
  private var issues: [RecordedIssue] = []

  var all: [RecordedIssue] { lock.withLock { issues } }

  func append(_ issue: RecordedIssue) {
    lock.withLock { issues.append(issue) }
  }
}
