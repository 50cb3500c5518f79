import Foundation

/// A text that is to be compared with one in the source, or recorded there.
struct InlineComparison {
  /// The text without the newline at its end.
  let text: String
  /// The text that the closure returned.
  let expected: SnapshotText
  /// Whether the test has arguments, of which others may have another text.
  let isParameterized: Bool
  /// The mode that the caller passed as an argument.
  let recording: SnapshotRecording?
  var environment = ProcessInfo.processInfo.environment
  var sources = SourceFiles.shared
}

extension InlineComparison {
  /// Compares and records, and returns the difference to be reported.
  func difference() -> SnapshotDifference? {
    let message: String?
    do throws(SnapshotRefusal) {
      message = try self.message(in: SnapshotRecording(recording, environment: environment))
    } catch {
      message = error.sentence
    }
    return message.map { SnapshotDifference(description: $0, actual: text, path: nil) }
  }

  private func message(in mode: SnapshotRecording) -> String? {
    let place = expected.place.description
    guard let text = expected.text else {
      guard mode != .never else {
        return unwritten(
          "nothing is recorded: the mode is “never”, as it is by default where CI is set")
      }
      return record(
        isParameterized
          ? "\(place) had no text yet, and gets this one if all cases of the test have it."
          : "Recorded \(place), which had no text yet. The next build compares with it.",
        otherwise: unwritten)
    }
    let lines = LineDifference(from: text.withoutFinalNewline, to: self.text)
    guard !lines.changes.isEmpty else {
      do throws(SnapshotRefusal) {
        try sources.confirm(written, at: expected.place)
      } catch {
        return "What was recorded at \(place) was taken back: \(error.sentence)."
      }
      return mode == .all ? "Recorded \(place), as it was." : nil
    }
    let difference = "This differs" + lines.message(legend: "- expected, + now")
    guard mode == .all || mode == .failed else { return difference }
    let start =
      isParameterized
      ? "\(place) gets another text if all cases of the test have it," : "Recorded \(place) anew"
    return record(
      start + lines.message(legend: "- before, + now"),
      otherwise: { "\(difference)\n\nIt is not recorded: \($0). \(advice)" })
  }

  private func record(
    _ success: String, otherwise failure: (_ reason: String) -> String
  ) -> String {
    guard !SnapshotRecording.isOnCI(environment) else {
      return failure("source is not written where CI is set")
    }
    do throws(SnapshotRefusal) {
      try sources.record(written, inPlaceOf: expected)
    } catch {
      return failure(error.sentence)
    }
    return success
  }

  private func unwritten(_ reason: String) -> String {
    "There is no text at \(expected.place.description), and \(reason). \(advice)"
  }

  /// The text as it is written: with a newline more where it ends in one, as one is not compared.
  private var written: String { text.utf8.last == UInt8(ascii: "\n") ? text + "\n" : text }

  /// The instruction what to write by hand.
  private var advice: String {
    "The closure may be given this text:\n\n"
      + StringLiteral.onLines(written, indentation: "")
  }
}
