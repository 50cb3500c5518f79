/// What the sources of values hold, and what is known of each key.
///
/// It sets nothing: a ``DecisionRun`` does, and what it has decided is kept here. The only closures of
/// the program that it runs convert values under former keys.
struct SettingSources {
  /// What the stores hold, by level.
  private var levels = SettingLevel.allCases.map { _ in StoredLevel() }

  /// The level at which the user's changes are stored.
  private(set) var editedLevel = SettingLevel.user

  /// The environment variables that begin with the prefix.
  private var environment: [String: String] = [:]
  private var prefix = ""

  /// The arguments of the program, by key.
  private var arguments: [String: String] = [:]

  private var records: [String: SettingRecord] = [:]

  /// How many changes of what is stored were made so far, including saved ones.
  private(set) var changeCount = 0

  /// Whether a candidate of a setting that is available is given up.
  var hasGivenUp = false

  /// The keys on the pages of records, of those that were available at the last decision.
  var keysOfRecords: Set<String> = []

  /// Whether all settings were read once, as they were when the program began.
  var hasReadAll = false

  /// Accesses what is known of a key.
  subscript(key: String) -> SettingRecord {
    get { records[key] ?? SettingRecord() }
    _modify { yield &records[key, default: SettingRecord()] }
  }

  /// Accesses one level.
  subscript(level: SettingLevel) -> StoredLevel {
    _read { yield levels[level.position] }
    _modify { yield &levels[level.position] }
  }

  /// Whether no source has had a value so far, so that there is nothing to decide.
  private(set) var isEmpty = true
}

// MARK: - What is stored

extension SettingSources {
  /// Whether the edited level can still be chosen, as nothing was loaded and nothing changed.
  var canChooseLevel: Bool { changeCount == 0 && !levels.contains(where: \.isLoaded) }

  /// Whether stores of several levels were loaded.
  var hasSeveralLevels: Bool { levels.lazy.filter(\.isLoaded).count > 1 }

  /// Chooses the level at which the user's changes are stored.
  mutating func edit(_ level: SettingLevel) {
    editedLevel = level
    // What a project must not set is locked there, whatever is stored.
    if level == .project { isEmpty = false }
  }

  /// Forgets what the levels with a store hold and what is to be saved there, and chooses the edited level.
  mutating func restart(editing level: SettingLevel) {
    for level in SettingLevel.allCases where self[level].store != nil {
      self[level] = StoredLevel()
    }
    changeCount += 1
    edit(level)
  }

  /// Returns the value that the edited level will hold for a key once the menu is saved.
  func stored(_ key: String) -> SettingValue? { self[editedLevel][key] }

  /// Whether anything is still to be saved, at any level.
  var hasUnsavedChanges: Bool { levels.contains(where: \.hasUnsavedChanges) }

  /// Changes what is stored for a key.
  ///
  /// - Parameters:
  ///   - change: What becomes of the value.
  ///   - key: The key.
  ///   - isSecret: Whether the value must not be shown.
  ///   - level: The level; `nil` for the edited one.
  mutating func store(
    _ change: StoredLevel.Change, for key: String, isSecret: Bool = false,
    at level: SettingLevel? = nil
  ) {
    let level = level ?? editedLevel
    guard change != .unset || self[level][key] != nil else { return }
    self[level].store(change, for: key)
    if isSecret { self[key].isSecret = true }
    changeCount += 1
    isEmpty = false
  }

  /// Changes what is stored for a setting, and removes its former keys at that level.
  ///
  /// Other settings that read one of those get its value under their own keys first.
  ///
  /// - Parameters:
  ///   - change: What becomes of the value under the setting's own key.
  ///   - setting: The setting.
  ///   - readers: The settings that are available, by their former keys.
  ///   - level: The level; `nil` for the edited one.
  mutating func store(
    _ change: StoredLevel.Change, for setting: DeclaredSetting,
    readers: [String: [DeclaredSetting]], at level: SettingLevel? = nil
  ) {
    let place = level ?? editedLevel
    let former = setting.formerKeys.filter { self[place][$0] != nil }
    let copies = former.flatMap { key in
      (readers[key] ?? []).compactMap { other in
        self[place].value(of: other).flatMap { stored in
          stored.key == key && other.key != setting.key ? (other, stored.value) : nil
        }
      }
    }
    for (other, value) in copies {
      store(.set(value), for: other.key, isSecret: other.isSecret, at: level)
    }
    for key in former { store(.unset, for: key, at: level) }
    store(change, for: setting.key, isSecret: setting.isSecret, at: level)
  }

  /// Stores again what the edited level held for a key before a change, which may need no saving.
  mutating func restore(_ value: SettingValue?, for key: String) {
    self[editedLevel].restore(value, for: key)
    changeCount += 1
    isEmpty = false
  }

  /// Tries a change at the edited level, which no store will hold, or none any more.
  mutating func tryOut(_ change: StoredLevel.Change?, for key: String) {
    self[editedLevel].tryOut(change, for: key)
    changeCount += 1
    isEmpty = false
  }

  /// Ends the trial of the changes of some keys.
  mutating func endTrial(of keys: some Sequence<String>) {
    for key in keys { tryOut(nil, for: key) }
  }

  /// Gives the edited level back what it held before.
  mutating func takeBack(to before: SettingSources) {
    self[editedLevel] = before[editedLevel]
    changeCount += 1
  }

  /// Takes back what is still to be saved, at all levels.
  mutating func restoreSaved() {
    changeCount += 1
    for level in SettingLevel.allCases { self[level].restoreSaved() }
  }

  /// Replaces what the store of a level is known to hold; changes that are still to be saved stay.
  mutating func load(
    _ values: [String: SettingValue], keepsSecrets: Bool, location: String?,
    as level: SettingLevel
  ) {
    self[level].load(
      values, keepsSecrets: keepsSecrets && level != .project, location: location)
    if !values.isEmpty { isEmpty = false }
  }

  /// Takes over what other sources hold, as if they had been saved.
  ///
  /// Secrets are left out that a store does not keep.
  mutating func adopt(_ other: SettingSources) {
    edit(other.editedLevel)
    for level in SettingLevel.allCases where other[level].isLoaded || !other[level].isEmpty {
      let held = other[level]
      var values: [String: SettingValue] = [:]
      for key in held.keys where held.keepsSecrets || !other[key].isSecret {
        values[key] = held[key]
      }
      load(values, keepsSecrets: held.keepsSecrets, location: held.location, as: level)
    }
    setEnvironment(other.environment, prefix: other.prefix)
    setArguments(other.arguments)
  }

  /// Returns what is still to be saved at a level.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - keepsSecrets: Whether the store may hold secrets; if not, they are removed.
  /// - Returns: The values to write, and the keys to remove.
  func unsaved(
    at level: SettingLevel, keepsSecrets: Bool
  ) -> (values: [String: SettingValue], removals: Set<String>) {
    self[level].unsaved { !keepsSecrets && self[$0].isSecret }
  }

  /// Keeps that changes were saved; a secret that was left out, or that only another store than the
  /// level's keeps, lasts until the program ends.
  mutating func didSave(
    _ values: [String: SettingValue], removals: Set<String>, at level: SettingLevel,
    keepsSecrets: Bool
  ) {
    self[level].didSave(keepingSecrets: keepsSecrets)
    for (key, value) in values {
      if !self[key].isSecret || self[level].keepsSecrets {
        self[level].didSave(value, for: key)
      } else if self[level].change(of: key)?.value == value {
        self[level].didLeaveOut(key)
      }
    }
    for key in removals {
      if self[key].isSecret {
        self[level].didLeaveOut(key)
      } else {
        self[level].didSave(nil, for: key)
      }
    }
  }
}

// MARK: - The environment and the arguments

extension SettingSources {
  /// Replaces the environment by the variables that begin with a prefix.
  mutating func setEnvironment(_ values: [String: String], prefix: String) {
    self.prefix = prefix
    environment = values.filter { $0.key.utf8.starts(with: prefix.utf8) }
    if !environment.isEmpty { isEmpty = false }
  }

  /// Replaces the arguments of the program.
  mutating func setArguments(_ values: [String: String]) {
    arguments = values
    if !arguments.isEmpty { isEmpty = false }
  }

  /// Returns the keys of settings that share a variable that is set, by its name.
  func sharedVariables(of settings: [DeclaredSetting]) -> [String: [String]] {
    guard !environment.isEmpty else { return [:] }
    let named = settings.lazy.filter { !$0.route.isOfRecord }
    return VariableNames(of: named.map(\.key), prefix: prefix).shared
      .filter { environment[$0.key] != nil }
  }

  /// Returns the variables with the prefix that no setting has, each with the one of a setting that differs
  /// by a single edit, or `nil`.
  func unknownVariables(among settings: [DeclaredSetting]) -> [String: String?] {
    let named = settings.filter { !$0.route.isOfRecord }
    let names = named.map { VariableNames.name(of: $0.key, prefix: prefix) }
    let unknown = Set(environment.keys).subtracting(names)
    let near = NearMissIndex(unknown.isEmpty ? [] : names)
    return Dictionary(unknown.map { ($0, near.text(nearTo: $0)) }) { first, _ in first }
  }

  /// Returns the keys of arguments that no setting has, in order.
  func unknownArguments(among settings: [DeclaredSetting]) -> [String] {
    Set(arguments.keys).subtracting(settings.lazy.map(\.key)).sorted()
  }
}

// MARK: - Candidates

extension SettingSources {
  /// Returns the values that the sources have for a setting, beginning with the one that overrides.
  func candidates(for setting: DeclaredSetting) -> [SettingCandidate] {
    var candidates: [SettingCandidate] = []
    func add(_ level: SettingLevel) {
      guard !self[level].isEmpty, let (key, value) = self[level].value(of: setting) else { return }
      let isLost = self[level].losesSecret(key) && setting.isSecret
      candidates.append(
        SettingCandidate(
          source: level.source, name: key, value: value,
          origin: isLost ? nil : self[level].location))
    }
    add(.policy)
    if let text = arguments[setting.key] {
      candidates.append(
        SettingCandidate(source: .argument, name: setting.key, value: .text(text)))
    }
    if !environment.isEmpty, !setting.route.isOfRecord {
      let name = VariableNames.name(of: setting.key, prefix: prefix)
      if let text = environment[name] {
        candidates.append(
          SettingCandidate(source: .environment, name: name, value: .text(text), origin: name))
      }
    }
    add(.project)
    add(.user)
    add(.system)
    return candidates
  }
}
