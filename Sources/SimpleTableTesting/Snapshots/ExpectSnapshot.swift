public import SimpleTable
public import Testing

/// Expects that a text equals its reference file.
///
/// <!-- compile only -->
/// ```swift
/// expectSnapshot(of: settings, width: 40, style: .insetGrouped)
/// ```
///
/// The file is `__Snapshots__/<test file>/<test>[.<name>].txt` beside the running test. A newline
/// at the end of the text is not compared. A test with arguments must name its snapshots.
///
/// Outside a test of Swift Testing, this ends the process, because XCTest would not notice a
/// failure. There, compare with
/// ``verifySnapshot(of:width:style:styles:named:record:filePath:line:testName:)``.
///
/// - Parameters:
///   - subject: A table, an adapter, a menu, a change list or any text.
///   - width: The number of terminal cells of a line.
///   - style: How sections are set apart.
///   - styles: Whether the roles of texts, such as header or error, are compared, too.
///   - name: A name that distinguishes the snapshot from others in the same test.
///   - recording: When the file is written; `nil` leaves that to the trait or the environment.
///   - sourceLocation: Where a failure is reported.
/// - Complexity: O(*n* log *n*) in the number of lines.
public func expectSnapshot(
  of subject: some SnapshotSubject,
  width: Int = 60,
  style: TextRenderer.Style = .grouped,
  styles: Bool = false,
  named name: String? = nil,
  record recording: SnapshotRecording? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let test = runningTest(for: #function, at: sourceLocation)
  guard name != nil || !test.isParameterized else {
    Issue.record(
      """
      The cases of a test with arguments would share one file. Give each snapshot a name: \
      “named:” with something of the argument in it.
      """, sourceLocation: sourceLocation)
    return
  }
  let comparison = SnapshotComparison(
    text: subject.snapshotText(width: width, style: style, styles: styles),
    file: SnapshotFile(
      testFilePath: test.sourceLocation.filePath, testName: test.name, name: name),
    name: name, location: SourcePlace(sourceLocation).description, recording: recording)
  report(comparison.difference(), in: test, at: sourceLocation)
}

/// Expects that a text equals the text in the source.
///
/// ```swift
/// let table = Table { Section { Row("Wi-Fi", detail: "On") } }
/// expectSnapshot(of: table, width: 20) {
///   """
///       Wi-Fi       On
///   """
/// }
/// ```
///
/// In the modes that record snapshots, the literal in the closure is replaced by the present text,
/// and an empty closure gets one.
///
/// Outside a test of Swift Testing, this ends the process, because XCTest would not notice a
/// failure. There, compare with ``verifySnapshot(of:width:style:styles:record:matches:)``.
///
/// - Parameters:
///   - subject: A table, an adapter, a menu, a change list or any text.
///   - width: The number of terminal cells of a line.
///   - style: How sections are set apart.
///   - styles: Whether the roles of texts, such as header or error, are compared, too.
///   - recording: When the literal is written; `nil` leaves that to the trait or the environment.
///   - sourceLocation: Where a failure is reported.
///   - expected: The text; a newline at its end or at the end of the subject is not compared.
/// - Complexity: O(*n* log *n*) in the number of lines.
public func expectSnapshot(
  of subject: some SnapshotSubject,
  width: Int = 60,
  style: TextRenderer.Style = .grouped,
  styles: Bool = false,
  record recording: SnapshotRecording? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  @SnapshotText matches expected: () -> SnapshotText
) {
  let test = runningTest(for: #function, at: sourceLocation)
  let difference = verifySnapshot(
    of: subject, width: width, style: style, styles: styles, record: recording,
    matches: expected)
  report(difference, in: test, at: sourceLocation)
}
