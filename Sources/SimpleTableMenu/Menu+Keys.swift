import SimpleTable

extension Menu {
  /// The pages as they were evaluated last, each with the prefix of its keys.
  package var declaredPages: [(prefix: String, declared: DeclaredTable)] {
    known.pages.map { ($0.route.prefix, $0.declared) }
  }

  /// Returns the names of the environment variables of all settings but those of records.
  ///
  /// - Complexity: O(*n*) in the length of all keys.
  package func variableNames(prefix: String) -> VariableNames {
    let settings = known.settings.lazy.filter { !$0.route.isOfRecord }
    return VariableNames(of: settings.map(\.key), prefix: prefix)
  }

  /// Returns values by the present keys of their settings: those under former keys are converted, as
  /// where a store has them.
  ///
  /// - Parameter values: The values, each key once.
  /// - Returns: The other values in their order, and then those that were under former keys.
  package func underPresentKeys(
    _ values: [(key: String, value: SettingValue)]
  ) -> [(key: String, value: SettingValue)] {
    var level = Level(.user)
    level.load(Dictionary(values) { $1 }, location: nil)
    let former = engine.reevaluate().settings.filter { setting in
      setting.former.contains { level[$0.key] != nil }
    }
    let formerKeys = Set(former.flatMap(\.formerKeys))
    return values.filter { !formerKeys.contains($0.key) }
      + former.compactMap { setting in
        guard level[setting.key] == nil else { return nil }
        return level.value(of: setting).map { (setting.key, $0.value) }
      }
  }

  /// Shows the row with a key and returns its identity, or `nil` if the user cannot reach it.
  @discardableResult
  package func go(toKey key: String) -> RowID? {
    guard !root.useGuard.refusesUse() else { return nil }
    let walk = engine.reevaluate()
    for page in walk.pages where page.isReachable {
      guard let id = page.route.id(of: key), page.declared.position(of: id) != nil else { continue }
      guard go(to: id, behind: page.way) else { return nil }
      return self.page.selection
    }
    return nil
  }
}
