extension Menu {
  /// Reads the values of a store and sets the settings to them.
  ///
  /// A value that its setting refuses stays in the store, and the setting keeps its own until the
  /// reader chooses another. Values of keys that are not declared stay in the store as well. What
  /// the environment or an argument decides is left alone. Called again, it takes over what another
  /// process has changed; changes that were not saved yet are kept.
  ///
  /// - Returns: What is wrong with the values.
  /// - Throws: The store's error; no setting has changed then.
  @discardableResult
  public func load(from store: some SettingsStore) throws -> LoadReport {
    let before = sources.stored
    sources.load(try store.load())
    removed = Set(before.keys).subtracting(sources.stored.keys)
    return applySources()
  }

  /// Writes the settings that were changed or unset since the last time into a store.
  ///
  /// Secrets are written only if the store keeps secrets. If the store fails, the changes are kept
  /// for the next time.
  ///
  /// - Throws: The store's error.
  public func save(to store: some SettingsStore) throws {
    let values = sources.unsavedValues.filter { key, _ in
      store.keepsSecrets || !sources.secretKeys.contains(key)
    }
    if !values.isEmpty || !sources.unsavedRemovals.isEmpty {
      try store.merge(set: values, unset: sources.unsavedRemovals)
    }
    sources.didSave()
  }

  /// Whether settings were changed or unset since the menu was last saved or loaded.
  public var hasUnsavedChanges: Bool {
    !sources.unsavedValues.isEmpty || !sources.unsavedRemovals.isEmpty
  }

  /// How many changes were recorded to be saved since the menu was made.
  package var recordedChangeCount: Int { sources.changeCount }

  /// Sets settings to the values of environment variables, and locks them.
  ///
  /// The name of a variable is the prefix and the key in upper case, with `_` for all but letters
  /// and digits: `MYTOOL_SOUND_VOLUME` for `sound.volume`. A value that is refused is reported, and
  /// the store's value or the default applies.
  ///
  /// - Returns: The values that were refused, by the names of their variables.
  @discardableResult
  public func apply(environment: [String: String], prefix: String) -> [RefusedValue] {
    sources.environment = (environment, prefix)
    return applySources().refused
  }

  /// Sets settings to values that were given as arguments of the program, and locks them.
  ///
  /// - Parameter arguments: The values as text, by key.
  /// - Returns: The values that were refused, and keys that no setting has.
  @discardableResult
  public func apply(arguments: [String: String]) -> [RefusedValue] {
    sources.arguments = arguments
    let report = applySources()
    let unknown = arguments.keys.filter { sources.locks[$0]?.source != .argument }
    let refused = Set(report.refused.map(\.key))
    return report.refused
      + unknown.filter { !refused.contains($0) }.sorted()
      .map { RefusedValue(key: $0, reason: "there is no setting with this key") }
  }

  /// Gives each setting the value of the source that comes first, as far as one has a value.
  private func applySources() -> LoadReport {
    var report = LoadReport()
    var settled: Set<String> = []
    var changes: [SettingChange] = []
    applyRepeatedly { walk in
      let environment = sources.environmentValues(of: walk.settings)
      report = LoadReport()
      for setting in walk.settings {
        followFormerKeys(of: setting, in: &report)
        let winner = winner(for: setting, environment[setting.key], in: &report)
        guard !settled.contains(setting.key), let winner else { continue }
        settled.insert(setting.key)
        if let change = apply(winner, to: setting) { changes.append(change) }
      }
      let known = Set(walk.settings.map(\.key)).union(report.formerKeys.values)
      report.unknownKeys = sources.stored.keys.filter { !known.contains($0) }.sorted()
      return settled.count
    }
    removed = []
    pendingChanges += changes
    reload()
    return report
  }

  /// What a source wants a setting to be.
  private enum Winner {
    case value(String, lock: SettingSources.Lock?)
    case none
  }

  /// Returns the value of the first source that has a valid one, `nil` if the setting stays as it is.
  private func winner(
    for setting: MenuWalk.Setting, _ variable: (name: String, text: String)?,
    in report: inout LoadReport
  ) -> Winner? {
    let key = setting.key
    if sources.locks[key]?.source == .argument { return nil }
    if let text = sources.arguments[key] {
      guard let reason = setting.refusal(of: text) else {
        return .value(text, lock: .init(source: .argument, reason: "set by an argument"))
      }
      report.refused.append(RefusedValue(key: key, reason: reason))
    }
    if sources.locks[key]?.source == .environment { return nil }
    if let (name, text) = variable {
      guard let reason = setting.refusal(of: text) else {
        return .value(text, lock: .init(source: .environment, reason: "set by \(name)"))
      }
      report.refused.append(RefusedValue(key: name, reason: reason))
    }
    guard let value = sources.stored[key] else { return removed.contains(key) ? Winner.none : nil }
    let mismatch = setting.reading.state.kind?.mismatch(with: value)
    guard let reason = mismatch ?? setting.refusal(of: value.text) else {
      return .value(value.text, lock: nil)
    }
    report.refused.append(RefusedValue(key: key, reason: reason))
    return nil
  }

  private func apply(_ winner: Winner, to setting: MenuWalk.Setting) -> SettingChange? {
    let source = sources.source(of: setting.key)
    switch winner {
    case .none: _ = reset(setting)
    case .value(let text, let lock):
      if let lock { sources.locks[setting.key] = lock }
      if setting.value.text != text { setting.control.input?.take(text) }
    }
    let change = change(of: setting, to: setting.currentValue)
    return change.oldValue == change.newValue && source == change.source ? nil : change
  }

  /// Reads the value of a former key where the new one is not stored.
  private func followFormerKeys(of setting: MenuWalk.Setting, in report: inout LoadReport) {
    for former in setting.row?.formerKeys ?? [] where sources.isStored(former) {
      report.formerKeys[setting.key] = former
      if !sources.isStored(setting.key) { sources.rename(former, to: setting.key) }
      return
    }
  }
}

extension MenuWalk.Setting {
  /// Returns why a text is not taken, whether the setting is disabled or not.
  fileprivate func refusal(of text: String) -> String? {
    guard let input = control.input else { return "has no value that can be set" }
    return input.refusal(text)
  }
}
