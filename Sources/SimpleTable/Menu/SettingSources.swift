/// What the sources of values hold, and what is known of each key.
///
/// It runs no closure of the program: a ``DecisionRun`` does, and notes here what it has decided.
struct SettingSources {
  /// The values that the store was last known to hold.
  private var saved: [String: SettingValue] = [:]

  /// Whether the store that was loaded keeps secrets.
  private(set) var keepsSecrets = false

  /// The environment variables that begin with the prefix.
  private var environment: [String: String] = [:]
  private var prefix = ""

  /// The arguments of the program, by key.
  private var arguments: [String: String] = [:]

  private var records: [String: SettingRecord] = [:]

  /// The number of keys that are still to be saved.
  private var unsavedCount = 0

  /// How many changes of what is stored were noted so far, including saved ones.
  private(set) var changeCount = 0

  /// Whether a candidate of a setting that is available is given up.
  private(set) var hasGivenUp = false

  /// Accesses what is known of a key.
  subscript(key: String) -> SettingRecord {
    get { records[key] ?? SettingRecord() }
    set {
      unsavedCount += (newValue.change == nil ? 0 : 1) - (records[key]?.change == nil ? 0 : 1)
      records[key] = newValue
    }
  }

  /// Whether no source has had a value so far, so that there is nothing to decide.
  private(set) var isEmpty = true
}

// MARK: - What is stored

extension SettingSources {
  /// Returns the value that the store will hold for a key once the menu is saved.
  func stored(_ key: String) -> SettingValue? {
    guard let change = records[key]?.change else { return saved[key] }
    return change.value
  }

  /// Returns the values that the store will hold for keys; a key without one is left out.
  func stored(_ keys: Set<String>) -> [String: SettingValue] {
    keys.reduce(into: [:]) { $0[$1] = stored($1) }
  }

  /// The keys for which the store will hold a value.
  var storedKeys: Set<String> {
    guard unsavedCount > 0 else { return Set(saved.keys) }
    return Set(saved.keys).union(records.filter { $0.value.change != nil }.keys)
      .filter { stored($0) != nil }
  }

  /// Whether anything is still to be saved.
  var hasUnsavedChanges: Bool { unsavedCount > 0 }

  /// Notes what is to be stored for a key.
  mutating func store(_ value: SettingValue?, for key: String, isSecret: Bool = false) {
    store(value.map(SettingRecord.Change.set) ?? .unset, for: key, isSecret: isSecret)
  }

  /// Notes how what is stored for a key is to change.
  mutating func store(_ change: SettingRecord.Change, for key: String, isSecret: Bool = false) {
    guard change != .unset || stored(key) != nil else { return }
    self[key].change = change
    if isSecret { self[key].isSecret = true }
    changeCount += 1
    isEmpty = false
  }

  /// Notes what is to be stored for a setting, and removes its former keys.
  ///
  /// Other settings that read one of those get its value under their own keys first.
  ///
  /// - Parameters:
  ///   - change: What becomes of the value under the setting's own key.
  ///   - setting: The setting.
  ///   - settings: All settings that are available.
  /// - Returns: The other settings that got values under their own keys.
  mutating func store(
    _ change: SettingRecord.Change, for setting: DeclaredSetting, among settings: [DeclaredSetting]
  ) -> [DeclaredSetting] {
    let former = Set(setting.formerKeys.filter { stored($0) != nil })
    var moved: [DeclaredSetting] = []
    if !former.isEmpty {
      for other in settings where other.key != setting.key {
        guard let (key, value) = storedValue(of: other), former.contains(key) else { continue }
        store(value, for: other.key, isSecret: other.isSecret)
        moved.append(other)
      }
      for key in former { store(nil, for: key) }
    }
    store(change, for: setting.key, isSecret: setting.isSecret)
    return moved
  }

  /// Stores again what was stored for a key before a change, which may need no saving.
  mutating func restore(_ value: SettingValue?, for key: String) {
    guard records[key] != nil || saved[key] != value else { return }
    self[key].change = saved[key] == value ? nil : value.map(SettingRecord.Change.set) ?? .unset
    changeCount += 1
  }

  /// Forgets what is still to be saved.
  ///
  /// - Returns: The keys that were to be saved.
  mutating func discardChanges() -> Set<String> {
    let keys = Set(records.filter { $0.value.change != nil }.keys)
    for key in keys { self[key].change = nil }
    changeCount += keys.count
    return keys
  }

  /// Replaces what the store is known to hold; changes that are still to be saved stay.
  mutating func load(_ values: [String: SettingValue], keepsSecrets: Bool) {
    saved = values
    self.keepsSecrets = keepsSecrets
    if !values.isEmpty { isEmpty = false }
  }

  /// Returns the keys for which some values differ from what the store is known to hold.
  ///
  /// Numbers count by what they are, as a store may write `60.0` as `60`.
  func keys(changedBy values: [String: SettingValue]) -> Set<String> {
    Set(saved.keys).union(values.keys).filter { key in
      guard saved[key] != values[key] else { return false }
      guard case (.number(let old)?, .number(let new)?) = (saved[key], values[key]),
        let number = Double(old)
      else { return true }
      return number != Double(new)
    }
  }

  /// Takes over what other sources hold, as if they had been saved.
  ///
  /// Secrets are left out that the store does not keep.
  mutating func adopt(_ other: SettingSources) {
    let values = other.stored(other.storedKeys)
      .filter { other.keepsSecrets || !other[$0.key].isSecret }
    load(values, keepsSecrets: other.keepsSecrets)
    setEnvironment(other.environment, prefix: other.prefix)
    setArguments(other.arguments)
  }

  /// Returns what is still to be saved.
  ///
  /// - Parameter keepsSecrets: Whether the store may hold secrets; if not, they are removed.
  /// - Returns: The values to write, and the keys to remove.
  func changes(keepsSecrets: Bool) -> (values: [String: SettingValue], removals: Set<String>) {
    var values: [String: SettingValue] = [:]
    var removals: Set<String> = []
    for (key, record) in records where record.change != nil {
      if let value = record.change?.value, keepsSecrets || !record.isSecret {
        values[key] = value
      } else {
        removals.insert(key)
      }
    }
    return (values, removals)
  }

  /// Notes that changes were saved; a secret that was left out is no longer stored.
  mutating func didSave(_ values: [String: SettingValue], removals: Set<String>) {
    for (key, value) in values {
      saved[key] = value
      if records[key]?.change?.value == value { self[key].change = nil }
    }
    for key in removals {
      saved[key] = nil
      guard let record = records[key], record.change?.value == nil || record.isSecret else {
        continue
      }
      // The value of a secret lasts until the program ends, although nothing decides it any more.
      let isLeftOut = record.change?.value != nil && record.decision.source == .store
      if isLeftOut { self[key].decision = SettingRecord.Decision() }
      self[key].change = nil
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

  /// Returns the keys of settings that share the name of a variable that is set, by the name.
  func collisions(of settings: [DeclaredSetting]) -> [String: [String]] {
    guard !environment.isEmpty else { return [:] }
    return variableNames(of: settings).shared.filter { environment[$0.key] != nil }
  }

  /// Returns the variables that are set under names of before, by the keys that read them.
  func formerVariables(of settings: [DeclaredSetting]) -> [String: String] {
    guard !environment.isEmpty else { return [:] }
    let names = variableNames(of: settings)
    return settings.reduce(into: [:]) { variables, setting in
      guard let name = names.former(of: setting.key), environment[name] != nil else { return }
      variables[setting.key] = name
    }
  }

  private func variableNames(of settings: [DeclaredSetting]) -> VariableNames {
    let keys = settings.lazy.filter { !$0.route.isOfRecord }.map(\.key)
    return VariableNames(of: keys, prefix: prefix)
  }
}

// MARK: - Candidates

extension SettingSources {
  /// Returns the values that the sources have for a setting, beginning with the one that overrides.
  func candidates(for setting: DeclaredSetting) -> [SettingCandidate] {
    var candidates: [SettingCandidate] = []
    if let text = arguments[setting.key] {
      candidates.append(
        SettingCandidate(source: .argument, name: setting.key, value: .text(text)))
    }
    if !environment.isEmpty, !setting.route.isOfRecord {
      let present = VariableNames.name(of: setting.key, prefix: prefix)
      let name = environment[present] == nil ? setting.formerVariable ?? present : present
      if let text = environment[name] {
        candidates.append(SettingCandidate(source: .environment, name: name, value: .text(text)))
      }
    }
    if let (key, value) = storedValue(of: setting) {
      candidates.append(SettingCandidate(source: .store, name: key, value: value))
    }
    return candidates
  }

  /// Returns whether a source has a value for any key but those of a setting, or is to lose one.
  func hasValues(besides setting: DeclaredSetting) -> Bool {
    let own = setting.keys.map { key in
      (saved[key] == nil ? 0 : 1) + (records[key]?.change == nil ? 0 : 1)
    }
    return !environment.isEmpty || !arguments.isEmpty
      || saved.count + unsavedCount > own.reduce(0, +)
  }

  /// Returns why a setting refuses a candidate as it is declared now, or `nil` if it takes it.
  ///
  /// A setting that is disabled takes values too.
  func refusal(
    of candidate: SettingCandidate, for setting: DeclaredSetting,
    collisions: [String: [String]] = [:]
  ) -> String? {
    let control = setting.control
    var isEntered = candidate.source == .argument
    switch candidate.source {
    case .environment:
      if let keys = collisions[candidate.name] {
        return control.words(.setsSeveral, keys.map { "\"\($0)\"" }.joined(separator: ", "))
      }
    case .store:
      if case .entered = records[candidate.name]?.change {
        isEntered = true
        break
      }
      if setting.isSecret, !keepsSecrets, records[candidate.name]?.change == nil {
        return control.words(.isSecret)
      }
      let mismatch = setting.state.kind?.mismatch(with: candidate.value, in: control.words)
      if let mismatch { return mismatch }
    case .default, .argument: break
    }
    return control.refusal(of: candidate.value.text, isNew: true, isEntered: isEntered)
  }

  /// Returns whether a decision about a setting is still the one that a run would take.
  ///
  /// It is not for a setting that has just appeared, where what decides it is refused now, and
  /// where something that was given up would be taken now.
  func isSettled(_ setting: DeclaredSetting) -> Bool {
    let record = self[setting.key]
    let candidates = candidates(for: setting)
    let (given, others) = (
      candidates.filter { record.givenUp[$0.source] != nil },
      candidates.filter { record.givenUp[$0.source] == nil }
    )
    guard (others.first?.decision ?? SettingRecord.Decision()) == record.decision,
      record.owner == nil ? candidates.isEmpty : record.owner == setting.place
    else { return false }
    return given.allSatisfy { refusal(of: $0, for: setting) != nil }
      && others.first.map { refusal(of: $0, for: setting) == nil } ?? true
  }

  /// Notes which settings are available after a decision.
  mutating func noteGivenUp(among settings: [DeclaredSetting]) {
    hasGivenUp = settings.contains { records[$0.key]?.givenUp.isEmpty == false }
  }

  /// Returns where the value of a setting comes from.
  func source(of key: String) -> SettingSource { records[key]?.decision.source ?? .default }

  /// The arguments and the keys that are stored, which no setting has.
  func unknownKeys(among settings: [DeclaredSetting]) -> (stored: [String], arguments: [String]) {
    let known = Set(settings.lazy.flatMap(\.keys))
    let keys = Set(settings.lazy.map(\.key))
    return (
      storedKeys.subtracting(known).sorted(), Set(arguments.keys).subtracting(keys).sorted()
    )
  }
}
