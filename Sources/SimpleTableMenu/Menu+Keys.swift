public import SimpleTable

extension Menu {
  /// Selects the row with a key, whatever page it is on: the page is shown first.
  ///
  /// The key of a row is its id, preceded by the scopes of the links that lead to its page.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether anything has run, and if not, why; a row that the user cannot reach now
  ///   is unknown.
  /// - Complexity: O(*n*) in the number of rows of all pages.
  @discardableResult
  public func select(key: String) -> ValueOutcome {
    go(toKey: key).map { page.select(row: $0) } ?? .ignored(.unknownRow)
  }

  /// Selects the row with a key after the user has answered its question with yes.
  ///
  /// - Returns: As ``select(key:)`` does.
  @discardableResult
  public func confirm(key: String) -> ValueOutcome {
    go(toKey: key).map { page.confirm(row: $0) } ?? .ignored(.unknownRow)
  }

  /// The rows of all pages that have a key.
  package var rowsWithKeys: [(key: String, row: Row)] {
    known.pages.flatMap { page in
      page.declared.sections.flatMap { section in
        section.rows.compactMap { row in row.declaredID.map { (page.route.prefix + $0, row) } }
      }
    }
  }

  /// Returns the names of the environment variables of all settings but those of records.
  ///
  /// - Complexity: O(*n*) in the length of all keys.
  package func variableNames(prefix: String) -> VariableNames {
    let settings = known.settings.lazy.filter { !$0.route.isOfRecord }
    return VariableNames(of: settings.map(\.key), prefix: prefix)
  }

  /// Shows the row with a key and returns its identity, or `nil` if the user cannot reach it.
  @discardableResult
  package func go(toKey key: String) -> RowID? {
    guard !refusesUse() else { return nil }
    let walk = evaluate()
    see(walk)
    for page in walk.pages
    where page.isReachable && key.utf8.starts(with: page.route.prefix.utf8) {
      let id = RowID(String(key.utf8.dropFirst(page.route.prefix.utf8.count)) ?? key)
      guard page.declared.position(of: id) != nil else { continue }
      return go(to: id, behind: page.route.links) ? id : nil
    }
    return nil
  }
}
