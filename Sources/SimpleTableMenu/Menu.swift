public import SimpleTable

/// A table with all pages that its links lead to, and the settings on them.
///
/// ```swift
/// let menu = Menu(settings)
/// menu.page.select(at: RowPath(section: 0, row: 1))  // a LinkRow
/// menu.titles  // → ["Settings", "Wi-Fi"]
/// menu.pop()
/// ```
///
/// A control with an id is a setting, and the id is its key. The menu finds the settings of all
/// pages, and stores the user's choices. Values come from stores, the environment and the program's
/// arguments; ``SettingSource`` has their order. The same sources and description always give the
/// same values, also after a restart.
///
/// When a page is reloaded, the pages above it are reloaded first, because its link may have
/// changed. A page is left when its link is removed or is no longer a link, and when the link, or a
/// row or section that contains it, is disabled or hidden.
///
/// A menu keeps its pages alive, but no page keeps the menu alive. A page belongs to the menu that
/// showed it last.
public final class Menu {
  /// A page below the first one, and how it was reached.
  struct Step {
    let link: RowID
    let page: TableAdapter

    /// The way to the page; for a page that is also above itself, the way to the upper one.
    ///
    /// `nil` for a page with a table of its own, and for those below it, which no walk reaches.
    let route: PageRoute?

    /// Whether the program has pushed the page with a table that no link replaces.
    var hasOwnTable = false
  }

  let root: TableAdapter
  private(set) var steps: [Step] = []

  /// Called after the user or the program has gone to another page.
  public var onNavigate: ((_ page: TableAdapter) -> Void)?

  /// Called after the value or the source of a setting has changed, through the menu or in a store.
  ///
  /// A value that the program changes itself is not reported. If the handler sets other settings in
  /// response to a change of the user, they are undone together with it.
  public var onSettingChange: ((_ change: SettingChange) -> Void)?

  /// Called once something that a page in view has read from observable objects is about to change,
  /// on the thread that makes the change, and after an action that takes time has ended.
  package var onObservedChange: (@Sendable () -> Void)? {
    didSet {
      for page in pages { page.onObservedChange = onObservedChange }
    }
  }

  /// The settings of all pages.
  let engine: SettingsEngine

  /// The problems of the last reading of the sources, until they are shown.
  var report: StartReport?

  /// The level that the program wanted to edit after a setting was changed.
  var refusedLevel: SettingLevel?

  /// The pages that the user can reach, from the first search until the next reload.
  var searched: [SearchedPage] = []

  /// The page in view, from the first search there until the next reload.
  var searchedInView: SearchedView?

  /// Creates a menu that shows a table as its first page.
  public init(_ table: Table) {
    root = TableAdapter(table, isObserved: true)
    engine = SettingsEngine(root.useGuard)
    root.coordinator = self
    engine.evaluatePages = { [unowned self] in
      MenuWalk(root.table, $0, after: $1, inView: links, by: root.useGuard)
    }
    engine.show = { [unowned self] in showPages(as: $0) }
    engine.onChange = { [unowned self] in onSettingChange?($0) }
    actions.didEnd = { [weak self] row in
      self?.endAction(of: row)
      self?.onObservedChange?()
    }
  }

  deinit {
    if let first = steps.first { actions.leave([first.link]) }
    actions.didEnd = { [weak root] _ in root?.reload() }
    for page in pages { release(page) }
  }

  /// The page in view.
  public var page: TableAdapter { steps.last?.page ?? root }

  /// The pages from the first one to the one in view; never empty.
  public var pages: [TableAdapter] { [root] + steps.map(\.page) }

  /// The actions of rows that take time.
  var actions: RowActions { root.actions }

  /// The rows that lead to the page in view, one on each page above it.
  package var links: [RowID] { steps.map(\.link) }

  /// The words of the first page for the library's messages, such as why a value is refused.
  public var words: TableWords { root.words }

  /// The titles from the first page to the one in view.
  public var titles: [String] { pages.map { $0.title ?? "" } }
}

// MARK: - Navigating

extension Menu {
  /// Shows a table of the program as a page below the one in view.
  ///
  /// Its controls are not settings of the menu.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - link: The row that leads to it. The page is left at the first reload without this row.
  public func push(_ table: Table, from link: RowID) {
    if root.useGuard.refusesUse() { return }
    let table = table.inheriting(page.words)
    let below = TableAdapter(
      table, declared: root.useGuard.evaluate(table), behind: links + [link], actions: actions,
      useGuard: root.useGuard)
    push(Step(link: link, page: below, route: nil, hasOwnTable: true))
  }

  /// Goes back to the page above and reloads it.
  ///
  /// - Returns: Whether there was a page above.
  @discardableResult
  public func pop() -> Bool {
    guard !root.useGuard.refusesUse(), !steps.isEmpty else { return false }
    leave(downTo: steps.count - 1)
    return true
  }

  /// Whether going back from the page in view loses it, because no links alone lead to it.
  package var goingBackLosesPage: Bool { steps.contains(where: \.hasOwnTable) }

  /// Goes back to the first page and reloads it.
  public func popToRoot() {
    if !root.useGuard.refusesUse(), !steps.isEmpty { leave(downTo: 0) }
  }

  /// Reloads the pages from the first to the one in view, and leaves those that have lost their
  /// links.
  public func reload() { page.reload() }

  func push(_ step: Step) {
    step.page.coordinator = self
    step.page.onObservedChange = onObservedChange
    steps.append(step)
    onNavigate?(step.page)
  }

  private func leave(downTo count: Int) {
    remove(downTo: count)
    let shown = page
    shown.reload()
    // If the reload left further pages, the handler was called for that.
    if shown === page { onNavigate?(shown) }
  }

  /// Leaves the lowest pages, which have lost their links.
  ///
  /// - Parameter count: The number of pages below the first one that stay.
  func leaveLost(downTo count: Int) {
    remove(downTo: count)
    onNavigate?(page)
  }

  private func remove(downTo count: Int) {
    for step in steps[count...] {
      release(step.page)
      step.page.isLeft = true
    }
    if count < steps.count { actions.leave(Array(links[...count])) }
    steps.removeSubrange(count...)
  }

  /// Detaches a page from this menu.
  private func release(_ page: TableAdapter) {
    page.coordinator = nil
    page.onObservedChange = nil
  }
}

extension Menu: CustomReflectable {
  /// The titles of the pages, without values, because some may be secret.
  public var customMirror: Mirror { Mirror(self, children: ["titles": titles]) }
}
