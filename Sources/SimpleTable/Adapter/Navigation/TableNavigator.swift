/// The tables that lead from a first one to the one being shown.
///
/// ```swift
/// let navigator = TableNavigator(settings)
/// navigator.current.select(RowPath(section: 0, row: 1))  // a LinkRow
/// navigator.titles  // → ["Settings", "Wi-Fi"]
/// navigator.pop()
/// ```
///
/// When values change in a table, those before it are reloaded as well; a table whose row has gone
/// is left.
public final class TableNavigator {
  /// The adapters from the first table to the one being shown; never empty.
  public private(set) var adapters: [TableAdapter]

  /// Called when another table is shown.
  public var onNavigate: ((_ current: TableAdapter) -> Void)?

  /// The rows that led from each table to the next.
  private var links: [RowID] = []

  private var isReloading = false

  /// Creates a navigator that shows a table.
  public convenience init(_ table: Table) {
    self.init(TableAdapter(table))
  }

  /// Creates a navigator that shows an adapter's table, and answers for its links from now on.
  public init(_ adapter: TableAdapter) {
    adapters = [adapter]
    attend(to: adapter)
  }

  /// The adapter of the table being shown.
  public var current: TableAdapter { adapters[adapters.count - 1] }

  /// The titles from the first table to the one being shown.
  public var titles: [String] { adapters.map { $0.title ?? "" } }

  /// Shows a table after the one being shown.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - link: The row that leads to it; if that goes, the table is left.
  public func push(_ table: Table, from link: RowID) {
    let adapter = TableAdapter(table)
    attend(to: adapter)
    adapters.append(adapter)
    links.append(link)
    onNavigate?(adapter)
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
  public func reload() {
    guard !isReloading else { return }
    isReloading = true
    var level = 0
    while level < adapters.count {
      adapters[level].reload()
      if level < links.count, !adapters[level].offers(links[level]) {
        isReloading = false
        return leave(downTo: level + 1)
      }
      level += 1
    }
    isReloading = false
  }
}

// MARK: - Following changes

extension TableNavigator {
  private func attend(to adapter: TableAdapter) {
    adapter.openLink = { [weak self, unowned adapter] link, table in
      guard let self, current === adapter else { return }
      push(table, from: link)
    }
    adapter.didReload = { [weak self, unowned adapter] in self?.follow(adapter) }
  }

  /// Brings the tables before one that was reloaded up to date.
  private func follow(_ adapter: TableAdapter) {
    guard !isReloading, let level = adapters.firstIndex(where: { $0 === adapter }) else { return }
    isReloading = true
    for parent in adapters[..<level] { parent.reload() }
    isReloading = false
    let end = links.indices.first { !adapters[$0].offers(links[$0]) }
    if let end { leave(downTo: end + 1) }
  }

  private func leave(downTo count: Int) {
    for adapter in adapters[count...] {
      adapter.openLink = nil
      adapter.didReload = nil
    }
    adapters.removeSubrange(count...)
    links.removeSubrange((count - 1)...)
    current.reload()
    onNavigate?(current)
  }
}

extension TableAdapter {
  /// Whether a row is still declared and not hidden.
  fileprivate func offers(_ id: RowID) -> Bool { isHidden(row: id) == false }
}
