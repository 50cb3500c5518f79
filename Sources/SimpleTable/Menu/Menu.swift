/// A table in use, with all pages that its links lead to, and their settings.
///
/// ```swift
/// let menu = Menu(settings)
/// menu.page.select(RowPath(section: 0, row: 1))  // a LinkRow
/// menu.titles  // → ["Settings", "Wi-Fi"]
/// menu.pop()
/// ```
///
/// A control with an id, or a group of choices whose section has one, is a setting; the id is its
/// key. The menu knows the settings of all pages, stores what was chosen, and takes values from a
/// store, the environment and the program's arguments, each of which overrides those before.
///
/// When a page is reloaded, the pages above it are reloaded first, because its link may have
/// changed. A page is left when the row that leads to it is removed, is disabled, is no link any
/// more, or is hidden, itself or with the row that it is below.
///
/// A menu keeps its pages alive, but no page keeps the menu alive. A page belongs to the menu that
/// showed it last.
public final class Menu {
  /// A page below the first one, and how it was reached.
  struct Step {
    let link: RowID
    let page: TableAdapter

    /// The way to the page; for a page that is also above itself, the way to the upper one.
    let route: PageRoute
  }

  let root: TableAdapter
  private(set) var steps: [Step] = []

  /// Called when another page is shown.
  public var onNavigate: ((_ page: TableAdapter) -> Void)?

  /// Called after a setting got another value or source through the menu or one of its sources.
  ///
  /// A value that the program changes itself, behind the menu, is not reported.
  public var onSettingChange: ((_ change: SettingChange) -> Void)?

  /// Where the values of the settings come from.
  var sources = SettingSources()

  /// The result of the last load, until it is shown.
  var lastLoad: Result<LoadReport, any Error>?

  /// The places whose keys were declared before, in the last walk; `nil` before the first one.
  var duplicates: Set<DeclaredSetting.Place>?

  /// The changes that the reader made, for undo; those made together are one element.
  var history: [[Edit]] = []

  /// The changes for which the handler is still to be called, and whether it is being called.
  var pendingChanges: [SettingChange] = []
  var isDeliveringChanges = false

  /// Whether code of the user is running that must not use the menu, and whether it tried.
  var isAsking = false
  var asksItself = false

  /// Whether settings are being set to the values of the sources, which a reload then leaves out.
  var isSettling = false

  /// The texts of all pages, from the first search until the next reload.
  var searchIndex: SearchIndex?

  /// Creates a menu that shows a table.
  public convenience init(_ table: Table) {
    self.init(TableAdapter(table))
  }

  /// Creates a menu that shows an adapter's table as its first page.
  public init(_ adapter: TableAdapter) {
    root = adapter
    if adapter.host != nil { adapter.noteSecondMenu() }
    adapter.host = self
    noteFirstValues(of: MenuWalk.Page(root: adapter.model.declared).settings)
  }

  deinit {
    for page in adapters { release(page) }
  }

  /// The page in view.
  public var page: TableAdapter { steps.last?.page ?? root }

  /// The pages from the first one to the one in view; never empty.
  public var adapters: [TableAdapter] { [root] + steps.map(\.page) }

  /// The rows that lead to the page in view, one on each page above it.
  var links: [RowID] { steps.map(\.link) }

  /// The words of the first page's own messages, such as why a value is refused.
  public var words: TableWords { root.words }

  /// The titles from the first page to the one in view.
  public var titles: [String] { adapters.map { $0.title ?? "" } }
}

// MARK: - Navigating

extension Menu {
  /// Goes back to the page above and reloads it.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func pop() -> Bool {
    guard !steps.isEmpty else { return false }
    leave(downTo: steps.count - 1)
    return true
  }

  /// Goes back to the first page and reloads it.
  public func popToRoot() {
    if !steps.isEmpty { leave(downTo: 0) }
  }

  /// Reloads all pages from the first one on, and leaves those that no row leads to any more.
  public func reload() { page.reload() }

  func push(_ step: Step) {
    step.page.host = self
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

  /// Leaves the lowest pages, to which no row leads any more.
  ///
  /// - Parameter count: The number of pages below the first one that stay.
  func leaveLost(downTo count: Int) {
    remove(downTo: count)
    onNavigate?(page)
  }

  private func remove(downTo count: Int) {
    for step in steps[count...] { release(step.page) }
    steps.removeSubrange(count...)
  }

  /// Detaches a page from this menu, unless another menu has taken it since.
  private func release(_ page: TableAdapter) {
    if page.host == nil || page.host === self { page.host = nil }
  }
}
