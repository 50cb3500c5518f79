extension Menu {
  /// The level at which the user's changes are stored: the user's own, unless it was set.
  ///
  /// *Stored*, unsetting and undo mean this level only, and what decides a setting above it locks
  /// it. Setting it has no effect once a store was loaded or a setting was changed.
  public var editedLevel: SettingLevel {
    get { sources.editedLevel }
    set {
      guard sources.canChooseLevel, newValue != editedLevel else { return }
      sources.edit(newValue)
    }
  }

  /// Reads the values of a store and sets the settings to them.
  ///
  /// The settings are then as they would be in a new menu, had the changes that were not saved yet
  /// been saved before. A value that its setting refuses stays in the store, and the next lower
  /// source applies until the value is valid or the user chooses another; that of a policy locks the
  /// setting at its default. Values whose keys no setting has stay in the store too; a setting that
  /// appears later gets its value then. Settings that are locked do not change. Call it again to adopt
  /// what another process has changed; a menu in a terminal does so by itself where it saves by
  /// itself, if the store has a stamp.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - level: What its values override; a menu has one store at each level.
  /// - Returns: What is wrong with the values.
  /// - Throws: The error of the store, or one that says that a description, a getter or a setter has
  ///   called it; no setting has changed then. A program that cannot read its policy should end.
  @discardableResult
  public func load(
    from store: some SettingsStore, as level: SettingLevel = .user
  ) throws -> LoadReport {
    try read(store, as: level)
    return loadReport(decideNow(), at: level)
  }

  private func read(_ store: any SettingsStore, as level: SettingLevel) throws {
    if refusesUse() { throw MenuInUseError() }
    sources[level].use(store)
    do {
      // It is older than the values, so that what is written meanwhile counts as written afterwards.
      let stamp = store.stamp
      let values = try store.load()
      sources[level].stamp = stamp
      sources.load(
        values, keepsSecrets: store.keepsSecrets, location: store.location, as: level)
    } catch {
      sources[level].error = error
      throw error
    }
  }

  /// Reads the values of stores and of the environment, without deciding what applies.
  ///
  /// That is decided as soon as the settings are asked for, or before the first change, so that a
  /// command evaluates no page more often than it must. Pages are not to be used before.
  ///
  /// - Returns: The errors of the stores that could not be read.
  package func read(
    _ stores: [SettingLevel: any SettingsStore], environment: [String: String], prefix: String?
  ) -> [SettingLevel: any Error] {
    guard !isBusy else { return [:] }
    for (level, store) in stores.sorted(by: { $0.key < $1.key }) {
      // The level keeps why it could not be read.
      try? read(store, as: level)
    }
    if let prefix { sources.setEnvironment(environment, prefix: prefix) }
    hasReadSources = true
    walk(isRead: true)
    return SettingLevel.allCases.reduce(into: [:]) { $0[$1] = sources[$1].error }
  }

  /// Returns what came of the loads that were not shown yet, which are shown then.
  package func takeLastLoads() -> [Result<LoadReport, any Error>] {
    let levels = SettingLevel.allCases.filter { sources[$0].isLoadToBeShown }
    if levels.isEmpty { return [] }
    let walk = decidedBefore
    return levels.map { level in
      sources[level].isLoadToBeShown = false
      return sources[level].error.map(Result.failure) ?? .success(loadReport(walk, at: level))
    }
  }

  /// Writes the settings that were changed or unset at the edited level into a store.
  ///
  /// These are the changes since the last save. Secrets are written only if the store keeps secrets,
  /// and is not that of a project. From another store they are removed, and are lost when the
  /// program ends. If the store fails, the changes are kept for the next save. They count as saved
  /// whichever store it is; a menu that adopts what others store returns to what its own store holds.
  ///
  /// - Throws: The error of the store, or one that says that a project's file is a link.
  public func save(to store: some SettingsStore) throws { try save(editedLevel, to: store) }

  /// Writes the settings that were changed or unset into the stores of their levels.
  ///
  /// Unless ``setValue(_:for:at:)`` or `unset(_:at:)` named another level, that is the store of the
  /// edited level.
  ///
  /// - Throws: The first error of a store, or one that says that a project's file is a link, or that there
  ///   is no store for what was changed; the others are written all the same.
  public func save() throws {
    if try !saveAll() { throw MissingStoreError() }
  }

  /// Writes the settings that were changed or unset into the stores of their levels.
  ///
  /// - Parameter edited: The store of the edited level; `nil` for the one that was loaded.
  /// - Returns: Whether each level with changes has a store.
  /// - Throws: As ``save()`` does.
  package func saveAll(edited: (any SettingsStore)? = nil) throws -> Bool {
    var (problem, isComplete): ((any Error)?, Bool) = (nil, true)
    for level in SettingLevel.allCases where sources[level].hasUnsavedChanges {
      guard
        let store = (level == editedLevel ? edited : nil) ?? sources[level].store
      else {
        isComplete = false
        continue
      }
      do { try save(level, to: store) } catch { problem = problem ?? error }
    }
    if let problem { throw problem }
    return isComplete
  }

  /// Writes what was changed at a level into a store.
  package func save(_ level: SettingLevel, to store: any SettingsStore) throws {
    // What is only tried is not saved.
    guard evaluation.activity != .deciding else { return }
    let keepsSecrets = store.keepsSecrets && level != .project
    let (values, removals) = sources.unsaved(at: level, keepsSecrets: keepsSecrets)
    guard !values.isEmpty || !removals.isEmpty else { return }
    if level == .project, store.isLink { throw LinkedProjectError(location: store.location) }
    try store.merge(set: values, unset: removals)
    // Others may have written just before or after: the store is read again to find out.
    sources[level].stamp = nil
    sources.didSave(values, removals: removals, at: level, keepsSecrets: keepsSecrets)
  }

  /// Whether settings were changed or unset since the menu was last saved.
  public var hasUnsavedChanges: Bool { sources.hasUnsavedChanges }

  /// Whether the store of the edited level keeps secrets.
  package var keepsSecrets: Bool { sources[editedLevel].keepsSecrets }

  /// How many changes were recorded to be saved since the menu was made.
  package var recordedChangeCount: Int { sources.changeCount }

  /// Replaces the arguments of the program, and sets settings to their values.
  ///
  /// - Returns: The values that were refused, and keys that no setting has.
  @discardableResult
  package func apply(arguments: [String: String]) -> [RefusedValue] {
    if refusesUse() { return [] }
    sources.setArguments(arguments)
    return refusedArguments(decideNow())
  }

  /// Returns the arguments that were refused, and the keys among them that no setting has.
  func refusedArguments(_ walk: MenuWalk) -> [RefusedValue] {
    refused(.argument, walk)
      + sources.unknownArguments(among: walk.settings)
      .map { RefusedValue(key: $0, reason: root.words[.isUnknown]) }
  }

  /// Takes over what another menu would have stored if it were saved now, and its other sources.
  package func adoptSources(of other: Menu) {
    guard !isBusy else { return }
    sources.adopt(other.sources)
    decideNow()
  }

  /// The keys that the store of the edited level holds and no setting has, in order.
  ///
  /// Files are shared with other programs and versions, and settings come and go with what they
  /// depend on: these keys are no error, and their values are kept.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages and of stored values.
  public var unknownKeys: [String] {
    sources.unknownKeys(at: editedLevel, among: decidedWalk().settings)
  }

  /// The environment variables with the prefix that no setting has, by their names, each with the one of a
  /// setting that differs by one letter, or `nil`.
  package var unknownVariables: [String: String?] {
    sources.unknownVariables(among: decidedBefore.settings)
  }

  /// The keys that the user has changed at the edited level since the menu was made, and that are stored as
  /// that has left them.
  package var changedKeys: Set<String> {
    let changes = history.all.changes.filter { sources.stored($0.key) == $0.value.new }
    return Set(changes.map { $0.value.owner?.key ?? $0.key })
  }

  /// Why stores could not be read when they were loaded last, the lowest level first.
  package var unreadableStores: [String] {
    SettingLevel.allCases.compactMap { sources[$0].error.map { "\($0)" } }
  }

  /// Returns the value that a level holds for a setting, as its store has it; `nil` for none.
  package func storedValue(of key: String, at level: SettingLevel) -> SettingValue? {
    decidedBefore[key].flatMap { sources[level].value(of: $0)?.value }
  }

  /// What is wrong with the values of each store that was read, as ``load(from:as:)`` returns it.
  package var loadReports: [LoadReport] {
    let levels = SettingLevel.allCases.filter { sources[$0].isLoaded }
    return loadReports(decidedBefore, at: levels).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns what is wrong with the values of some levels.
  func loadReports(_ walk: MenuWalk, at levels: [SettingLevel]) -> [SettingLevel: LoadReport] {
    Dictionary(levels.map { ($0, loadReport(walk, at: $0)) }) { first, _ in first }
  }

  /// Returns the values of a source that were refused, in the order of the pages.
  func refused(_ source: SettingSource, _ walk: MenuWalk) -> [RefusedValue] {
    walk.settings.compactMap { sources[$0.key].givenUp[source] }
  }

  private func loadReport(_ walk: MenuWalk, at level: SettingLevel) -> LoadReport {
    var report = LoadReport(words: root.words)
    report.refused = refused(level.source, walk)
    report.unknownKeys = sources.unknownKeys(at: level, among: walk.settings)
    for setting in walk.settings {
      guard let key = sources[level].key(of: setting), key != setting.key else { continue }
      report.formerKeys[setting.key] = key
    }
    guard !report.unknownKeys.isEmpty else { return report }
    let near = NearMissIndex(walk.settings.map(\.key))
    for key in report.unknownKeys { report.misspeltKeys[key] = near.text(nearTo: key) }
    return report
  }
}
