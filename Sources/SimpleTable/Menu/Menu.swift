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
/// When a page is reloaded, those above it are reloaded first, and the rows that led to it say
/// what it shows now. A page is left when its row goes, leads nowhere any more, is hidden, also with
/// a row above it, or is disabled.
///
/// A menu keeps its pages alive, and none of them keeps the menu. A page belongs to the menu that
/// took it last.
public final class Menu {
  /// A page below the first one, and how it was reached.
  private struct Step {
    let link: RowID
    let page: TableAdapter

    /// What the keys of the page begin with, a full stop at the end included.
    let prefix: String

    /// Whether the page was pushed with a table of its own, which the link does not replace.
    let hasOwnTable: Bool
  }

  let root: TableAdapter
  private var steps: [Step] = []

  /// Called when another page is shown.
  public var onNavigate: ((_ page: TableAdapter) -> Void)?

  /// Called after a setting got another value, or another source, other than by the program itself.
  public var onSettingChange: ((_ change: SettingChange) -> Void)?

  /// Where the values of the settings come from.
  var sources = SettingSources()

  /// The keys that the store held before it was loaded again, and holds no more.
  var removed: Set<String> = []

  /// The changes that the reader made, for undo: those made at once are one element.
  var history: [[Edit]] = []

  /// The changes for which the handler is still to be called.
  var pendingChanges: [SettingChange] = []

  /// The texts of all pages, while a search is going on.
  var searchIndex: SearchIndex?

  /// Creates a menu that shows a table.
  public convenience init(_ table: Table) {
    self.init(TableAdapter(table))
  }

  /// Creates a menu that shows an adapter's table as its first page.
  public init(_ adapter: TableAdapter) {
    root = adapter
    adapter.host = self
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

  /// The titles from the first page to the one in view.
  public var titles: [String] { adapters.map { $0.title ?? "" } }
}

// MARK: - Navigating

extension Menu {
  /// Shows a table below the page in view.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - link: The row that leads to it; if that goes, the page is left. A row that is not there
  ///     counts as gone when the page above is reloaded next.
  public func push(_ table: Table, from link: RowID) {
    push(Step(link: link, page: TableAdapter(table), prefix: prefix(of: page), hasOwnTable: true))
  }

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

  /// Reloads all pages from the first one on, and leaves those whose row has gone.
  public func reload() { page.reload() }

  private func push(_ step: Step) {
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

  /// Leaves a page and those below it, to which nothing leads any more.
  private func leaveLost(downTo count: Int) {
    remove(downTo: count)
    onNavigate?(page)
  }

  private func remove(downTo count: Int) {
    for step in steps[count...] { release(step.page) }
    steps.removeSubrange(count...)
  }

  /// Lets a page go, unless another menu has taken it meanwhile.
  private func release(_ page: TableAdapter) {
    if page.host == nil || page.host === self { page.host = nil }
  }
}

// MARK: - Following changes

extension Menu: PageHost {
  /// Reloads the pages one after the other instead of each by the one below, so that links may lead
  /// to any depth.
  func reload(_ page: TableAdapter) -> TableChanges {
    searchIndex = nil
    defer { deliverChanges() }
    var changes = root.show(root.table)
    if page === root { return changes }
    var number = 0
    while number < steps.count {
      let step = steps[number]
      let table = step.hasOwnTable ? step.page.table : pageAbove(number).destination(of: step.link)
      guard let table, pageAbove(number).offers(step.link) else {
        leaveLost(downTo: number)
        return TableChanges()
      }
      changes = step.page.show(table)
      if step.page === page { return changes }
      number += 1
    }
    return TableChanges()
  }

  func openLink(_ link: RowID, of page: TableAdapter) {
    guard page === self.page, let table = page.destination(of: link) else { return }
    let scope = page.link(link)?.scope.map { $0 + "." } ?? ""
    let prefix = prefix(of: page) + scope
    let locks = sources.locks(prefix: prefix)
    let below = TableAdapter(table, locks: locks)
    push(Step(link: link, page: below, prefix: prefix, hasOwnTable: false))
  }

  func locks(of page: TableAdapter) -> [String: String] {
    sources.locks(prefix: prefix(of: page))
  }

  /// Returns what the keys of a page begin with.
  private func prefix(of page: TableAdapter) -> String {
    steps.first { $0.page === page }?.prefix ?? ""
  }

  func readerDidChange(_ position: RowPosition, of page: TableAdapter) {
    guard let setting = setting(at: position, of: page) else { return }
    let change = { (value: SettingValue) in
      Edit(
        key: setting.key, control: setting.control, oldValue: setting.value, newValue: value,
        oldStored: self.sources.stored[setting.key], newStored: value,
        formerKeys: setting.row?.formerKeys ?? [], isSecret: setting.reading.state.isSecure)
    }
    record([change(setting.currentValue)])
  }

  /// Returns the setting that a row changes, as it was when the page was evaluated.
  ///
  /// A row of a group of choices changes that, and an option of a picker changes the picker, which
  /// may be on the page above.
  private func setting(at position: RowPosition, of page: TableAdapter) -> MenuWalk.Setting? {
    let section = page.model.declared.sections[position.section]
    let control = section.rows[position.row].control
    if control?.style != .choice {
      return setting(prefix(of: page), section, row: position.row)
    }
    if let parent = section.outline?.parent(of: position.row),
      let picker = setting(prefix(of: page), section, row: parent)
    {
      return picker
    }
    if section.groupControl != nil {
      return MenuWalk.Setting(section, prefix: prefix(of: page), page: 0)
    }
    guard let number = steps.firstIndex(where: { $0.page === page }) else { return nil }
    let above = pageAbove(number)
    guard let picker = above.model.declared.position(of: steps[number].link) else { return nil }
    return setting(
      prefix(of: above), above.model.declared.sections[picker.section], row: picker.row)
  }

  private func setting(
    _ prefix: String, _ section: DeclaredSection, row: Int
  ) -> MenuWalk.Setting? {
    MenuWalk.Setting(section, row: row, prefix: prefix, page: 0)
  }

  /// Leaves the pages below one whose row does not lead to them any more.
  func rowsDidChange(on page: TableAdapter) {
    guard let number = adapters.firstIndex(where: { $0 === page }), number < steps.count,
      !page.offers(steps[number].link)
        || !steps[number].hasOwnTable && !page.isLink(steps[number].link)
    else { return }
    leaveLost(downTo: number)
  }

  private func pageAbove(_ number: Int) -> TableAdapter {
    number == 0 ? root : steps[number - 1].page
  }
}

extension TableAdapter {
  /// Returns whether a row can be selected, wherever it is.
  fileprivate func offers(_ id: RowID) -> Bool {
    guard let position = model.declared.position(of: id), !model.declared[position].isDisabled
    else { return false }
    let outline = model.declared.sections[position.section].outline
    return sequence(first: position.row) { outline?.parent(of: $0) }
      .allSatisfy { !model.map[declared: position.section].holds(.hidden, row: $0) }
  }

  /// Returns whether a row leads to another table.
  fileprivate func isLink(_ id: RowID) -> Bool { link(id)?.destination != nil }

  /// Evaluates and returns the table to which a row leads.
  fileprivate func destination(of id: RowID) -> Table? { link(id)?.destination?() }

  fileprivate func link(_ id: RowID) -> Control? {
    model.declared.position(of: id).flatMap { model.declared[$0].storage.extras?.control }
  }
}
