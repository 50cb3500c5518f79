import SimpleTable
import SimpleTableStorage

/// The values of a menu and of the tables that its links lead to, kept in one file.
struct StoredValues {
  let path: String
  private let file: ValuesFile

  /// Creates the values in a file, which need not exist yet.
  init(path: String) {
    self.path = path
    file = ValuesFile(path)
  }

  /// Sets the values of a menu to those in the file.
  ///
  /// - Returns: What was wrong with values that were passed over, a line each.
  func restore(_ table: Table) throws(ValuesFileError) -> [String] {
    var refusals: [ValuesFile.Refusal] = []
    try forEachTable(of: table) { adapter throws(ValuesFileError) in
      refusals += try file.restore(valuesOf: adapter)
    }
    return refusals.map { "\(quoted(path)): \($0)" }
  }

  /// Writes the values of a menu into the file.
  func save(_ table: Table) throws(ValuesFileError) {
    try forEachTable(of: table) { adapter throws(ValuesFileError) in
      try file.save(valuesOf: adapter)
    }
  }

  /// Calls a function with a table and those that its links lead to, each once.
  private func forEachTable(
    of table: Table, _ body: (TableAdapter) throws(ValuesFileError) -> Void
  ) throws(ValuesFileError) {
    let menu = Menu(table)
    var followed: Set<RowID> = []
    func visit() throws(ValuesFileError) {
      try body(menu.page)
      let depth = menu.adapters.count
      for link in menu.page.links where followed.insert(link).inserted {
        menu.page.path(of: link).map { _ = menu.page.select($0) }
        guard menu.adapters.count > depth else { continue }
        try visit()
        menu.pop()
      }
    }
    try visit()
  }
}

extension TableAdapter {
  /// The rows in sight that lead to a table declared elsewhere.
  fileprivate var links: [RowID] {
    items.compactMap { item in
      guard case .row(let path) = item, row(at: path)?.control?.style == .link else { return nil }
      return id(at: path)
    }
  }
}
