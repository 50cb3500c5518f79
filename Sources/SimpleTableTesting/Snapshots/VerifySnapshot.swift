public import SimpleTable
import Testing

/// Compares a text with its reference file, in any test library.
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
///   - subject: A table, an adapter, a menu, a change list or any text.
///   - width: The number of terminal cells of a line.
///   - style: How sections are set apart.
///   - styles: Whether the roles of texts, such as header or error, are compared, too.
///   - name: A name that distinguishes the snapshot from others in the same test.
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
  styles: Bool = false,
  named name: String? = nil,
  record recording: SnapshotRecording? = nil,
  filePath: String = #filePath,
  line: Int = #line,
  testName: String = #function
) -> SnapshotDifference? {
  SnapshotComparison(
    text: subject.snapshotText(width: width, style: style, styles: styles),
    file: SnapshotFile(testFilePath: filePath, testName: testName, name: name), name: name,
    location: SourcePlace(filePath: filePath, line: line, column: 1).description,
    recording: recording
  ).difference()
}

/// Compares a text with the text in the source, in any test library.
///
/// ```swift
/// verifySnapshot(of: "Wi-Fi") { "Wi-Fi" }  // → nil
/// verifySnapshot(of: "Wi-Fi", record: .never) {}?.actual  // → "Wi-Fi"
/// ```
///
/// In the modes that record snapshots, the literal in the closure is replaced by the present text,
/// and an empty closure gets one.
///
/// - Parameters:
///   - subject: A table, an adapter, a menu, a change list or any text.
///   - width: The number of terminal cells of a line.
///   - style: How sections are set apart.
///   - styles: Whether the roles of texts, such as header or error, are compared, too.
///   - recording: When the literal is written; `nil` leaves that to the trait or the environment.
///   - expected: The text; a newline at its end or at the end of the subject is not compared.
/// - Returns: Why the snapshot does not pass, or `nil` if it does.
/// - Complexity: O(*n* log *n*) in the number of lines.
public func verifySnapshot(
  of subject: some SnapshotSubject,
  width: Int = 60,
  style: TextRenderer.Style = .grouped,
  styles: Bool = false,
  record recording: SnapshotRecording? = nil,
  @SnapshotText matches expected: () -> SnapshotText
) -> SnapshotDifference? {
  InlineComparison(
    text: subject.snapshotText(width: width, style: style, styles: styles),
    expected: expected(), isParameterized: Test.current?.isParameterized ?? false,
    recording: recording
  ).difference()
}
