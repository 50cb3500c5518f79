import SimpleTable

extension Menu {
  /// Reads the stores and the other sources of all settings, and sets the settings to their values.
  ///
  /// ```swift
  /// let menu = Menu(settings)
  /// let report = menu.start(
  ///   stores: [.user: MemoryStore(["volume": .number("40")])],
  ///   environment: ["PLAYER_VOLUME": "70"], prefix: "PLAYER_")
  /// menu.setting("volume")?.value  // → "70"
  /// report.isEmpty  // → true
  /// ```
  ///
  /// ``SettingSource`` lists the sources in their order. A refused value stays in its store and is
  /// reported, and the next lower source applies. A refused value of a policy locks the setting at
  /// its default. A store that cannot be read is reported, too; if that is the store of the policy,
  /// end the program. Values of unknown keys stay in their stores, and a setting that appears later
  /// gets its value then. Another call replaces all sources; unsaved changes and the history of
  /// undo are lost.
  ///
  /// - Parameters:
  ///   - stores: The stores by level.
  ///   - secrets: The store of secrets; without it, they last until the program ends.
  ///   - level: The level at which the user's changes are stored.
  ///   - environment: The environment variables, which are read only with a prefix.
  ///   - prefix: The prefix of the names of variables, as in `PLAYER_`. A prefix without variables
  ///     is reported, and so are variables without a prefix.
  ///   - arguments: The values that were given as arguments of the program, as text by key.
  /// - Returns: The problems with the sources.
  /// - Complexity: O(*n*) in the numbers of rows of all pages, of stored values and of variables.
  @discardableResult
  public func start(
    stores: [SettingLevel: any SettingsStore] = [:], secrets: (any SecretStore)? = nil,
    editing level: SettingLevel = .user, environment: [String: String]? = nil,
    prefix: String? = nil, arguments: [String: String] = [:]
  ) -> StartReport {
    if root.useGuard.refusesUse() { return reportOfUse(stores.keys) }
    var sources = Sources()
    sources.editedLevel = level
    for (level, store) in stores {
      sources[level].store = store
      sources[level].adopt(LoadedStore(store))
    }
    sources.secrets.store = secrets
    if let prefix { sources.setEnvironment(environment ?? [:], prefix: prefix) }
    sources.arguments = arguments
    engine.start(sources)
    var report = startReport()
    if prefix != nil, environment == nil {
      let reason = "reads nothing without environment:"
      report.refusedVariables.append(RefusedValue(key: "prefix", reason: reason))
    }
    if prefix == nil, environment?.isEmpty == false {
      let reason = "is read only with prefix:, as in prefix: \"PLAYER_\""
      report.refusedVariables.append(RefusedValue(key: "environment", reason: reason))
    }
    self.report = report
    return report
  }

  /// The level at which the user's changes are stored, by default that of the user.
  ///
  /// Whether a setting is stored, unsetting and undo refer to this level only, and sources above it
  /// lock settings. Set it before a setting is changed; later it has no effect and adds a
  /// diagnostic.
  public var editedLevel: SettingLevel {
    get { sources.editedLevel }
    set {
      guard newValue != editedLevel else { return }
      guard sources.isUnchanged, !canUndo, !canRedo else {
        refusedLevel = newValue
        return
      }
      engine.note { $0.editedLevel = newValue }
      if !sources.loadedLevels.isEmpty { engine.follow() }
    }
  }

  /// The diagnostic for a level that was set too late, after a change.
  var problemsOfLevel: [Diagnostic] {
    guard let level = refusedLevel, level != editedLevel else { return [] }
    let message =
      "editedLevel: is set to \(level.rawValue) after a change, so changes are stored at \(editedLevel.rawValue)"
    return [Diagnostic(message: message, sites: [])]
  }

  /// Reads the stores again that other programs have written, and sets the settings to their
  /// values.
  ///
  /// Call it in a service, on a signal or from a timer. Unsaved changes are kept. A store is read
  /// again if its stamp has changed since it was read; one without a stamp never is.
  ///
  /// - Returns: The problems with the stores that were read again. If a store cannot be read, its
  ///   values stay as before, and the error is reported once for each stamp.
  @discardableResult
  public func reloadStores() -> StartReport { reloadStores(always: false) }

  /// Reads the stores again.
  ///
  /// - Parameter always: Whether to read unchanged stores, too.
  /// - Returns: The problems.
  @discardableResult
  package func reloadStores(always: Bool) -> StartReport {
    if root.useGuard.refusesUse() { return reportOfUse(sources.loadedLevels) }
    guard !pages.contains(where: \.isDelivering) else { return StartReport(words: words) }
    var (report, levels) = (StartReport(words: words), Set<SettingLevel>())
    for level in SettingLevel.allCases {
      let before = sources[level]
      guard let store = before.store else { continue }
      let wasRead = before.isLoaded || before.error != nil
      guard always || wasRead && store.stamp.map({ $0 != before.stamp }) == true
      else { continue }
      // Another program may be about to write the file, so it is read later.
      if !before.saved.isEmpty, (store as? any FileStore)?.isJustEmptied == true { continue }
      let hadError = before.error != nil
      read(level)
      report.errors[level] = sources[level].error
      let keys = before.keys(changedBy: sources[level].saved)
        .filter { !isObjectOrMember($0, at: [before, sources[level]]) }
      if level == editedLevel { engine.rebase(from: before.saved, to: sources[level].saved) }
      // A store that can be read again is adopted even if no value in it has changed.
      guard report.errors[level] == nil, always || hadError || !keys.isEmpty else { continue }
      report.changedKeys.formUnion(keys.filter { before.changes[$0] == nil })
      levels.insert(level)
    }
    if !levels.isEmpty {
      engine.follow { $0.secrets.askAgain() }
      report.secretsError = sources.secrets.error
      addValues(at: levels, to: &report)
    }
    if always { self.report = report }
    return report
  }

  /// Returns whether a key is that of an object that is no map, or of a value within a map.
  private func isObjectOrMember(_ key: String, at levels: [Level]) -> Bool {
    let walk = engine.known
    let isObject = levels.contains { $0.saved[key]?.isObject == true } && walk[key]?.isMap != true
    return isObject || walk.isEntryOfMap(key)
  }

  /// Reads the store of a level; if it cannot be read, the level keeps its values, and the error.
  func read(_ level: SettingLevel) {
    guard let store = sources[level].store else { return }
    let loaded = LoadedStore(store)
    engine.note { $0[level].adopt(loaded) }
  }

  /// Replaces the arguments of the program, and sets settings to their values.
  ///
  /// - Returns: The values that were refused, and keys that no setting has.
  @discardableResult
  package func apply(arguments: [String: String]) -> [RefusedValue] {
    engine.follow { $0.arguments = arguments } ? refusedArguments : []
  }

  /// Adopts the sources of another menu, with its unsaved changes as if they were saved.
  package func adoptSources(of other: Menu) {
    let others = other.sources
    engine.follow { $0.adopt(others) }
  }

  /// Names the store of a level, into which its changes are saved.
  package func use(_ store: any SettingsStore, at level: SettingLevel) {
    engine.note { $0[level].store = store }
  }
}

// MARK: - What is wrong

extension Menu {
  /// The problems when the sources were last read; `nil` once they were shown.
  package func takeReport() -> StartReport? {
    defer { report = nil }
    return report
  }

  /// The problems with the values that were read, as of the last decision.
  package func startReport() -> StartReport {
    let decided = decided
    var report = reportOfStores
    addValues(at: Set(sources.loadedLevels), to: &report)
    report.refusedVariables = refused(.environment).withoutRepeats
    report.misspeltVariables =
      sources.unknownVariables(among: decided.settings).compactMapValues(\.self)
    report.refusedArguments = refusedArguments
    return report
  }

  /// Why stores cannot be read now, the lowest level first, and then that of secrets.
  package var unreadableStores: [String] { reportOfStores.unreadableStores }

  private var reportOfStores: StartReport {
    var report = StartReport(words: words)
    for level in SettingLevel.allCases { report.errors[level] = sources[level].error }
    report.secretsError = sources.secrets.error
    return report
  }

  /// Adds the problems with the values of levels.
  func addValues(at levels: Set<SettingLevel>, to report: inout StartReport) {
    let settings = decided.settings
    for level in levels.sorted() {
      report.refusedValues += refused(level.source)
      report.unknownKeys += sources.unknownKeys(at: level, among: settings)
      for setting in settings where !setting.former.isEmpty {
        guard let key = sources[level].key(of: setting), key != setting.key else { continue }
        report.formerKeys[setting.key] = key
      }
    }
    report.unknownKeys = report.unknownKeys.withoutRepeats
    guard !report.unknownKeys.isEmpty else { return }
    let near = NearMissIndex(settings.map(\.key))
    for key in report.unknownKeys { report.misspeltKeys[key] = near.text(nearTo: key) }
  }

  /// Returns the values of a source that were refused, in the order of the pages.
  func refused(_ source: SettingSource) -> [RefusedValue] {
    known.settings.compactMap { engine.verdict(on: $0.key).refusal(from: source) }
  }

  /// The values that were refused as they are reported, each with a setting that has refused it and its source.
  ///
  /// Several settings may have refused the value of one former key.
  package var refusals: [(value: RefusedValue, setting: SettingInfo, source: SettingInfo.Source)] {
    known.settings.flatMap { setting in
      let verdict = engine.verdict(on: setting.key)
      let info = verdict.hasRefusals ? info(setting) : nil
      return (info?.sources ?? []).compactMap { source in
        verdict.refusal(from: source.source).flatMap { value in info.map { (value, $0, source) } }
      }
    }
  }

  private var refusedArguments: [RefusedValue] {
    let unknown = sources.arguments.keys.filter { known[$0] == nil }.sorted()
    return refused(.argument) + unknown.map { RefusedValue(key: $0, reason: words[.noSuchSetting]) }
  }

  private func reportOfUse(_ levels: some Sequence<SettingLevel>) -> StartReport {
    var report = StartReport(words: words)
    for level in levels { report.errors[level] = MenuInUseError() }
    return report
  }
}
