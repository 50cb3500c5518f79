public import SimpleTable
public import Testing

/// Expects an action to change a table as the source says.
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
/// All changes that the adapter delivers meanwhile are compared, one list after the other with an
/// empty line between them; no change is an empty text. The adapter's `onChange` receives them as
/// well.
///
/// Outside of a test of Swift Testing it ends the process: in XCTest a failure would be lost.
///
/// - Parameters:
///   - adapter: The table.
///   - sourceLocation: Where a failure is reported.
///   - body: The action.
///   - expected: The change lists as text.
/// - Throws: What the body throws; the changes are then not compared.
/// - Complexity: That of the body, and O(*n* log *n*) in the number of changes.
public func expectChanges<Failure: Error>(
  in adapter: TableAdapter,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws(Failure) -> Void,
  matches expected: () -> String
) throws(Failure) {
  let test = runningTest(for: #function, at: sourceLocation)
  var lists: [String] = []
  let listener = adapter.onChange
  adapter.onChange = { changes in
    lists.append(changes.description)
    listener?(changes)
  }
  defer { adapter.onChange = listener }
  try body()
  let difference = verifySnapshot(of: lists.joined(separator: "\n\n"), matches: expected)
  report(difference, in: test, at: sourceLocation)
}
