extension Menu {
  /// Reads the values of a store and sets the settings to them.
  ///
  /// The settings are then as they would be in a new menu, had the changes that were not saved yet
  /// been saved before. A value that its setting refuses stays in the store, and the next lower
  /// source applies until the value is valid or the user chooses another. Values whose keys no
  /// setting has stay in the store too; a setting that appears later gets its value then. Settings
  /// that are locked do not change. Call it again to adopt what another process has changed; a menu in
  /// a terminal does so by itself where it saves by itself, if the store has a stamp.
  ///
  /// - Returns: What is wrong with the values.
  /// - Throws: The error of the store, in which case no setting has changed.
  @discardableResult
  public func load(from store: some SettingsStore) throws -> LoadReport {
    let result = Result { try read(store) }.map { loadReport(decideNow()) }
    loading.note(store, result)
    return try result.get()
  }

  private func read(_ store: any SettingsStore) throws {
    // Noted first, so that what is written meanwhile counts as written afterwards.
    loading.noteStamp(store.stamp)
    let values = try store.load()
    guard !isBusy else { return }
    sources.load(values, keepsSecrets: store.keepsSecrets)
    evaluation.noteChange()
  }

  /// Reads the values of a store and of the environment, without deciding what applies.
  ///
  /// That is decided as soon as the settings are asked for, or together with the first change, so
  /// that a command evaluates no page more often than it must. Pages are not to be used before.
  ///
  /// - Throws: The error of the store, in which case nothing has changed.
  package func read(
    _ store: (any SettingsStore)?, environment: [String: String], prefix: String?
  ) throws {
    guard !isBusy else { return }
    if let store {
      try read(store)
      loading.note(store)
    }
    if let prefix { sources.setEnvironment(environment, prefix: prefix) }
    evaluation.noteNewSources(walk(known: true))
  }

  /// Returns the result of the last load and forgets it, so that it is shown once.
  package func takeLastLoad() -> Result<LoadReport, any Error>? { loading.takeResult() }

  /// Writes the settings that were changed or unset since the last save into a store.
  ///
  /// Secrets are written only if the store keeps secrets. From another store they are removed, and
  /// are lost when the program ends. If the store fails, the changes are kept for the next save.
  ///
  /// - Throws: The error of the store.
  public func save(to store: some SettingsStore) throws {
    let (values, removals) = sources.changes(keepsSecrets: store.keepsSecrets)
    guard !values.isEmpty || !removals.isEmpty else { return }
    try store.merge(set: values, unset: removals)
    // Others may have written just before or after: only reading the store again can tell.
    loading.noteStamp(nil)
    sources.didSave(values, removals: removals)
  }

  /// Writes the settings that were changed or unset into the store that was loaded last.
  ///
  /// Without a store that was loaded, it does nothing.
  ///
  /// - Throws: The error of the store.
  public func save() throws {
    if let store = loading.store { try save(to: store) }
  }

  /// Whether settings were changed or unset since the menu was last saved.
  public var hasUnsavedChanges: Bool { sources.hasUnsavedChanges }

  /// Takes back all changes since the last save, as one that can be undone.
  package func discardChanges() {
    guard !isBusy, hasUnsavedChanges else { return }
    let (before, old) = (sources, walk(known: true))
    let keys = sources.discardChanges()
    let settings = decideNow().settings.filter { keys.contains($0.key) }
    history.record(
      settings.compactMap { setting in
        old[setting.key].map { earlier in
          SettingEdit(
            setting, from: before, to: sources, values: (earlier.reading, setting.reading))
        }
      })
  }

  /// Whether the store that was loaded keeps secrets.
  package var keepsSecrets: Bool { sources.keepsSecrets }

  /// How many changes were recorded to be saved since the menu was made.
  package var recordedChangeCount: Int { sources.changeCount }

  /// Sets settings to the values of environment variables, and locks them.
  ///
  /// The name of a variable is the prefix and the key in upper case, with `_` for all but ASCII
  /// letters and digits and where a word begins: `MYTOOL_SOUND_MAX_VOLUME` for `sound.maxVolume`.
  /// Where that is not set, `MYTOOL_SOUND_MAXVOLUME` is read, unless it is the name for another
  /// key. If a value is refused, the stored value or the default applies.
  ///
  /// - Returns: The values that were refused, by the names of their variables.
  @discardableResult
  public func apply(environment: [String: String], prefix: String) -> [RefusedValue] {
    guard !isBusy else { return [] }
    sources.setEnvironment(environment, prefix: prefix)
    evaluation.noteChange()
    return refused(.environment, decideNow())
  }

  /// Sets settings to values given as arguments of the program, and locks them.
  ///
  /// - Parameter arguments: The values as text, by key.
  /// - Returns: The values that were refused, and keys that no setting has.
  @discardableResult
  public func apply(arguments: [String: String]) -> [RefusedValue] {
    guard !isBusy else { return [] }
    sources.setArguments(arguments)
    let walk = decideNow()
    return refused(.argument, walk)
      + sources.unknownKeys(among: walk.settings).arguments
      .map { RefusedValue(key: $0, reason: root.words(.isUnknown)) }
  }

  /// Takes over what another menu would have stored if it were saved now, and its other sources.
  package func adoptSources(of other: Menu) {
    guard !isBusy else { return }
    sources.adopt(other.sources)
    decideNow()
  }

  /// The keys that the store holds and no setting has, in order.
  ///
  /// Files are shared with other programs and versions, and settings come and go with what they
  /// depend on: these keys are no error, and their values are kept.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages and of stored values.
  public var unknownKeys: [String] { sources.unknownKeys(among: decidedWalk().settings).stored }

  /// What is wrong with the values of the store that was read last, as ``load(from:)`` returns it.
  package var loadReport: LoadReport { loadReport(decidedWalk()) }

  /// Decides about all settings after a source has changed, and shows the pages in view.
  @discardableResult
  func decideNow() -> MenuWalk {
    guard !isBusy else { return MenuWalk() }
    let walk = decide(evaluation.undecided ?? walk(known: true))
    showPages(as: walk)
    return walk
  }

  /// Returns the values of a source that were refused, in the order of the pages.
  private func refused(_ source: SettingSource, _ walk: MenuWalk) -> [RefusedValue] {
    walk.settings.compactMap { sources[$0.key].givenUp[source] }
  }

  private func loadReport(_ walk: MenuWalk) -> LoadReport {
    var report = LoadReport(words: root.words)
    report.refused = refused(.store, walk)
    report.unknownKeys = sources.unknownKeys(among: walk.settings).stored
    for setting in walk.settings {
      guard let key = sources.storedKey(of: setting), key != setting.key else { continue }
      report.formerKeys[setting.key] = key
    }
    report.noteMisspelt(among: walk.settings.map(\.key))
    return report
  }
}
