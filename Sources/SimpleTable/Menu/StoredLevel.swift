/// One level: its store, what that holds, and what is still to be saved there.
struct StoredLevel {
  /// The store that was named for the level, into which ``Menu/save()`` writes.
  private(set) var store: (any SettingsStore)?

  /// The values that the store was last known to hold.
  private(set) var saved: [String: SettingValue] = [:]

  /// Whether the store that was loaded keeps secrets.
  private(set) var keepsSecrets = false

  /// Where the store is, for people to read.
  private(set) var location: String?

  /// Whether a store was loaded.
  private(set) var isLoaded = false

  /// Why the store could not be read when it was loaded last.
  var error: (any Error)?

  /// Whether what came of the last load is still to be shown.
  var isLoadToBeShown = false

  /// The stamp of the store before it was read last; `nil` where it has none or was written since.
  var stamp: AnyHashable?

  private var unsaved: [String: Change] = [:]

  /// What is tried in place of what the store will hold, by key.
  private var tried: [String: Change] = [:]

  /// The keys of changes that the store has not taken, as it keeps no secrets: they last until the
  /// program ends.
  private var unkept: Set<String> = []

  /// A change of what is stored.
  enum Change: Equatable {
    case set(SettingValue)
    case unset

    /// A text that is tried as a new value, whatever the kind of the setting, and the part of it that
    /// a user has entered.
    case entered(String, part: String)

    /// The value that will be stored, or `nil` if none will be.
    var value: SettingValue? {
      switch self {
      case .set(let value): value
      case .entered(let text, _): .text(text)
      case .unset: nil
      }
    }
  }
}

extension StoredLevel {
  /// Whether nothing is stored, and nothing is to be saved.
  var isEmpty: Bool { saved.isEmpty && unsaved.isEmpty && tried.isEmpty }

  /// The level without what is tried.
  var withoutTried: StoredLevel {
    var level = self
    level.tried = [:]
    return level
  }

  /// Whether anything is still to be saved.
  var hasUnsavedChanges: Bool { unsaved.count > unkept.count }

  /// Returns the value that the store will hold for a key once the menu is saved, or the one that is tried
  /// in its place.
  subscript(key: String) -> SettingValue? {
    guard let change = tried[key] ?? unsaved[key] else { return saved[key] }
    return change.value
  }

  /// Returns what is tried for a key; `nil` for nothing.
  func tried(_ key: String) -> Change? { tried[key] }

  /// Tries a change, or none any more.
  mutating func tryOut(_ change: Change?, for key: String) { tried[key] = change }

  /// The keys for which the store will hold a value.
  var keys: Set<String> {
    guard !unsaved.isEmpty else { return Set(saved.keys) }
    return Set(saved.keys).union(unsaved.keys).filter { self[$0] != nil }
  }

  /// The keys of changes that are still to be saved.
  var unsavedKeys: Set<String> { Set(unsaved.keys).subtracting(unkept) }

  /// Returns the keys for which the level holds something else than an earlier state of it.
  func keys(changedSince earlier: StoredLevel) -> Set<String> {
    Set(unsaved.keys).union(earlier.unsaved.keys).filter { self[$0] != earlier[$0] }
  }

  /// Returns what is still to be saved for a key, or lasts until the program ends; `nil` where the
  /// store holds what it should.
  func change(of key: String) -> Change? { unsaved[key] }

  /// Returns whether the store does not keep the value of a secret that was set.
  func losesSecret(_ key: String) -> Bool {
    unsaved[key]?.value != nil && (isLoaded && !keepsSecrets || unkept.contains(key))
  }

  /// Changes what is stored for a key.
  mutating func store(_ change: Change, for key: String) {
    unsaved[key] = change
    tried[key] = nil
    unkept.remove(key)
  }

  /// Stores again what was stored for a key before a change, which may need no saving.
  mutating func restore(_ value: SettingValue?, for key: String) {
    unsaved[key] = saved[key] == value ? nil : value.map(Change.set) ?? .unset
    unkept.remove(key)
  }

  /// Names the store of the level, which is loaded next.
  mutating func use(_ store: any SettingsStore) {
    self.store = store
    isLoadToBeShown = true
  }

  /// Replaces what the store is known to hold; changes that are still to be saved stay.
  mutating func load(_ values: [String: SettingValue], keepsSecrets: Bool, location: String?) {
    saved = values
    self.keepsSecrets = keepsSecrets
    self.location = location
    isLoaded = true
    error = nil
    if keepsSecrets { unkept = [] }
  }

  /// Returns the keys for which some values differ from what the store is known to hold.
  ///
  /// Numbers count by what they are, as a store may write `60.0` as `60`.
  func keys(changedBy values: [String: SettingValue]) -> Set<String> {
    Set(saved.keys).union(values.keys).filter { key in
      guard saved[key] != values[key], (values[key] ?? saved[key])?.isObject != true else {
        return false
      }
      guard case (.number(let old)?, .number(let new)?) = (saved[key], values[key]) else {
        return true
      }
      // A double has not room for every whole number.
      if let old = Int(old), let new = Int(new) { return old != new }
      return Double(old) != Double(new)
    }
  }

  /// Takes back what is still to be saved.
  mutating func restoreSaved() {
    for key in unsavedKeys { unsaved[key] = nil }
  }

  /// Returns what is still to be saved.
  ///
  /// - Parameter isLeftOut: Returns whether the value of a key is not to be written; it is removed.
  /// - Returns: The values to write, and the keys to remove.
  func unsaved(
    without isLeftOut: (_ key: String) -> Bool
  ) -> (values: [String: SettingValue], removals: Set<String>) {
    var values: [String: SettingValue] = [:]
    var removals: Set<String> = []
    for (key, change) in unsaved {
      if let value = change.value, !isLeftOut(key) {
        values[key] = value
      } else if !unkept.contains(key) {
        removals.insert(key)
      }
    }
    return (values, removals)
  }

  /// Keeps whether the store keeps secrets into which was saved, where none was loaded.
  mutating func didSave(keepingSecrets: Bool) {
    if !isLoaded { keepsSecrets = keepingSecrets }
  }

  /// Keeps that a value was saved, or removed; a change that was made since is still to be saved.
  mutating func didSave(_ value: SettingValue?, for key: String) {
    saved[key] = value
    guard let change = unsaved[key], change.value == value else { return }
    unsaved[key] = nil
    unkept.remove(key)
  }

  /// Keeps that a value was not written, as the store does not keep it.
  mutating func didLeaveOut(_ key: String) {
    saved[key] = nil
    if unsaved[key]?.value == nil { unsaved[key] = nil } else { unkept.insert(key) }
  }
}
