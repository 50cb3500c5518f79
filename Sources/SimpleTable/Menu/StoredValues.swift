/// The values of a store, with the changes that are still to be saved.
struct StoredValues {
  /// The values that the store will hold once the changes are saved.
  private(set) var values: [String: SettingValue] = [:]

  /// The values that the store was last known to hold, and the keys that are still to be saved.
  private var saved: [String: SettingValue] = [:]
  private(set) var unsaved: Set<String> = []

  /// How many changes were noted so far, including saved ones.
  private(set) var changeCount = 0

  /// The keys of secrets, and whether the store that was loaded keeps secrets.
  private var secretKeys: Set<String> = []
  private(set) var keepsSecrets = false

  /// Accesses the value of a key, or `nil` if the store holds none.
  subscript(key: String) -> SettingValue? { values[key] }

  /// Returns the values of keys; a key without one is left out.
  func values(of keys: some Sequence<String>) -> [String: SettingValue] {
    keys.reduce(into: [:]) { $0[$1] = values[$1] }
  }
}

extension StoredValues {
  /// Replaces the values; changes that are still to be saved stay.
  ///
  /// - Returns: The keys that were removed from the store.
  mutating func load(_ new: [String: SettingValue], keepsSecrets: Bool) -> Set<String> {
    let before = Set(values.keys)
    let changes = values(of: unsaved)
    saved = new
    values = new.filter { !unsaved.contains($0.key) }.merging(changes) { $1 }
    self.keepsSecrets = keepsSecrets
    return before.subtracting(values.keys)
  }

  /// Notes what is to be stored for a setting.
  ///
  /// - Parameters:
  ///   - new: The values by key; every other key of the setting is removed from the store.
  ///   - keys: The key of the setting, and its former keys.
  ///   - isSecret: Whether the value is a secret.
  mutating func set(_ new: [String: SettingValue], keys: [String], isSecret: Bool) {
    for key in keys where values[key] != nil || new[key] != nil {
      values[key] = new[key]
      unsaved.insert(key)
      changeCount += 1
      if isSecret { secretKeys.insert(key) }
    }
  }

  /// Forgets that keys are still to be saved whose values are those that the store holds.
  mutating func forgetUnchanged(_ keys: some Sequence<String>) {
    for key in keys where values[key] == saved[key] { unsaved.remove(key) }
  }

  /// Returns what is still to be saved.
  ///
  /// - Parameter keepsSecrets: Whether the store may hold secrets; if not, they are removed.
  /// - Returns: The values to write, and the keys to remove.
  func changes(keepsSecrets: Bool) -> (values: [String: SettingValue], removals: Set<String>) {
    let changed = values(of: unsaved.filter { keepsSecrets || !secretKeys.contains($0) })
    return (changed, unsaved.subtracting(changed.keys))
  }

  /// Notes that changes were saved; a secret that was removed is no longer stored.
  mutating func didSave(_ changed: [String: SettingValue], removals: Set<String>) {
    saved.merge(changed) { $1 }
    for key in removals {
      saved[key] = nil
      if secretKeys.contains(key) { values[key] = nil }
    }
    forgetUnchanged(unsaved)
  }
}
