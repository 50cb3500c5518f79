/// The sources of the values of settings: the store, the environment and the arguments.
struct SettingSources {
  /// The environment variable or the argument that decides a setting, so that it cannot be changed.
  struct Lock: Equatable {
    let source: SettingSource

    /// The reason, as in "set by MYTOOL_VOLUME".
    let reason: String
    let text: String
  }

  /// The values that the store will hold once the changes are saved.
  private(set) var stored: [String: SettingValue] = [:]

  /// The values that the store was last known to hold, and the keys that are still to be saved.
  private(set) var saved: [String: SettingValue] = [:]
  private(set) var unsaved: Set<String> = []

  /// How many changes were noted so far, including saved ones.
  private(set) var changeCount = 0

  /// The keys of secrets, and whether the store that was loaded keeps secrets.
  var secretKeys: Set<String> = []
  var keepsSecrets = false

  /// The locks of the settings that the environment or an argument decides, by key.
  var locks: [String: Lock] = [:]

  /// The source of each setting that does not have its default, by key.
  var effective: [String: SettingSource] = [:]

  /// The keys of the settings that got their values from the sources.
  var settled: Set<String> = []

  /// Why the stored values of settings were refused, by key.
  var refusals: [String: String] = [:]

  /// The values of the environment and the arguments that were refused, by key.
  var rejections: [String: [SettingSource: RefusedValue]] = [:]

  /// The environment, the prefix of the names in it, and the arguments by key.
  var environment: [String: String] = [:]
  var prefix = ""
  var arguments: [String: String] = [:]

  /// Functions that set settings without a default back to the values that were read first.
  var firstValues: [SettingPlace: () -> Void] = [:]

  /// The keys of the settings without a default that were unset.
  var unsetWithoutDefault: Set<String> = []
}

// MARK: - What applies

extension SettingSources {
  /// Returns whether the store holds a value for a setting, or will.
  func isStored(_ setting: MenuWalk.Setting) -> Bool { storedKey(of: setting) != nil }

  /// Returns the key under which a setting is stored, which may be a former one.
  func storedKey(of setting: MenuWalk.Setting) -> String? {
    stored.isEmpty ? nil : setting.keys.first { stored[$0] != nil }
  }

  /// Returns where the value of a setting comes from.
  func source(of key: String) -> SettingSource { effective[key] ?? .default }

  /// Returns why settings whose keys begin with a prefix are locked, by the rest of their keys.
  func locks(prefix: String) -> [String: String] {
    var reasons: [String: String] = [:]
    for (key, lock) in locks where key.utf8.starts(with: prefix.utf8) {
      reasons[String(Substring(key.utf8.dropFirst(prefix.utf8.count)))] = lock.reason
    }
    return reasons
  }
}

// MARK: - What is stored

extension SettingSources {
  /// Whether anything is still to be saved.
  var hasUnsavedChanges: Bool { !unsaved.isEmpty }

  /// Replaces the values of the store; changes that are still to be saved stay.
  ///
  /// - Returns: The keys that were removed from the store.
  mutating func load(_ values: [String: SettingValue], keepsSecrets: Bool) -> Set<String> {
    let before = Set(stored.keys)
    saved = values
    self.keepsSecrets = keepsSecrets
    var values = values
    for key in unsaved { values[key] = stored[key] }
    stored = values
    settled = []
    return before.subtracting(stored.keys)
  }

  /// Returns the stored values of keys; a key without one is left out.
  func storedValues(_ keys: [String]) -> [String: SettingValue] {
    var values: [String: SettingValue] = [:]
    for key in keys { values[key] = stored[key] }
    return values
  }

  /// Notes what is to be stored for a setting.
  ///
  /// - Parameters:
  ///   - values: The values by key; every other key of the setting is removed from the store.
  ///   - keys: The key of the setting, and its former keys.
  ///   - isSecret: Whether the value is a secret.
  mutating func store(_ values: [String: SettingValue], keys: [String], isSecret: Bool = false) {
    for key in keys where stored[key] != nil || values[key] != nil {
      stored[key] = values[key]
      unsaved.insert(key)
      changeCount += 1
      refusals[key] = nil
      if isSecret { secretKeys.insert(key) }
    }
    guard let key = keys.first else { return }
    effective[key] = values.isEmpty ? nil : .store
    if !values.isEmpty { settled.insert(key) }
  }

  /// Restores what was stored before a change.
  mutating func restore(_ edit: Menu.Edit) {
    let source = source(of: edit.key)
    store(edit.oldStored, keys: edit.keys)
    for key in edit.keys where stored[key] == saved[key] { unsaved.remove(key) }
    refusals[edit.key] = edit.oldRefusal
    effective[edit.key] = locks[edit.key] == nil ? edit.oldSource : source
  }

  /// Returns what is still to be saved.
  ///
  /// - Parameter keepsSecrets: Whether the store may hold secrets; if not, they are removed.
  /// - Returns: The values to write, and the keys to remove.
  func changes(keepsSecrets: Bool) -> (values: [String: SettingValue], removals: Set<String>) {
    let values = stored.filter { key, _ in
      unsaved.contains(key) && (keepsSecrets || !secretKeys.contains(key))
    }
    return (values, unsaved.subtracting(values.keys))
  }

  /// Notes that changes were saved; a secret that was removed is no longer stored.
  mutating func didSave(_ values: [String: SettingValue], removals: Set<String>) {
    for (key, value) in values {
      saved[key] = value
      if stored[key] == value { unsaved.remove(key) }
    }
    for key in removals {
      saved[key] = nil
      if stored[key] == nil || secretKeys.contains(key) {
        stored[key] = nil
        unsaved.remove(key)
      }
    }
  }
}
