extension Menu {
  /// The settings of all pages, in the order of the pages and their rows.
  ///
  /// Each page is evaluated once, visible or not. While a description is evaluated, the list is
  /// empty: a description that asks for it gets `[]`, and adds a diagnostic.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var settings: [SettingInfo] {
    let walk = walk()
    return ask { walk.settings.map(info) }
  }

  /// Returns the setting with a key, or `nil` if none has it.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public func setting(_ key: String) -> SettingInfo? {
    let walk = walk()
    return ask { walk[key].map(info) }
  }

  /// What is wrong with the descriptions of all pages, including keys that collide.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var diagnostics: [Diagnostic] {
    let walk = walk()
    return walk.diagnostics + sources.problems(of: walk.settings)
  }

  /// The controls that are not settings because they have no id.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var unstoredControls: [Diagnostic] { walk().unstoredControls }

  /// The settings that are not valid, and why.
  ///
  /// These are the settings whose value is not valid or whose stored value was refused, the
  /// environment variables and arguments that were refused, and the settings that contradict each
  /// other by the rules of ``Table/validation(_:check:)``.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var invalidSettings: [RefusedValue] {
    let walk = walk()
    return ask {
      walk.settings.flatMap { setting in
        let own = invalidReason(setting).map { RefusedValue(key: setting.key, reason: $0) }
        let refused = sources.refused[setting.key] ?? [:]
        return [own, refused[.environment], refused[.argument]].compactMap { $0 }
      } + walk.pages.flatMap(\.contradictions)
    }
  }

  private func info(_ setting: DeclaredSetting) -> SettingInfo {
    let state = setting.state
    let isSecret = state.isSecure
    return SettingInfo(
      key: setting.key, title: setting.row.title, pages: setting.route.titles,
      help: setting.row.help, kind: state.kind ?? .text,
      value: isSecret ? "" : state.value?.text ?? "",
      label: isSecret ? "" : state.label,
      defaultValue: isSecret ? nil : state.defaultValue?.text,
      source: sources.source(of: setting.key), isStored: sources.storedKey(of: setting) != nil,
      isSecret: isSecret, isDisabled: setting.row.isDisabled,
      disabledReason: setting.row.disabledReason,
      lockReason: sources.locks[setting.key]?.reason, invalidReason: invalidReason(setting))
  }

  private func invalidReason(_ setting: DeclaredSetting) -> String? {
    setting.invalidReason
      ?? sources.refused[setting.key]?[.store].map {
        setting.control.words(.storedValue, $0.reason)
      }
  }
}

extension MenuWalk.Page {
  /// The settings of the page that contradict each other by the rules of its table.
  fileprivate var contradictions: [RefusedValue] {
    declared.rules.flatMap { rule -> [RefusedValue] in
      guard let reason = rule.check() else { return [] }
      let keys = rule.keys.isEmpty ? [route.titles.last ?? ""] : rule.keys.map { route.prefix + $0 }
      return keys.map { RefusedValue(key: $0, reason: reason) }
    }
  }
}
