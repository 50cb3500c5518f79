/// A table as numbered sections and rows, for list views of any kind.
///
/// ```swift
/// let adapter = TableAdapter(Table { Section { Row("Wi-Fi").id("wifi") } })
/// adapter.numberOfRows(inSection: 0)  // → 1
/// adapter.row(at: RowPath(section: 0, row: 0))?.title  // → "Wi-Fi"
/// ```
///
/// Paths count visible sections and rows. Lookups never trap: for an unknown path or id they return
/// `nil`, 0 or an outcome with the reason. Use an adapter on one actor, or outside of actors.
///
/// Your code runs at known moments. The description and the getters of its bindings run while the
/// table is evaluated. All other closures may read and change the adapter. Changes inside
/// ``onChange`` are queued.
///
/// An adapter keeps its table and everything that the table's closures capture. If a closure uses
/// the adapter of its own table, capture it weakly or unowned. Otherwise both stay alive until
/// ``reload(_:)`` shows another table.
///
/// - Complexity: Looking up is O(1) by path, and by id while all rows are visible; by id it is
///   O(log *n*) otherwise.
public final class TableAdapter {
  /// The table that is shown.
  public private(set) var table: Table

  /// Called with each change list that is not empty, once the adapter is in the new state.
  ///
  /// If the handler changes the table, its call returns no changes: they are made after the handler
  /// has returned, and delivered by a call of their own. Until then, lookups return the state that
  /// is being delivered.
  public var onChange: ((_ changes: TableChanges) -> Void)?

  /// Called before a section collapses, but not when a filter or a reload collapses it.
  public var willCollapse: ((_ section: SectionID) -> Void)?

  /// Called after a section has collapsed and the change was delivered.
  public var didCollapse: ((_ section: SectionID) -> Void)?

  /// Called before a section expands, but not when a filter or a reload expands it.
  public var willExpand: ((_ section: SectionID) -> Void)?

  /// Called after a section has expanded and the change was delivered.
  public var didExpand: ((_ section: SectionID) -> Void)?

  /// Called before a disclosure row or a picker collapses, but not when a reload collapses it.
  public var willCollapseRow: ((_ row: RowID) -> Void)?

  /// Called after a disclosure row or a picker has collapsed and the change was delivered.
  public var didCollapseRow: ((_ row: RowID) -> Void)?

  /// Called before a disclosure row or a picker expands, but not when a filter or a reload expands
  /// it.
  public var willExpandRow: ((_ row: RowID) -> Void)?

  /// Called after a disclosure row or a picker has expanded and the change was delivered.
  public var didExpandRow: ((_ row: RowID) -> Void)?

  // Run-time exclusivity checks would double the cost of looking a row up. No lookup can overlap a
  // change: the functions of the model call none of the program's code.
  @exclusivity(unchecked) var model: TableModel

  /// The row that was selected last.
  package var selection: RowID?

  /// Why entered values were refused, shown with their rows.
  var refusals: [RowID: Refusal] = [:]

  /// Whether a menu has left the page.
  ///
  /// A page that was left refuses changes.
  package var isLeft = false

  /// The menu that the page belongs to.
  package weak var coordinator: (any PageCoordinator)?

  /// Whether a change is being delivered.
  var phase = Phase.idle

  /// The changes that wait until another one was delivered.
  var waiting: [() -> TableChanges] = []

  /// The actions of the rows that take time, which the pages of a menu share.
  package let actions: RowActions

  /// The guard that refuses the use of the page at the wrong moment; the pages of a menu share it.
  package let useGuard: UseGuard

  /// The rows that lead to the page, one on each page of the menu above it.
  let links: [RowID]

  /// Called once something that the description has read from observable objects is about to
  /// change, on the thread that makes the change.
  package var onObservedChange: (@Sendable () -> Void)? {
    didSet { notifyOfChanges() }
  }

  /// The number of times that an evaluated description was shown.
  package private(set) var evaluationCount = 1

  /// The number of changes so far that may affect visibility.
  package var revision: Int { model.revision }

  /// Creates an adapter and evaluates the table's description.
  ///
  /// - Complexity: O(*n*) in the number of rows declared.
  public convenience init(_ table: Table) {
    self.init(table, isObserved: false)
  }

  /// Creates an adapter that tracks from the start what the description reads from observable
  /// objects.
  package init(_ table: Table, isObserved: Bool) {
    self.table = table
    links = []
    actions = RowActions()
    useGuard = UseGuard()
    let declared = useGuard.evaluate(table, isObserved: isObserved)
    model = TableModel(declared.noted(by: PageNotes()))
    actions.didEnd = { [weak self] _ in self?.reload() }
  }

  /// Creates a page of a menu, of a table whose description was evaluated just now.
  package init(
    _ table: Table, declared: DeclaredTable, notes: PageNotes = PageNotes(),
    behind links: [RowID], actions: RowActions,
    useGuard: UseGuard
  ) {
    self.table = table
    self.links = links
    self.actions = actions
    self.useGuard = useGuard
    var notes = notes
    notes.actions.merge(actions.notes(on: links)) { $1 }
    model = TableModel(declared.noted(by: notes))
  }

  /// Creates a page that stays as another one is now, to be compared with that one later.
  package init(stillOf page: TableAdapter) {
    table = Table()
    links = page.links
    actions = RowActions()
    useGuard = UseGuard()
    model = page.model
  }
}

// MARK: - Evaluating

extension TableAdapter {
  /// Evaluates the description again and shows the new result.
  ///
  /// Rows and sections are matched by identity, so they stay collapsed, expanded, hidden or
  /// selected. A call during the evaluation of the description does nothing and adds a diagnostic.
  /// A call in a setter does nothing, because the page is reloaded afterwards. If the page belongs
  /// to a menu, the pages above it are reloaded first.
  ///
  /// - Returns: The changes.
  /// - Complexity: O(*n*) in the number of rows declared; O(*n* log *n*) where their order changed.
  @discardableResult
  public func reload() -> TableChanges {
    if useGuard.isAssigning { return TableChanges() }
    return whenDelivered { [self] in perform(.reload).changes }
  }

  /// Shows another table instead of the current one, as if the description had changed.
  ///
  /// - Returns: The changes.
  /// - Complexity: As that of ``reload()``.
  @discardableResult
  public func reload(_ table: Table) -> TableChanges {
    whenDelivered { [self] in perform(.show(table)).changes }
  }

  func show(_ table: Table) -> TableChanges { show(table, evaluate(table)) }

  /// Shows a table whose description was evaluated just now, with the notes of the page's owner.
  package func show(
    _ table: Table, _ declared: DeclaredTable, notes: PageNotes = PageNotes()
  ) -> TableChanges {
    self.table = table
    evaluationCount += 1
    let before = model
    forgetSettledRefusals(declared)
    var notes = notes
    notes.refusals = refusals
    notes.actions.merge(actions.notes(on: links)) { $1 }
    model.show(noted(declared, by: notes))
    if onObservedChange != nil { notifyOfChanges() }
    let changes = before.changes(to: model)
    if let selection, model.declared.position(of: selection) == nil { self.selection = nil }
    deliver(changes)
    return changes
  }

  /// Returns what has changed from this page to another state of it.
  package func changes(to page: TableAdapter) -> TableChanges { model.changes(to: page.model) }

  package func evaluate(_ table: Table) -> DeclaredTable {
    let isObserved = onObservedChange != nil || coordinator != nil
    return useGuard.evaluate(table, after: model.declared, isObserved: isObserved)
  }

  /// Runs code that calls closures that draw.
  ///
  /// If these change the table, the change is ignored and adds a diagnostic.
  package func drawing<Result>(_ body: () -> Result) -> Result {
    let (result, hasRefused) = useGuard.running(.drawing, body)
    if hasRefused { model.diagnose(Self.isChangedByDrawing) }
    return result
  }

  /// Returns a description with notes and with what its rows draw, and a diagnostic if drawing
  /// changes the table.
  private func noted(_ declared: DeclaredTable, by notes: PageNotes) -> DeclaredTable {
    var (noted, hasRefused) = useGuard.running(.drawing) { declared.noted(by: notes) }
    if hasRefused { noted.diagnose(Self.isChangedByDrawing) }
    return noted
  }

  private static var isChangedByDrawing: String {
    "a row that draws itself changes the table; that was ignored"
  }
}

extension TableAdapter: CustomReflectable {
  /// The title and the number of rows, without values, because some may be secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["title": title ?? "", "numberOfRows": numberOfRows])
  }
}

// What people write from habit, with what to write instead.
extension TableAdapter {
  /// Explains how an adapter is created.
  @available(*, unavailable, message: "an adapter needs a table: TableAdapter(Table { … })")
  public convenience init(@TableBuilder _ content: () -> Section) { self.init(Table()) }

  /// Explains that the closure is assigned to a property.
  @available(*, unavailable, message: "assign the closure: onChange = { … }")
  public func onChange(_ action: (TableChanges) -> Void) {}

  /// Explains how the rows of a section are counted.
  @available(*, unavailable, message: "write numberOfRows(inSection:)")
  public func numberOfRows(in section: Int) -> Int { 0 }

  /// Explains how a row is selected.
  @available(*, unavailable, message: "write select(at: path), or select(row: id)")
  public func select<Place>(_ place: Place) {}

  /// Explains how an accessory is tapped.
  @available(*, unavailable, message: "write tapAccessory(at: path), or tapAccessory(row: id)")
  public func tapAccessory<Place>(_ place: Place) {}

  /// Explains that values are changed by the id of their row.
  @available(*, unavailable, message: "write increment(row:by:) with the row's id, see id(at:)")
  public func increment<Place>(_ place: Place, by steps: Int = 1) {}

  /// Explains that values are changed by the id of their row.
  @available(*, unavailable, message: "write increment(row:by:) with the row's id, see id(at:)")
  public func increment<Place>(at place: Place, by steps: Int = 1) {}
}
