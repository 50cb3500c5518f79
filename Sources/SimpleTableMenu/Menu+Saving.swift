package import SimpleTable

extension Menu {
  /// Writes the changes of settings into the stores of their levels, and those of secrets into
  /// theirs.
  ///
  /// Changes go to the store of the edited level, unless ``setValue(_:for:at:)`` or `unset(_:at:)`
  /// named another level. If a store fails, its changes are kept for the next save. A change that
  /// waits for confirmation is not written.
  ///
  /// - Throws: The first error of a store. It is also an error if a project's file is a link, or if
  ///   a level with changes has no store. The other stores are still written.
  public func save() throws {
    if let error = saveAll().first { throw error }
  }

  /// Writes the changes into all stores, and returns the errors of those that failed.
  package func saveAll() -> [any Error] {
    var errors: [any Error] = []
    for level in SettingLevel.allCases {
      do { try save(at: level) } catch { errors.append(error) }
    }
    return errors
  }

  /// Writes the changes of a level into its store; with the edited level, secrets as well.
  package func save(at level: SettingLevel) throws {
    // A preview is not saved.
    guard !root.useGuard.isBusy else { return }
    endPreview()
    if level == editedLevel { try saveSecrets { $0 != nil } }
    let changes = unsavedChanges(at: level)
    if !changes.isEmpty {
      guard let store = sources[level].store else { throw MissingStoreError() }
      if level == .project, let file = store as? any FileStore, file.isLink {
        throw LinkedProjectError(location: store.location)
      }
      let values = changes.compactMapValues(\.self)
      let kept = sources[level].kept(beside: changes)
      try store.merge(
        set: values.merging(kept) { value, _ in value },
        unset: Set(changes.keys).subtracting(values.keys))
      engine.note { $0[level].didSave(changes) }
    }
    if level == editedLevel { try saveSecrets { $0 == nil } }
  }

  /// Stores secrets: new ones before the file is written, and removed ones after it.
  private func saveSecrets(where isMeant: (String?) -> Bool) throws {
    guard let store = sources.secrets.store else { return }
    for key in sources.secrets.unsaved.sorted() {
      let secret = sources.secrets[key]
      guard isMeant(secret) else { continue }
      try store.setSecret(secret, for: key)
      engine.note { $0.secrets.didSave(secret, for: key) }
    }
  }

  /// Whether there are changes of settings or secrets that were not saved yet.
  public var hasUnsavedChanges: Bool {
    sources.secrets.hasUnsavedChanges
      || !sources.isUnchanged && SettingLevel.allCases.contains { !unsavedChanges(at: $0).isEmpty }
  }

  /// Returns the unsaved changes at a level, without those that the user has not confirmed yet.
  private func unsavedChanges(at level: SettingLevel) -> [String: SettingValue?] {
    let pending = level == editedLevel ? engine.history.pending : nil
    return sources[level].changes.filter { pending?.changes[$0.key] == nil }
  }

  /// Whether there is a store that keeps secrets.
  package var keepsSecrets: Bool { sources.secrets.store != nil }

  /// The keys in the store of the edited level that no setting has, in order.
  ///
  /// Unknown keys are normal, and their values are kept: other programs and versions may share the
  /// store, and settings may disappear for a while.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages and of stored values.
  public var unknownKeys: [String] {
    sources.unknownKeys(at: editedLevel, among: decidePages().settings)
  }

  /// The environment variables with the prefix that no setting has, by their names, each with the
  /// one of a setting that differs by one letter, or `nil`.
  package var unknownVariables: [String: String?] {
    sources.unknownVariables(among: decided.settings)
  }

  /// The keys that still hold what the user stored in this session.
  package var changedKeys: Set<String> {
    Set(engine.history.all.changes.filter { sources.edited[$0.key] == $0.value.new }.keys)
  }

  /// Returns the value that a level holds for a setting, as its store has it; `nil` for none.
  package func storedValue(of key: String, at level: SettingLevel) -> SettingValue? {
    decided[key].flatMap { sources[level].value(of: $0)?.value }
  }

  /// The edited level, if users should see it because stores of several levels were read.
  package var shownLevel: SettingLevel? { sources.loadedLevels.count > 1 ? editedLevel : nil }
}
