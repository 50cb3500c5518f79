/// Where the values of settings come from: what the store holds, and what the environment and the
/// arguments decide.
struct SettingSources {
  /// What decides a setting from outside, so that it cannot be changed.
  struct Lock: Equatable {
    let source: SettingSource

    /// The reason, as in "set by MYTOOL_VOLUME".
    let reason: String
    let text: String
  }

  /// What the store holds, with the changes that are still to be saved.
  private(set) var stored: [String: SettingValue] = [:]

  /// What the store was last known to hold, and the keys that are still to be saved.
  private(set) var saved: [String: SettingValue] = [:]
  private(set) var unsaved: Set<String> = []

  /// How many changes were noted, saved ones included.
  private(set) var changeCount = 0

  /// The settings whose value must not be kept by every store, and whether the store that was loaded
  /// does.
  var secretKeys: Set<String> = []
  var keepsSecrets = false

  /// The settings that are decided from outside.
  var locks: [String: Lock] = [:]

  /// Where the values of settings come from that are not at their default.
  var effective: [String: SettingSource] = [:]

  /// The settings that got their values from the sources, and those whose stored value was refused,
  /// with the reason.
  var settled: Set<String> = []
  var refusals: [String: String] = [:]

  /// The values of the environment and the arguments that were refused, by the keys of the settings.
  var rejections: [String: [SettingSource: RefusedValue]] = [:]

  /// The environment, the prefix of the names in it, and the arguments by key.
  var environment: [String: String] = [:]
  var prefix = ""
  var arguments: [String: String] = [:]

  /// What sets settings without a default to the values that they had when they were first read, and
  /// which of them were unset.
  var firstValues: [SettingPlace: () -> Void] = [:]
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

  /// Returns why settings cannot be changed, by what follows a prefix in their keys.
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

  /// Replaces what the store is known to hold; changes that are still to be saved stay.
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

  /// Returns the values under keys, as far as they are stored.
  func storedValues(_ keys: [String]) -> [String: SettingValue] {
    var values: [String: SettingValue] = [:]
    for key in keys { values[key] = stored[key] }
    return values
  }

  /// Notes what is to be stored for a setting, whose keys are the present one and former ones.
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

  /// Notes that what is stored is again what it was before a change.
  mutating func restore(_ edit: Menu.Edit) {
    let source = source(of: edit.key)
    store(edit.oldStored, keys: edit.keys)
    for key in edit.keys where stored[key] == saved[key] { unsaved.remove(key) }
    refusals[edit.key] = edit.oldRefusal
    effective[edit.key] = locks[edit.key] == nil ? edit.oldSource : source
  }

  /// What is to be saved.
  ///
  /// - Parameter keepsSecrets: Whether the store may hold secrets; if not, those that it might hold
  ///   are removed.
  /// - Returns: The values to write, and the keys to remove.
  func changes(keepsSecrets: Bool) -> (values: [String: SettingValue], removals: Set<String>) {
    let values = stored.filter { key, _ in
      unsaved.contains(key) && (keepsSecrets || !secretKeys.contains(key))
    }
    return (values, unsaved.subtracting(values.keys))
  }

  /// Notes that changes were saved; a secret that was not kept is stored no more.
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
