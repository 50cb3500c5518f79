extension Menu {
  /// Reads the values of a store and sets the settings to them.
  ///
  /// A value that its setting refuses stays in the store, and the setting keeps its own until the
  /// reader chooses another. Values whose keys no setting has stay in the store too; a setting that
  /// appears later gets its value then. Settings that are locked do not change. Call it again to
  /// adopt what another process has changed; changes that were not saved yet are kept.
  ///
  /// - Returns: What is wrong with the values.
  /// - Throws: The error of the store, in which case no setting has changed.
  @discardableResult
  public func load(from store: some SettingsStore) throws -> LoadReport {
    let load = Result {
      let values = try store.load()
      return apply(
        .store, removed: sources.load(values, keepsSecrets: store.keepsSecrets))
    }
    lastLoad = load
    return try load.get()
  }

  /// Returns the result of the last load and forgets it, so that it is shown once.
  package func takeLastLoad() -> Result<LoadReport, any Error>? { lastLoad.take() }

  /// Writes the settings that were changed or unset since the last save into a store.
  ///
  /// Secrets are written only if the store keeps secrets. From another store they are removed, and
  /// are lost when the program ends. If the store fails, the changes are kept for the next save.
  ///
  /// - Throws: The error of the store.
  public func save(to store: some SettingsStore) throws {
    let (values, removals) = sources.store.changes(keepsSecrets: store.keepsSecrets)
    guard !values.isEmpty || !removals.isEmpty else { return }
    try store.merge(set: values, unset: removals)
    sources.store.didSave(values, removals: removals)
  }

  /// Whether settings were changed or unset since the menu was last saved.
  public var hasUnsavedChanges: Bool { !sources.store.unsaved.isEmpty }

  /// How many changes were recorded to be saved since the menu was made.
  package var recordedChangeCount: Int { sources.store.changeCount }

  /// Sets settings to the values of environment variables, and locks them.
  ///
  /// The name of a variable is the prefix and the key in upper case, with `_` for all but letters
  /// and digits: `MYTOOL_SOUND_VOLUME` for `sound.volume`. If a value is refused, the stored
  /// value or the default applies.
  ///
  /// - Returns: The values that were refused, by the names of their variables.
  @discardableResult
  public func apply(environment: [String: String], prefix: String) -> [RefusedValue] {
    sources.setEnvironment(environment, prefix: prefix)
    return apply(.environment).refused
  }

  /// Sets settings to values given as arguments of the program, and locks them.
  ///
  /// - Parameter arguments: The values as text, by key.
  /// - Returns: The values that were refused, and keys that no setting has.
  @discardableResult
  public func apply(arguments: [String: String]) -> [RefusedValue] {
    sources.setArguments(arguments)
    let refused = apply(.argument).refused
    let unknown = Set(arguments.keys).subtracting(sources.settled).subtracting(refused.map(\.key))
    return refused
      + unknown.sorted().map { RefusedValue(key: $0, reason: root.words(.isUnknown)) }
  }

  /// Gives settings their values after a source has changed, and reloads the pages in view.
  private func apply(_ source: SettingSource, removed: Set<String> = []) -> LoadReport {
    guard !isEvaluating else { return LoadReport() }
    isSettling = true
    let report = settle(source, known: false, removed: removed)
    reload()
    isSettling = false
    return report
  }

  /// Gives each setting the value of the first source that has a valid one, once.
  ///
  /// A value that is refused is tried again after others were set. When no other can be set, the
  /// next lower source applies.
  ///
  /// For example, the store has `volume = 90` and `limit = 100`, the environment has `volume = 95`,
  /// and a volume above the limit, which is 80 by default, is refused:
  ///
  /// 1. In the first walk, `volume` refuses 95, and `limit` becomes 100.
  /// 2. In the second walk, `volume` takes 95 and is locked.
  ///
  /// If the environment had `volume = 120`:
  ///
  /// 1. In the first walk, `volume` refuses 120, and `limit` becomes 100.
  /// 2. In the second walk, `volume` refuses 120 again, and nothing else can be set. The refusal
  ///    is reported.
  /// 3. In the third walk, `volume` takes 90 from the store.
  ///
  /// - Parameters:
  ///   - source: The source whose refused values are reported.
  ///   - isKnown: Whether the pages in view have just been evaluated and need not be again.
  ///   - removed: The keys that another process has removed from the store.
  /// - Returns: What is wrong with the values.
  func settle(
    _ source: SettingSource, known isKnown: Bool, removed: Set<String> = []
  ) -> LoadReport {
    var report = LoadReport(words: root.words)
    var rejected: [String: Int] = [:]
    walkRepeatedly(known: isKnown) { walk, _ in
      report.note(walk.settings, stored: sources.store.values)
      let names = sources.environmentNames(of: walk.settings)
      var refused: [(DeclaredSetting, SettingSources.Candidate, reason: String)] = []
      var hasAdvanced = false
      for setting in walk.settings where !sources.settled.contains(setting.key) {
        let candidates = sources.candidates(for: setting, variable: names[setting.key])
        if rejected[setting.key] == nil { sources.refused[setting.key] = nil }
        let candidate = candidates.dropFirst(rejected[setting.key] ?? 0).first
        if let candidate, let reason = ask({ sources.refusal(of: candidate, for: setting) }) {
          refused.append((setting, candidate, reason))
        } else if candidate != nil || sources.locks[setting.key] != nil
          || removed.contains(setting.key)
        {
          settle(setting, candidate)
          hasAdvanced = true
        } else if !candidates.isEmpty {
          sources.settled.insert(setting.key)
        }
      }
      if hasAdvanced { return sources.mayDecideMore }
      for (setting, candidate, reason) in refused {
        rejected[setting.key, default: 0] += 1
        let value = RefusedValue(key: candidate.name, reason: reason)
        if candidate.source == source { report.refused.append(value) }
        sources.refused[setting.key, default: [:]][candidate.source] = value
      }
      return !refused.isEmpty
    }
    return report
  }

  /// Gives a setting the value of a source, or its default.
  private func settle(_ setting: DeclaredSetting, _ candidate: SettingSources.Candidate?) {
    let source = sources.source(of: setting.key)
    let lock = sources.locks[setting.key]
    let newLock = candidate?.lock(in: setting.control.words)
    sources.settle(setting.key, from: candidate?.source, lock: newLock)
    // While the lock stays the same, the setting already has its value.
    if let lock, lock == newLock { return }
    let old = ask(setting.control.read).value
    if let candidate {
      if candidate.value.text != old.text { setting.control.input?.take(candidate.value.text) }
    } else {
      assignDefault(to: setting)
    }
    let new = ask(setting.control.read).value
    let newSource = sources.source(of: setting.key)
    guard old != new || source != newSource else { return }
    note(setting.key, isSecret: setting.isSecret, from: old, to: new, newSource)
  }
}
