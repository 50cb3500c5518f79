/// The sources of the values of settings: the store, the environment and the arguments.
struct SettingSources {
  /// The environment variable or the argument that decides a setting, so that it cannot be changed.
  struct Lock: Equatable {
    let source: SettingSource

    /// The reason, as in "set by MYTOOL_VOLUME".
    let reason: String
    let text: String
  }

  /// What the store holds.
  var store = StoredValues()

  /// The environment, the prefix of the names in it, and the arguments by key.
  private(set) var environment: [String: String] = [:]
  private(set) var prefix = ""
  private(set) var arguments: [String: String] = [:]

  /// The keys of the settings that got their values from the sources.
  var settled: Set<String> = []

  /// The locks of the settings that the environment or an argument decides, by key.
  var locks: [String: Lock] = [:]

  /// The keys of the settings whose values come from the store, unless they are locked.
  var fromStore: Set<String> = []

  /// The values that settings refused, by key.
  var refused: [String: [SettingSource: RefusedValue]] = [:]

  /// Functions that set settings without a default back to the values that were read first.
  var firstValues: [DeclaredSetting.Place: () -> Void] = [:]

  /// The keys of the settings without a default that were unset.
  var unsetWithoutDefault: Set<String> = []
}

// MARK: - What applies

extension SettingSources {
  /// Returns where the value of a setting comes from.
  func source(of key: String) -> SettingSource {
    locks[key]?.source ?? (fromStore.contains(key) ? .store : .default)
  }

  /// Returns the key under which a setting is stored, which may be a former one.
  func storedKey(of setting: DeclaredSetting) -> String? {
    store.values.isEmpty ? nil : setting.keys.first { store[$0] != nil }
  }

  /// Returns why settings whose keys begin with a prefix are locked, by the rest of their keys.
  func locks(prefix: String) -> [String: String] {
    var reasons: [String: String] = [:]
    for (key, lock) in locks where key.utf8.starts(with: prefix.utf8) {
      reasons[String(Substring(key.utf8.dropFirst(prefix.utf8.count)))] = lock.reason
    }
    return reasons
  }

  /// Notes that a setting has got the value of a source, or its default.
  mutating func settle(_ key: String, from source: SettingSource?, lock: Lock?) {
    settled.insert(key)
    locks[key] = lock
    setIsFromStore(source == .store, key)
  }

  private mutating func setIsFromStore(_ isFromStore: Bool, _ key: String) {
    if isFromStore { fromStore.insert(key) } else { fromStore.remove(key) }
  }
}

// MARK: - Changes of the sources

extension SettingSources {
  /// Replaces the values of the store; changes that are still to be saved stay.
  ///
  /// - Returns: The keys that were removed from the store.
  mutating func load(_ values: [String: SettingValue], keepsSecrets: Bool) -> Set<String> {
    settled = []
    return store.load(values, keepsSecrets: keepsSecrets)
  }

  /// Notes the values that are to be stored for the keys of a setting, of which the first is its
  /// present one.
  mutating func setStored(
    _ values: [String: SettingValue], keys: [String], isSecret: Bool = false
  ) {
    store.set(values, keys: keys, isSecret: isSecret)
    refused[keys[0]]?[.store] = nil
    setIsFromStore(!values.isEmpty, keys[0])
    if !values.isEmpty { settled.insert(keys[0]) }
  }

  /// Restores what was stored before a change.
  mutating func restore(_ edit: Menu.Edit) {
    setStored(edit.oldStored, keys: edit.keys)
    store.forgetUnchanged(edit.keys)
    refused[edit.key, default: [:]][.store] = edit.oldRefusal
    setIsFromStore(edit.oldSource == .store, edit.key)
  }

  /// Replaces the environment by the variables that begin with a prefix.
  mutating func setEnvironment(_ values: [String: String], prefix: String) {
    self.prefix = prefix
    environment = values.filter { $0.key.utf8.starts(with: prefix.utf8) }
    forget(.environment)
    settled = settled.filter { environment[environmentName(of: $0)] == nil }
  }

  /// Replaces the arguments of the program.
  mutating func setArguments(_ values: [String: String]) {
    arguments = values
    forget(.argument)
    settled.subtract(values.keys)
  }

  /// Forgets what a source has refused and decided, so that it is asked again.
  private mutating func forget(_ source: SettingSource) {
    for key in refused.keys { refused[key]?[source] = nil }
    settled.subtract(locks.filter { $0.value.source == source }.keys)
  }
}
