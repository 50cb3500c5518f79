import Foundation

/// A text that is to be compared with one in the source, or recorded there.
struct InlineComparison {
  /// The text without the newline at its end.
  let text: String
  /// What the closure returned, or `nil` for one that has no text yet.
  let expected: String?
  /// The call.
  let site: CallSite
  /// The test that is running, if it is known.
  let test: TestDeclaration?
  /// The mode that the caller passed as an argument.
  let recording: SnapshotRecording?
  var environment = ProcessInfo.processInfo.environment
  var sources = SourceFiles.shared
  var claims = SnapshotClaims.shared
}

extension InlineComparison {
  /// Compares and records, and returns the difference to be reported.
  func difference() -> SnapshotDifference? {
    claims.addRun(ofTestIn: site.filePath)
    UnusedSnapshots.listAtExit(environment)
    let message: String?
    do throws(SnapshotRefusal) {
      message = try self.message(in: SnapshotRecording(recording, environment: environment))
    } catch {
      message = error.sentence
    }
    return message.map { SnapshotDifference(description: $0, actual: text, path: nil) }
  }

  private func message(in mode: SnapshotRecording) -> String? {
    guard let expected else {
      guard mode != .never else {
        return unwritten(
          "nothing is recorded: the mode is “never”, as it is by default where CI is set")
      }
      return record(
        { "Recorded \(site.description), which had no text yet. The next build compares with it." },
        otherwise: unwritten)
    }
    let lines = LineDifference(from: expected.withoutFinalNewline, to: text)
    guard !lines.changes.isEmpty else {
      do throws(SnapshotRefusal) {
        try sources.confirm(text, at: site)
      } catch {
        return "What was recorded at \(site.description) was taken back: \(error.sentence)."
      }
      return mode == .all ? "Recorded \(site.description), as it was." : nil
    }
    let difference = "This differs" + lines.message(legend: "- expected, + now")
    guard mode == .all || mode == .failed else { return difference }
    return record(
      { "Recorded \(site.description) anew" + lines.message(legend: "- before, + now") },
      otherwise: { "\(difference)\n\nIt is not recorded: \($0). \(advice)" })
  }

  private func record(
    _ success: () -> String, otherwise failure: (_ reason: String) -> String
  ) -> String {
    guard !SnapshotRecording.isOnCI(environment) else {
      return failure("source is not written where CI is set")
    }
    do throws(SnapshotRefusal) {
      try sources.record(text, inPlaceOf: expected, at: site, in: test)
    } catch {
      return failure(error.sentence)
    }
    return success()
  }

  private func unwritten(_ reason: String) -> String {
    "There is no text at \(site.description), and \(reason). \(advice)"
  }

  /// What to write by hand.
  private var advice: String {
    "The closure may be given this text:\n\n"
      + StringLiteral.onLines(text, indentation: "", newline: "\n")
  }
}
