import SimpleTable

/// One level: its store, the values there, and the unsaved changes.
struct Level {
  let level: SettingLevel

  /// The store of the level, if there is one.
  var store: (any SettingsStore)?

  /// Where the store is, for people to read.
  private(set) var location: String?

  /// Whether the store was read.
  private(set) var isLoaded = false

  /// Why the store could not be read when that was tried last.
  var error: (any Error)?

  /// The stamp of the store before it was read last; `nil` where it has none or was written since.
  var stamp: AnyHashable?

  /// The values that the store was last known to hold.
  private(set) var saved: [String: SettingValue] = [:]

  /// The unsaved changes: values to be set, and `nil` for those to be removed.
  private(set) var changes: [String: SettingValue?] = [:]

  init(_ level: SettingLevel) { self.level = level }
}

extension Level {
  /// Whether nothing is stored, and nothing is to be saved.
  var isEmpty: Bool { saved.isEmpty && changes.isEmpty }

  /// Accesses the value that the store will hold for a key once the menu is saved.
  subscript(key: String) -> SettingValue? {
    get { changes[key] ?? saved[key] }
    set { changes[key] = newValue == saved[key] ? nil : .some(newValue) }
  }

  /// The keys for which the store will hold a value.
  var keys: Set<String> {
    Set(saved.keys).union(changes.keys).filter { self[$0] != nil }
  }

  /// Returns the keys whose values differ from an earlier state of the level, where the store was
  /// known to hold the same.
  func keys(changedSince earlier: Level) -> [String] {
    Set(changes.keys).union(earlier.changes.keys).filter { self[$0] != earlier[$0] }
  }

  /// Returns the key under which a setting is stored, which may be a former one.
  func key(of setting: DeclaredSetting) -> String? {
    self[setting.key] != nil ? setting.key : setting.former.first { self[$0.key] != nil }?.key
  }

  /// Returns the stored value of a setting, under its key or converted from a former one, and the
  /// key.
  func value(of setting: DeclaredSetting) -> (key: String, value: SettingValue)? {
    if isEmpty { return nil }
    if let value = self[setting.key] { return (setting.key, value) }
    guard let former = setting.former.first(where: { self[$0.key] != nil }),
      let value = self[former.key]
    else { return nil }
    guard let convert = former.convert else { return (former.key, value) }
    return convert(value.text).map { text in
      (former.key, setting.kind.flatMap { SettingValue(text, as: $0) } ?? .text(text))
    }
  }

  /// Returns the values of settings in objects that changes remove from the store, which are stored
  /// anew.
  func kept(beside changes: [String: SettingValue?]) -> [String: SettingValue] {
    let objects = changes.filter { $1 == nil && saved[$0]?.isObject == true }.keys.map { $0 + "." }
    if objects.isEmpty { return [:] }
    return saved.filter { key, value in
      changes[key] == nil && !value.isObject && objects.contains { key.begins(with: $0) }
    }
  }

  /// Adopts what the store holds, or keeps the values and why it could not be read.
  mutating func adopt(_ loaded: LoadedStore) {
    stamp = loaded.stamp
    switch loaded.values {
    case .success(let values): load(values, location: loaded.location)
    case .failure(let error): self.error = error
    }
  }

  /// Replaces the known values of the store, and keeps unsaved changes.
  mutating func load(_ values: [String: SettingValue], location: String?) {
    saved = values
    self.location = location
    (isLoaded, error) = (true, nil)
    changes = changes.filter { $0.value != values[$0.key] }
  }

  /// Returns the keys for which some values differ from the known values of the store.
  func keys(changedBy values: [String: SettingValue]) -> Set<String> {
    Set(saved.keys).union(values.keys).filter { key in
      saved[key] != values[key]
    }
  }

  /// Returns whether a key is that of a member of a stored object.
  func holds(_ key: String, within owner: String) -> Bool {
    guard let name = key.dropping(prefix: owner + "."), let object = saved[owner] else {
      return false
    }
    return object.map.map { $0[name] != nil } ?? object.isObject
  }

  /// Drops the unsaved changes.
  mutating func restoreSaved() { changes = [:] }

  /// Records that changes were saved; later changes are still unsaved.
  mutating func didSave(_ saved: [String: SettingValue?]) {
    // Others may have written just before or after: the store is read again to find out.
    stamp = nil
    for (key, value) in saved {
      if value?.map != nil, let old = self.saved[key]?.map {
        for name in old.keys { self.saved["\(key).\(name)"] = nil }
      }
      self.saved[key] = value
      if changes[key] == .some(value) { changes[key] = nil }
    }
  }
}
