extension Menu {
  /// The settings of all pages, in the order of the pages and their rows.
  ///
  /// Each page is evaluated once, visible or not.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public var settings: [SettingInfo] {
    let walk = walk()
    return walk.settings.map { info($0, walk) }
  }

  /// Returns the setting with a key, or `nil` if none has it.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  public func setting(_ key: String) -> SettingInfo? {
    let walk = walk()
    return walk[key].map { info($0, walk) }
  }

  /// What is wrong with the descriptions of all pages, and settings whose keys collide.
  public var diagnostics: [Diagnostic] {
    let walk = walk()
    return walk.diagnostics + sources.problems(of: walk.settings)
  }

  /// The controls that are shown and can be changed, but are no settings as they have no id.
  public var unstoredControls: [Diagnostic] { walk().unstoredControls }

  /// The settings whose value is not valid, and the settings that contradict each other by the rules
  /// of ``Table/validation(_:check:)``.
  public var invalidSettings: [RefusedValue] {
    let walk = walk()
    let values = walk.settings.compactMap { setting in
      setting.invalidReason.map { RefusedValue(key: setting.key, reason: $0) }
    }
    return values + walk.pages.flatMap(\.contradictions)
  }

  /// Sets the value of a setting from text, and reloads the pages in view.
  ///
  /// The value is stored when the menu is saved, also one equal to the default.
  ///
  /// - Parameters:
  ///   - text: The value, as ``SettingInfo/value`` gives it.
  ///   - key: The key.
  /// - Returns: Whether the value was taken, and if not, why.
  @discardableResult
  public func setValue(_ text: String, for key: String) -> ValueOutcome {
    setValues([key: text])[key] ?? .ignored(.unknownKey)
  }

  /// Sets several values together, so that one may make another setting appear.
  ///
  /// - Parameter values: The values as text, by key.
  /// - Returns: What became of each; unless all are accepted, no setting has changed.
  @discardableResult
  public func setValues(_ values: [String: String]) -> [String: ValueOutcome] {
    var outcomes = values.mapValues { _ in ValueOutcome.ignored(.unknownKey) }
    var taken: [Edit] = []
    applyRepeatedly { walk in
      for setting in walk.settings where outcomes[setting.key] != .accepted {
        guard let text = values[setting.key] else { continue }
        let outcome = outcome(of: text, for: setting)
        outcomes[setting.key] = outcome
        guard outcome == .accepted else { continue }
        taken.append(edit(setting, isStored: true) { setting.control.input?.take(text) })
      }
      return taken.count
    }
    if outcomes.values.allSatisfy({ $0 == .accepted }) {
      record(taken)
    } else {
      for edit in taken.reversed() { edit.control.input?.take(edit.oldValue.text) }
    }
    if !taken.isEmpty { reload() }
    return outcomes
  }

  /// Returns whether a text would be taken for a setting, and if not, why.
  func outcome(of text: String, for setting: MenuWalk.Setting) -> ValueOutcome {
    if let lock = sources.locks[setting.key] { return .ignored(.locked(lock.reason)) }
    if setting.isDisabled {
      let reason = setting.row?.disabledReason
      return reason.map(ValueOutcome.refused) ?? .ignored(.disabled)
    }
    guard let input = setting.control.input else { return .ignored(.hasNoValue) }
    return input.refusal(text).map(ValueOutcome.refused) ?? .accepted
  }

  /// Removes the stored value of a setting, so that the default applies.
  ///
  /// A setting without a declared default gets the value that it had when it was first read.
  ///
  /// - Parameter key: The key of a setting, or any other key that the store holds.
  /// - Returns: Whether the value was removed, and if not, why.
  @discardableResult
  public func unset(_ key: String) -> ValueOutcome {
    guard let setting = walk()[key] else {
      guard sources.isStored(key) else { return .ignored(.unknownKey) }
      sources.unset(key)
      return .accepted
    }
    let outcome = outcome(of: setting.value.text, for: setting)
    switch outcome {
    case .ignored: return outcome
    case .refused where setting.isDisabled: return outcome
    default: break
    }
    record([reset(setting)])
    reload()
    return .accepted
  }

  /// Removes the stored values of all settings that can be changed, so that their defaults apply.
  public func resetAll() {
    let changeable = walk().settings.filter { !$0.isDisabled && sources.locks[$0.key] == nil }
    let edits = changeable.filter { sources.isStored($0.key) || !$0.hasDefaultValue }.map(reset)
    record(edits)
    if !edits.isEmpty { reload() }
  }

  /// Assigns a setting the value that applies while none is stored.
  func reset(_ setting: MenuWalk.Setting) -> Edit {
    edit(setting, isStored: false) {
      if let reset = setting.control.reset {
        reset()
      } else if let first = sources.firstValues[setting.key] {
        setting.control.input?.take(first.text)
      }
    }
  }
}

// MARK: - Walking

extension Menu {
  /// Evaluates all pages and notes values that are read for the first time.
  func walk(known: ([RowID]) -> DeclaredTable? = { _ in nil }) -> MenuWalk {
    let walk = MenuWalk(root.table, known: known)
    sources.noteFirstValues(of: walk.settings)
    return walk
  }

  /// Walks again and again while a function changes more settings, as other settings may appear.
  ///
  /// - Parameter apply: Changes settings and returns how many it has changed so far.
  func applyRepeatedly(_ apply: (MenuWalk) -> Int) {
    var known: (([RowID]) -> DeclaredTable?)? = { self.descriptionInView($0) }
    var count = 0
    while true {
      let newCount = apply(walk(known: known ?? { _ in nil }))
      guard newCount > count else { return }
      count = newCount
      known = nil
    }
  }

  /// Returns the description of a page that is in view or above it.
  private func descriptionInView(_ links: [RowID]) -> DeclaredTable? {
    guard links.count < adapters.count, links == Array(self.links.prefix(links.count)) else {
      return nil
    }
    return adapters[links.count].model.declared
  }

  private func info(_ setting: MenuWalk.Setting, _ walk: MenuWalk) -> SettingInfo {
    let state = setting.reading.state
    let isSecret = state.isSecure
    return SettingInfo(
      key: setting.key, title: setting.title, pages: walk.pages[setting.page].titles,
      help: setting.row?.help, kind: state.kind ?? .text, value: isSecret ? "" : setting.value.text,
      label: isSecret ? "" : state.label,
      defaultValue: isSecret ? nil : state.defaultValue?.text,
      source: sources.source(of: setting.key), isStored: sources.isStored(setting.key),
      isSecret: isSecret, isDisabled: setting.isDisabled,
      disabledReason: setting.row?.disabledReason,
      lockReason: sources.locks[setting.key]?.reason, invalidReason: setting.invalidReason)
  }
}

extension MenuPage {
  /// The settings of the page that contradict each other by the rules of its table.
  fileprivate var contradictions: [RefusedValue] {
    declared.rules.flatMap { rule -> [RefusedValue] in
      guard let reason = rule.check() else { return [] }
      let keys = rule.keys.isEmpty ? [""] : rule.keys
      return keys.map { RefusedValue(key: prefix + $0, reason: reason) }
    }
  }
}
