/// The tables that lead from a first one to the one being shown.
///
/// ```swift
/// let menu = Menu(settings)
/// menu.page.select(RowPath(section: 0, row: 1))  // a LinkRow
/// menu.titles  // → ["Settings", "Wi-Fi"]
/// menu.pop()
/// ```
///
/// When a table is reloaded, those before it are reloaded first, and the rows that led to it say
/// what it is now. A table is left when its row goes, leads nowhere any more, is hidden, also with a
/// row above it, or is disabled.
///
/// A menu keeps its adapters alive, and none of them keeps the menu.
public final class Menu {
  /// The adapters from the first table to the one being shown; never empty.
  public private(set) var adapters: [TableAdapter]

  /// Called when another table is shown.
  public var onNavigate: ((_ page: TableAdapter) -> Void)?

  /// The rows that led from each table to the next.
  private var links: [RowID] = []

  /// What each table but the first is now.
  private var sources: [(TableAdapter) -> Table?] = []

  /// Creates a menu that shows a table.
  public convenience init(_ table: Table) {
    self.init(TableAdapter(table))
  }

  /// Creates a menu that shows an adapter's table, and answers for its links from now on.
  public init(_ adapter: TableAdapter) {
    adapters = [adapter]
    attend(to: adapter)
  }

  /// The adapter of the table being shown.
  public var page: TableAdapter { adapters[adapters.count - 1] }

  /// The titles from the first table to the one being shown.
  public var titles: [String] { adapters.map { $0.title ?? "" } }

  deinit {
    for adapter in adapters { release(adapter) }
  }

  /// Shows a table after the one being shown.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - link: The row that leads to it; if that goes, the table is left. A row that is not there
  ///     counts as gone when the table before is reloaded next.
  public func push(_ table: Table, from link: RowID) {
    push(TableAdapter(table), from: link) { $0.table }
  }

  /// Goes back to the table before and reloads it.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func pop() -> Bool {
    guard adapters.count > 1 else { return false }
    leave(downTo: adapters.count - 1)
    return true
  }

  /// Goes back to the first table and reloads it.
  public func popToRoot() {
    if adapters.count > 1 { leave(downTo: 1) }
  }

  /// Reloads all tables from the first one on, and leaves those whose row has gone.
  public func reload() { page.reload() }
}

// MARK: - Following changes

extension Menu {
  /// Shows a table, which is asked for what it is now whenever it is reloaded.
  private func push(
    _ adapter: TableAdapter, from link: RowID, tableNow: @escaping (TableAdapter) -> Table?
  ) {
    attend(to: adapter)
    adapter.tableNow = { [weak self, unowned adapter] in self?.table(of: adapter) }
    adapters.append(adapter)
    links.append(link)
    sources.append(tableNow)
    onNavigate?(adapter)
  }

  /// Reloads the tables before one, from the first on, and returns what that one is now, or
  /// nothing if it was left meanwhile.
  ///
  /// One after the other instead of each by its child, so that links may lead at any depth.
  private func table(of adapter: TableAdapter) -> Table? {
    var number = 0
    while number < adapters.count {
      let next = adapters[number]
      if number == 0 {
        next.reload()
      } else {
        guard let table = sources[number - 1](next) else {
          leaveTables(from: number)
          return nil
        }
        if next === adapter { return table }
        next.reload(table)
      }
      number += 1
    }
    return nil
  }

  private func attend(to adapter: TableAdapter) {
    adapter.menu = self
    adapter.tableNow = nil
    adapter.openLink = { [weak self, unowned adapter] link, table in
      guard let self, page === adapter else { return }
      push(TableAdapter(table), from: link) { [weak adapter] _ in
        adapter?.destination(of: link)
      }
    }
    adapter.didChangeRows = { [weak self, unowned adapter] in
      self?.leaveLostTables(after: adapter)
    }
  }

  /// Answers for an adapter no more, unless another menu does by now.
  private func release(_ adapter: TableAdapter) {
    guard adapter.menu == nil || adapter.menu === self else { return }
    adapter.menu = nil
    adapter.openLink = nil
    adapter.tableNow = nil
    adapter.didChangeRows = nil
  }

  /// Leaves the tables after one whose row leads to them no more.
  private func leaveLostTables(after adapter: TableAdapter) {
    guard let end = adapters.firstIndex(where: { $0 === adapter }), end < links.count,
      !adapter.offers(links[end]) || sources[end](adapters[end + 1]) == nil
    else { return }
    leaveTables(from: end + 1)
  }

  /// Leaves a table and those after it, which nothing leads to any more.
  private func leaveTables(from number: Int) {
    remove(downTo: number)
    onNavigate?(page)
  }

  private func leave(downTo count: Int) {
    remove(downTo: count)
    let shown = page
    shown.reload()
    // What the reload led away from was told by it.
    if shown === page { onNavigate?(shown) }
  }

  private func remove(downTo count: Int) {
    for adapter in adapters[count...] { release(adapter) }
    adapters.removeSubrange(count...)
    links.removeSubrange((count - 1)...)
    sources.removeSubrange((count - 1)...)
  }
}

extension TableAdapter {
  /// Whether a row can still be selected, wherever it stands.
  fileprivate func offers(_ id: RowID) -> Bool {
    guard let position = position(of: id), !declared[position].isDisabled else { return false }
    let outline = declared.sections[position.section].outline
    return sequence(first: position.row) { outline?.parent(of: $0) }
      .allSatisfy { !map[declared: position.section].holds(.hidden, row: $0) }
  }

  /// Returns the table to which a row leads now.
  fileprivate func destination(of id: RowID) -> Table? {
    position(of: id).flatMap { declared[$0].storage.extras?.control?.destination?() }
  }
}
