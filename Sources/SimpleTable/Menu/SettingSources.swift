/// Where the values of settings come from: what the store holds, and what the environment and the
/// arguments decide.
struct SettingSources {
  /// What decides a setting from outside, so that it cannot be changed.
  struct Lock {
    let source: SettingSource

    /// The reason, as in "set by MYTOOL_VOLUME".
    let reason: String
  }

  /// What the store holds, with the changes that are still to be saved.
  private(set) var stored: [String: SettingValue] = [:]

  /// The changes since the store was last read or written.
  private(set) var unsavedValues: [String: SettingValue] = [:]
  private(set) var unsavedRemovals: Set<String> = []

  /// How many changes were noted, saved ones included.
  private(set) var changeCount = 0

  /// The settings whose value must not be kept by every store.
  private(set) var secretKeys: Set<String> = []

  /// The settings that are decided from outside.
  var locks: [String: Lock] = [:]

  /// The values of settings without a default when they were first read.
  private(set) var firstValues: [String: SettingValue] = [:]

  /// The environment and the prefix of the names in it, and the arguments by key.
  var environment: (values: [String: String], prefix: String)?
  var arguments: [String: String] = [:]
}

// MARK: - The store

extension SettingSources {
  /// Returns whether the store holds a value for a key, or will.
  func isStored(_ key: String) -> Bool { stored[key] != nil }

  /// Returns why settings cannot be changed, by what follows a prefix in their keys.
  func locks(prefix: String) -> [String: String] {
    guard !locks.isEmpty else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: locks.lazy.filter { $0.key.hasPrefix(prefix) }
        .map { (String($0.key.dropFirst(prefix.count)), $0.value.reason) })
  }

  /// Returns where the value of a setting comes from.
  func source(of key: String) -> SettingSource {
    locks[key]?.source ?? (isStored(key) ? .store : .default)
  }

  /// Replaces what the store is known to hold; changes that are still to be saved stay.
  mutating func load(_ values: [String: SettingValue]) {
    stored = values.merging(unsavedValues) { $1 }
    for key in unsavedRemovals { stored[key] = nil }
  }

  /// Notes that a value is to be stored, in place of those under former keys.
  mutating func set(_ key: String, _ value: SettingValue, formerKeys: [String], isSecret: Bool) {
    for key in formerKeys where isStored(key) { unset(key) }
    changeCount += 1
    stored[key] = value
    unsavedValues[key] = value
    unsavedRemovals.remove(key)
    if isSecret { secretKeys.insert(key) }
  }

  /// Notes that a value is to be removed from the store.
  mutating func unset(_ key: String) {
    changeCount += 1
    stored[key] = nil
    unsavedValues[key] = nil
    unsavedRemovals.insert(key)
  }

  /// Notes that a former key's value applies under the new one.
  mutating func rename(_ former: String, to key: String) { stored[key] = stored[former] }

  /// Notes that all changes were saved.
  mutating func didSave() {
    unsavedValues = [:]
    unsavedRemovals = []
  }

  /// Notes the values of settings without a default that are read for the first time.
  mutating func noteFirstValues(of settings: [MenuWalk.Setting]) {
    for setting in settings
    where setting.control.reset == nil && firstValues[setting.key] == nil {
      firstValues[setting.key] = setting.value
    }
  }
}

// MARK: - The environment

extension SettingSources {
  /// Returns the name of the environment variable for a key.
  ///
  /// It is the prefix and the key in upper case, with `_` for all but letters and digits of ASCII.
  static func environmentName(of key: String, prefix: String) -> String {
    prefix
      + String(
        String.UnicodeScalarView(
          key.uppercased().unicodeScalars.map { scalar in
            switch scalar {
            case "A"..."Z", "0"..."9": scalar
            default: "_"
            }
          }))
  }

  /// Returns the keys by the names of their environment variables.
  private func keysByName(_ settings: [MenuWalk.Setting]) -> [String: [String]] {
    guard let prefix = environment?.prefix else { return [:] }
    return Dictionary(grouping: settings.map(\.key)) {
      Self.environmentName(of: $0, prefix: prefix)
    }
  }

  /// Returns the value of the environment for each setting, and the variable's name.
  ///
  /// Of keys with one name none has a value.
  func environmentValues(
    of settings: [MenuWalk.Setting]
  ) -> [String: (name: String, text: String)] {
    var values: [String: (String, String)] = [:]
    for (name, keys) in keysByName(settings) where keys.count == 1 {
      if let text = environment?.values[name] { values[keys[0]] = (name, text) }
    }
    return values
  }

  /// What is wrong with the keys of settings.
  func problems(of settings: [MenuWalk.Setting]) -> [Diagnostic] {
    keysByName(settings).filter { $1.count > 1 }.sorted { $0.key < $1.key }.map { name, keys in
      let keys = Set(keys)
      let list = keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      return Diagnostic(
        message: "the environment variable \(name) would set \(list), so that it sets none",
        sites: settings.filter { keys.contains($0.key) }.map(\.site))
    }
  }
}
