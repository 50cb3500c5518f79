public import SimpleTable

/// Compares text with its reference file, in any test library.
///
/// <!-- compile only -->
/// ```swift
/// import XCTest
///
/// func testMenu() {
///   XCTAssertNil(verifySnapshot(of: settings))
/// }
/// ```
///
/// The file is `__Snapshots__/<test file>/<test>[.<name>].txt` beside the test. A newline at the
/// end of the text is not compared.
///
/// - Parameters:
///   - subject: A table, an adapter, a change list, any text.
///   - width: The number of terminal cells of a line.
///   - style: How sections are set apart.
///   - name: What distinguishes the snapshot from others in the same test.
///   - recording: When the file is written; `nil` leaves that to the trait or the environment.
///   - filePath: The file of the test.
///   - line: The line of the call.
///   - testName: The function that is the test.
/// - Returns: Why the snapshot does not pass, or `nil` if it does.
/// - Complexity: O(*n* log *n*) in the number of lines.
public func verifySnapshot(
  of subject: some SnapshotSubject,
  width: Int = 60,
  style: TextRenderer.Style = .grouped,
  named name: String? = nil,
  record recording: SnapshotRecording? = nil,
  filePath: String = #filePath,
  line: Int = #line,
  testName: String = #function
) -> SnapshotDifference? {
  let comparison = SnapshotComparison(
    text: subject.snapshotText(width: width, style: style).withoutFinalNewline,
    file: SnapshotFile(testFilePath: filePath, testName: testName, name: name),
    name: name,
    location: "\(filePath.split(separator: "/").last ?? ""):\(line)",
    recording: recording)
  return comparison.difference()
}

/// Compares text with what is expected, in any test library and without touching files.
///
/// - Parameters:
///   - subject: A table, an adapter, a change list, any text.
///   - width: The number of terminal cells of a line.
///   - style: How sections are set apart.
///   - expected: The text; a newline at its end or at the end of the subject is not compared.
/// - Returns: Why the snapshot does not pass, or `nil` if it does.
/// - Complexity: O(*n* log *n*) in the number of lines.
public func verifySnapshot(
  of subject: some SnapshotSubject,
  width: Int = 60,
  style: TextRenderer.Style = .grouped,
  matches expected: () -> String
) -> SnapshotDifference? {
  let actual = subject.snapshotText(width: width, style: style).withoutFinalNewline
  let lines = LineDifference(from: expected().withoutFinalNewline, to: actual)
  guard !lines.changes.isEmpty else { return nil }
  return SnapshotDifference(
    description: "This differs" + lines.message(legend: "- expected, + now"),
    actual: actual, path: nil)
}
