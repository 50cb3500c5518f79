import SimpleTable

extension Menu {
  /// Selects the row with a key on any page, after showing that page.
  ///
  /// The key of a row is its id, preceded by the scopes of the links that lead to its page.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether anything has run, and if not, why. A row that the user cannot reach now is
  ///   unknown.
  /// - Complexity: O(*n*) in the number of rows of all pages.
  @discardableResult
  package func select(key: String) -> ValueOutcome {
    go(toKey: key).map { page.select(row: $0) } ?? .ignored(.unknownRow)
  }

  /// Selects the row with a key after the user has answered its question with yes.
  ///
  /// - Returns: As ``select(key:)`` does.
  @discardableResult
  package func confirm(key: String) -> ValueOutcome {
    go(toKey: key).map { page.confirm(row: $0) } ?? .ignored(.unknownRow)
  }

  /// The rows of all pages that have a key.
  package var rowsWithKeys: [(key: String, row: Row)] {
    known.pages.flatMap { page in
      page.declared.allSections.flatMap { section in
        section.allRows.compactMap { row in row.declaredID.map { (page.route.prefix + $0, row) } }
      }
    }
  }

  /// The rows of all pages that have a key and an action, and change no setting.
  package var rowsWithActions: [(key: String, row: Row)] {
    rowsWithKeys.filter { $0.row.hasAction && !$0.row.hasValue && $0.row.role?.optionText == nil }
  }

  /// Returns the setting that the row with a key changes, or `nil` if it changes none.
  ///
  /// - Parameter key: The key of the row.
  /// - Returns: The key of the setting, and the value that an option stands for.
  /// - Complexity: O(*n*) in the number of rows of all pages.
  package func setting(changedByRow key: String) -> (key: String, value: String?)? {
    if knownSetting(key) != nil { return (key, nil) }
    for page in known.pages {
      for section in page.declared.allSections {
        let option = section.controls.first { _, row in
          row.declaredID.map { page.route.prefix + $0 } == key
        }
        guard let option, let value = option.row.role?.optionText,
          let picker = section.parent(ofRow: option.number),
          let setting = DeclaredSetting(section, row: picker, on: page.route)
        else { continue }
        return (setting.key, value)
      }
    }
    return nil
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
    guard !root.useGuard.refusesUse() else { return nil }
    let walk = engine.reevaluate()
    for page in walk.pages
    where page.isReachable && key.utf8.starts(with: page.route.prefix.utf8) {
      let id = RowID(String(key.utf8.dropFirst(page.route.prefix.utf8.count)) ?? key)
      guard page.declared.position(of: id) != nil else { continue }
      guard go(to: id, behind: page.way) else { return nil }
      return self.page.selection
    }
    return nil
  }
}
