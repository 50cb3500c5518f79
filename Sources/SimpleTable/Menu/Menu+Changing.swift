extension Menu {
  /// Sets the value of a setting from text, and reloads the pages in view.
  ///
  /// The value is stored when the menu is saved, even if it equals the default.
  ///
  /// - Parameters:
  ///   - text: The value, as ``SettingInfo/value`` gives it.
  ///   - key: The key.
  /// - Returns: Whether the value was taken, and if not, why.
  @discardableResult
  public func setValue(_ text: String, for key: String) -> ValueOutcome {
    setValues([key: text])[key] ?? .ignored(.unknownKey)
  }

  /// Sets several values together, all or none.
  ///
  /// A value may make the setting of another one appear.
  ///
  /// - Parameter values: The values as text, by key.
  /// - Returns: The outcome of each, by key; unless all are accepted, no setting has changed.
  @discardableResult
  public func setValues(_ values: [String: String]) -> [String: ValueOutcome] {
    var outcomes = values.mapValues { _ in ValueOutcome.ignored(.unknownKey) }
    var edits: [Edit] = []
    walkRepeatedly(known: true) { walk, mayBeStale in
      let count = edits.count
      for setting in walk.settings where outcomes[setting.key] != .accepted {
        guard let text = values[setting.key] else { continue }
        let outcome = obstacle(to: setting) ?? ask { setting.outcome(of: text) }
        outcomes[setting.key] = outcome
        guard outcome == .accepted else { continue }
        edits.append(edit(setting) { setting.control.input?.take(text) })
      }
      if edits.count == values.count { return false }
      return edits.count > count || mayBeStale && outcomes.values.contains(.ignored(.unknownKey))
    }
    if edits.count == values.count {
      record(edits)
    } else {
      for edit in edits.reversed() { edit.restore?() }
    }
    if !edits.isEmpty { reload() }
    return outcomes
  }

  /// Removes the stored value of a setting, so that the default applies.
  ///
  /// A setting without a declared default gets the value that it had when it was first read, and
  /// adds a diagnostic.
  ///
  /// - Parameter key: The key of a setting, or any other key that the store holds.
  /// - Returns: Whether the value was removed, and if not, why.
  @discardableResult
  public func unset(_ key: String) -> ValueOutcome {
    guard !isEvaluating else { return .ignored(.unknownKey) }
    var outcome = ValueOutcome.ignored(.unknownKey)
    walkRepeatedly(known: true) { walk, mayBeStale in
      let owner = walk[key] ?? walk.settings.first { sources.storedKey(of: $0) == key }
      guard let setting = owner else { return mayBeStale }
      outcome = obstacle(to: setting) ?? .accepted
      if outcome == .accepted { record([reset(setting)]) }
      return false
    }
    if outcome == .ignored(.unknownKey), let value = sources.store[key] {
      outcome = .accepted
      record([Edit(removing: key, value)])
    }
    if outcome == .accepted { reload() }
    return outcome
  }

  /// Removes the stored values of all settings that can be changed, so that their defaults apply.
  ///
  /// Values of keys that no setting has stay in the store.
  public func resetAll() {
    var edits: [Edit] = []
    var keys: Set<String> = []
    walkRepeatedly(known: true) { walk, _ in
      let count = edits.count
      for setting in walk.settings where !keys.contains(setting.key) {
        guard obstacle(to: setting) == nil,
          sources.storedKey(of: setting) != nil || !setting.hasDefaultValue
        else { continue }
        edits.append(reset(setting))
        keys.insert(setting.key)
      }
      return edits.count > count
    }
    record(edits)
    if !edits.isEmpty { reload() }
  }

  /// Returns why a setting cannot be changed now to any value, or `nil` if it can.
  private func obstacle(to setting: DeclaredSetting) -> ValueOutcome? {
    if let lock = ask({ sources.lock(of: setting) }) { return .ignored(.locked(lock.reason)) }
    guard setting.row.isDisabled else { return nil }
    return setting.row.disabledReason.map(ValueOutcome.refused) ?? .ignored(.disabled)
  }

  /// Sets a setting to the value that applies while none is stored, and returns the change.
  private func reset(_ setting: DeclaredSetting) -> Edit {
    edit(setting, isStored: false) { assignDefault(to: setting) }
  }

  /// Sets a setting to its default, or to the value that it had when it was first read.
  func assignDefault(to setting: DeclaredSetting) {
    if let reset = setting.control.reset {
      reset()
    } else {
      sources.unsetWithoutDefault.insert(setting.key)
      sources.firstValues[setting.place]?()
    }
  }
}

extension DeclaredSetting {
  /// Returns whether a text would be taken, and if not, why.
  fileprivate func outcome(of text: String) -> ValueOutcome {
    control.refusal(of: text).map(ValueOutcome.refused) ?? .accepted
  }

  /// Whether the value is the declared default.
  fileprivate var hasDefaultValue: Bool { state.defaultValue == value }
}
