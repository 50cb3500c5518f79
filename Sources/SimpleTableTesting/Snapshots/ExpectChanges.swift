public import SimpleTable
public import Testing

/// Expects that an action changes a table as listed in the source.
///
/// ```swift
/// let adapter = TableAdapter(Table { Section { Row("Wi-Fi").id("wifi") } })
/// expectChanges(in: adapter) {
///   adapter.setHidden(true, row: "wifi")
/// } matches: {
///   "- [0,0] Wi-Fi"
/// }
/// ```
///
/// All change lists that the adapter delivers during the action are compared, with an empty line
/// between two of them. Without changes, the text is empty. The adapter's `onChange` is called as
/// well.
///
/// Outside a test of Swift Testing, this ends the process, because XCTest would not notice a
/// failure.
///
/// - Parameters:
///   - adapter: The table.
///   - recording: When the literal is written; `nil` leaves that to the trait or the environment.
///   - sourceLocation: Where a failure is reported.
///   - body: The action.
///   - expected: The change lists as text.
/// - Throws: The error of the action; the changes are then not compared.
/// - Complexity: That of the body, and O(*n* log *n*) in the number of changes.
public func expectChanges<Failure: Error>(
  in adapter: TableAdapter,
  record recording: SnapshotRecording? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws(Failure) -> Void,
  @SnapshotText matches expected: () -> SnapshotText
) throws(Failure) {
  let test = runningTest(for: #function, at: sourceLocation)
  let difference = verifySnapshot(
    of: try changes(in: adapter, body), record: recording, matches: expected)
  report(difference, in: test, at: sourceLocation)
}

/// Returns the changes that an adapter delivers during an action, as text.
private func changes<Failure: Error>(
  in adapter: TableAdapter, _ body: () throws(Failure) -> Void
) throws(Failure) -> String {
  var lists: [String] = []
  let listener = adapter.onChange
  adapter.onChange = { changes in
    lists.append(changes.description)
    listener?(changes)
  }
  defer { adapter.onChange = listener }
  try body()
  return lists.joined(separator: "\n\n")
}
