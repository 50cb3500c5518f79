import SimpleTable

// Rows by their keys, as words of a command name them.

extension Menu {
  /// Selects the row with a key on any page, after showing that page.
  ///
  /// The key of a row is its id, preceded by the scopes of the links that lead to its page.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether anything has run, and if not, why. A row that the user cannot reach now is
  ///   unknown.
  /// - Complexity: O(*n*) in the number of rows of all pages.
  func select(key: String) -> ValueOutcome {
    go(toKey: key).map { page.select(row: $0) } ?? .ignored(.unknownRow)
  }

  /// Selects the row with a key after the user has answered its question with yes.
  ///
  /// - Returns: As ``select(key:)`` does.
  func confirm(key: String) -> ValueOutcome {
    go(toKey: key).map { page.confirm(row: $0) } ?? .ignored(.unknownRow)
  }

  /// The rows of all pages that have a key.
  var rowsWithKeys: [(key: String, row: Row)] {
    declaredPages.flatMap { prefix, declared in
      declared.allSections.flatMap { section in
        section.allRows.compactMap { row in row.declaredID.map { (prefix + $0, row) } }
      }
    }
  }

  /// The rows of all pages that have a key and an action, and change no setting.
  var rowsWithActions: [(key: String, row: Row)] {
    rowsWithKeys.filter { $0.row.hasAction && !$0.row.hasValue && $0.row.role?.optionText == nil }
  }

  /// Returns the setting that the row with a key changes, or `nil` if it changes none.
  ///
  /// - Parameter key: The key of the row.
  /// - Returns: The key of the setting, and the value that an option stands for.
  /// - Complexity: O(*n*) in the number of rows of all pages.
  func setting(changedByRow key: String) -> (key: String, value: String?)? {
    if knownSetting(key) != nil { return (key, nil) }
    for (prefix, declared) in declaredPages {
      for section in declared.allSections {
        let option = section.controls.first { _, row in row.declaredID.map { prefix + $0 } == key }
        guard let option, let value = option.row.role?.optionText,
          let picker = section.parent(ofRow: option.number), section.allRows[picker].hasValue,
          let name = section.id(ofRow: picker).name
        else { continue }
        return (prefix + name, value)
      }
    }
    return nil
  }
}
