/// One page of a menu as numbered sections and rows, for any view that shows lists.
///
/// ```swift
/// let adapter = TableAdapter(Table { Section { Row("Wi-Fi").id("wifi") } })
/// adapter.numberOfRows(inSection: 0)  // → 1
/// adapter.row(at: RowPath(section: 0, row: 0))?.title  // → "Wi-Fi"
/// ```
///
/// Paths count what is visible. Lookups never trap: for a path or an id that leads nowhere they
/// return `nil`, 0 or an outcome that says so. An adapter is used on one actor, or on none.
///
/// The program's code runs at known moments: the description and the getters of its bindings while
/// the table is evaluated, everything else while the adapter is in a state that can be read and
/// changed. A closure may call anything on the adapter; what it changes inside ``onChange`` is
/// queued, see there.
///
/// An adapter keeps its table and thereby what the table's closures capture. A closure that
/// captures the adapter of its own table should do so weakly or unowned; one that does not keeps
/// both alive until the adapter shows another table by ``reload(_:)``.
///
/// - Complexity: Looking up is O(1) by path, and by id while all rows are visible; by id it is
///   O(log *n*) otherwise.
public final class TableAdapter {
  /// The table whose description is evaluated.
  public private(set) var table: Table

  /// Called once for each change that is not empty, in the state to which the change leads.
  ///
  /// What the handler changes in turn is queued: the call returns no changes, and the change is
  /// made and delivered after the handler has returned. Until then, lookups answer for the state
  /// that is being delivered.
  public var onChange: ((_ changes: TableChanges) -> Void)?

  /// Called before a section collapses, other than by a filter or a reload.
  public var willCollapse: ((_ section: SectionID) -> Void)?

  /// Called after a section has collapsed and the change was delivered.
  public var didCollapse: ((_ section: SectionID) -> Void)?

  /// Called before a section expands, other than by a filter or a reload.
  public var willExpand: ((_ section: SectionID) -> Void)?

  /// Called after a section has expanded and the change was delivered.
  public var didExpand: ((_ section: SectionID) -> Void)?

  // Run-time exclusivity checks would double the cost of looking a row up. No lookup can overlap a
  // change: the functions of the model call none of the program's code.
  @exclusivity(unchecked) var model: TableModel

  /// The row that was selected last.
  package var selection: RowID?

  /// Why entered values were refused, shown with their rows.
  var refusals: [RowID: Refusal] = [:]

  /// Whether a menu has left the page, which changes nothing any more.
  package var isLeft = false

  /// The menu that the page belongs to.
  package weak var coordinator: (any PageCoordinator)?

  /// What code of the program runs now.
  var phase = Phase.idle

  /// The changes that wait until another one was delivered.
  var waiting: [() -> TableChanges] = []

  /// The actions of the rows that take time, which the pages of a menu share.
  package let actions: RowActions

  /// The rows that lead to the page, one on each page of the menu above it.
  let links: [RowID]

  /// Called once something that the description has read from observable objects is about to
  /// change, on the thread that makes the change.
  package var onObservedChange: (@Sendable () -> Void)? {
    didSet { notifyOfChanges() }
  }

  /// How often the table was shown as its description was evaluated then.
  package private(set) var evaluationCount = 1

  /// The number of changes so far to what may be visible.
  package var revision: Int { model.revision }

  /// Creates an adapter and evaluates the table's description.
  ///
  /// - Complexity: O(*n*) in the number of rows declared.
  public convenience init(_ table: Table) {
    self.init(table, isObserved: false)
  }

  /// Creates an adapter, and notices from the start what the description reads from observable objects.
  package init(_ table: Table, isObserved: Bool) {
    self.table = table
    links = []
    actions = RowActions()
    model = TableModel(TableCompiler.compile(table, isObserved: isObserved).drawn())
    actions.didEnd = { [weak self] _ in self?.reload() }
  }

  /// Creates a page of a menu, of a table whose description was evaluated just now.
  package init(_ table: Table, declared: DeclaredTable, behind links: [RowID], actions: RowActions)
  {
    self.table = table
    self.links = links
    self.actions = actions
    model = TableModel(declared.drawn().annotated(actions: actions.notes(on: links)))
  }
}

// MARK: - Evaluating

extension TableAdapter {
  /// Evaluates the description again and shows what it returns now.
  ///
  /// Rows and sections are matched by identity: what was collapsed, expanded, hidden or selected
  /// stays so. Calling this while the description is being evaluated does nothing and adds a
  /// diagnostic. Where the page belongs to a menu, the pages above it are reloaded first.
  ///
  /// - Returns: What changed.
  /// - Complexity: O(*n*) in the number of rows declared; O(*n* log *n*) where their order changed.
  @discardableResult
  public func reload() -> TableChanges {
    whenDelivered { [self] in perform(.reload).changes }
  }

  /// Shows another table in place of the current one, as if its description had changed.
  ///
  /// - Returns: What changed.
  @discardableResult
  public func reload(_ table: Table) -> TableChanges {
    whenDelivered { [self] in perform(.show(table)).changes }
  }

  func show(_ table: Table) -> TableChanges { show(table, evaluate(table)) }

  /// Shows a table whose description was evaluated just now.
  package func show(_ table: Table, _ declared: DeclaredTable) -> TableChanges {
    self.table = table
    evaluationCount += 1
    let before = model
    forgetSettledRefusals(declared)
    model.show(
      drawn(declared).annotated(refusals: refusals).annotated(actions: actions.notes(on: links)))
    if onObservedChange != nil { notifyOfChanges() }
    let changes = before.changes(to: model)
    if let selection, model.declared.position(of: selection) == nil { self.selection = nil }
    deliver(changes)
    return changes
  }

  package func evaluate(_ table: Table) -> DeclaredTable {
    let isObserved = onObservedChange != nil || coordinator != nil
    var (declared, hasRefused) = refusingChanges(isDrawing: false) {
      TableCompiler.compile(table, after: model.declared, isObserved: isObserved)
    }
    if hasRefused {
      declared.diagnose("the description changes the table that it describes; that was ignored")
    }
    return declared
  }

  /// Runs what calls closures that draw; if they change the table, that is ignored and becomes a
  /// diagnostic.
  package func drawing<Result>(_ body: () -> Result) -> Result {
    let (result, hasRefused) = refusingChanges(isDrawing: true, body)
    if hasRefused { model.diagnose(Self.isChangedByDrawing) }
    return result
  }

  /// Returns a description with what its rows draw, and with a diagnostic if that changes the table.
  private func drawn(_ declared: DeclaredTable) -> DeclaredTable {
    var (drawn, hasRefused) = refusingChanges(isDrawing: true) { declared.drawn() }
    if hasRefused { drawn.diagnose(Self.isChangedByDrawing) }
    return drawn
  }

  private static var isChangedByDrawing: String {
    "a row that draws itself changes the table; that was ignored"
  }
}

extension TableAdapter: CustomReflectable {
  /// The title and the number of rows, without values, of which some may be secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["title": title ?? "", "numberOfRows": numberOfRows])
  }
}
