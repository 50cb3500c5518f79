/// An index over one table that answers what a reader of it asks.
///
/// ```swift
/// let adapter = TableAdapter(Table { Section { Row("Wi-Fi").id("wifi") } })
/// adapter.numberOfRows(inSection: 0)  // → 1
/// adapter.row(at: RowPath(section: 0, row: 0))?.title  // → "Wi-Fi"
/// ```
///
/// Paths count what is shown. A path or an id that leads nowhere is answered with nothing, never
/// with a trap. An adapter belongs to whoever made it: it is used from one task at a time, and the
/// closures of its rows may call anything on it.
///
/// An adapter keeps its table and thereby what the table's closures capture. A closure that
/// captures the adapter of its own table should do so weakly or unowned; one that does not keeps
/// both alive until the adapter shows another table by ``reload(_:)``.
///
/// - Complexity: Looking up is O(1) while all rows are shown and O(log *n*) otherwise.
public final class TableAdapter {
  /// The table whose description is evaluated.
  public internal(set) var table: Table

  /// Called once for each change that is not empty, in the order in which they happen.
  ///
  /// What it changes in turn is told after it has returned.
  public var onChange: ((_ changes: TableChanges) -> Void)?

  // What a filter opens, and what a reload folds where one section may stand open at a time, is told
  // as a change alone.

  /// Called before a section folds, other than by a filter or a reload.
  public var willCollapse: ((_ section: SectionID) -> Void)?

  /// Called after a section has folded and the change was told.
  public var didCollapse: ((_ section: SectionID) -> Void)?

  /// Called before a section unfolds, other than by a filter or a reload.
  public var willExpand: ((_ section: SectionID) -> Void)?

  /// Called after a section has unfolded and the change was told.
  public var didExpand: ((_ section: SectionID) -> Void)?

  // Looking a row up reads both, and costs twice as much where each reading is checked at run time
  // for a change that is under way. None ever is: both are only set as a whole, or changed by
  // functions that call nobody else's code.
  @exclusivity(unchecked) var declared: DeclaredTable
  @exclusivity(unchecked) var map: RowMap
  var visibility = Visibility()

  /// The row that was selected last.
  var selection: RowID?

  /// Why values that were put in were refused, shown with their rows.
  var refusals: [RowID: Refusal] = [:]

  /// The values that controls without a default had when they were first read.
  var firstValues: [RowID: String] = [:]

  /// The menu that answers for the links of the table, if one does.
  weak var menu: Menu?

  /// Shows the table to which a row leads, where there is a menu.
  var openLink: ((_ row: RowID, _ table: Table) -> Void)?

  /// Brings the tables before this one up to date and returns what this one is now, or nothing if
  /// it was left; where there is a menu.
  var tableNow: (() -> Table?)?

  /// Called after a reload, and after a row was hidden or shown by program.
  var didChangeRows: (() -> Void)?

  /// The sections that are about to fold, or to unfold, and were not folded yet.
  var announcedFolds: [SectionID: Bool] = [:]

  /// Changes that are still to be told, each with what follows it, and whether one is being told.
  var untold: [(changes: TableChanges, follow: (() -> Void)?)] = []
  var isTelling = false

  /// Whether the description is being evaluated, and whether it asked for that itself.
  var isEvaluating = false
  var reloadsItself = false

  /// Creates an adapter and evaluates the table's description.
  ///
  /// - Complexity: O(*n*) in the number of rows declared.
  public init(_ table: Table) {
    self.table = table
    declared = TableCompiler.compile(table)
    if table.expandsOneSectionAtATime { visibility.keepOneExpanded(in: declared) }
    map = RowMap(of: declared, &visibility)
    noteFirstValues()
  }
}
