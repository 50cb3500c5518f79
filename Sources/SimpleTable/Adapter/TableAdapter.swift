/// An index over one table that answers what a reader of it asks.
///
/// ```swift
/// let adapter = TableAdapter(Table { Section { Row("Wi-Fi").id("wifi") } })
/// adapter.numberOfRows(inSection: 0)  // 1
/// adapter.row(at: RowPath(section: 0, row: 0))?.title  // "Wi-Fi"
/// ```
///
/// Paths count what is shown. A path or an id that leads nowhere is answered with nothing, never
/// with a trap. An adapter belongs to whoever made it: it is used from one task at a time, and the
/// closures of its rows may call anything on it.
///
/// - Complexity: Looking up is O(1) while all rows are shown and O(log *n*) otherwise.
public final class TableAdapter {
  /// The table as it was given.
  public let table: Table

  /// Called once for each change that is not empty, in the order in which they happen.
  public var onChange: ((TableChanges) -> Void)?

  var declared: DeclaredTable
  var map: RowMap

  /// The row that was selected last.
  var selection: RowID?

  /// Creates an adapter and evaluates the table's description.
  ///
  /// - Complexity: O(*n*) in the number of rows declared.
  public init(_ table: Table) {
    self.table = table
    declared = TableCompiler.compile(table.content(), title: table.title)
    map = RowMap(declared)
  }
}
