// The keys under which a store has the value of a setting.

extension [DeclaredSetting] {
  /// The settings that have each former key, in order.
  var byFormerKey: [String: [DeclaredSetting]] {
    reduce(into: [:]) { readers, setting in
      for key in setting.formerKeys { readers[key, default: []].append(setting) }
    }
  }
}

extension StoredLevel {
  /// Returns the key under which a setting is stored, which may be a former one.
  func key(of setting: DeclaredSetting) -> String? {
    self[setting.key] != nil ? setting.key : setting.formerKeys.first { self[$0] != nil }
  }

  /// Returns what is stored for a setting, under its key or converted from a former one, and where.
  func value(of setting: DeclaredSetting) -> (key: String, value: SettingValue)? {
    guard let key = key(of: setting), let value = self[key] else { return nil }
    guard key != setting.key,
      let convert = setting.former.first(where: { $0.key == key })?.convert
    else { return (key, value) }
    return convert(value.text).map { text in
      (key, setting.state.kind.flatMap { SettingValue(text, as: $0) } ?? .text(text))
    }
  }
}

extension SettingSources {
  /// Returns whether the store of the edited level holds a setting, or will when it is saved.
  ///
  /// A secret that was set and that the store does not keep is not stored.
  func isStored(_ setting: DeclaredSetting) -> Bool {
    guard let key = self[editedLevel].withoutTried.key(of: setting) else { return false }
    return !(self[editedLevel].losesSecret(key) && setting.isSecret)
  }

  /// Returns the keys that a level holds and no setting has, in order.
  ///
  /// Of an object these are the keys of its members. The place of its schema belongs to a file.
  func unknownKeys(at level: SettingLevel, among settings: [DeclaredSetting]) -> [String] {
    self[level].keys.subtracting(settings.lazy.flatMap(\.keys))
      .filter { key in
        !(self[level].losesSecret(key) && self[key].isSecret) && key != "$schema"
          && self[level][key]?.isObject != true
      }
      .sorted()
  }

  /// Returns whether what the edited level holds of a setting is still to be saved.
  func isUnsaved(_ setting: DeclaredSetting) -> Bool {
    self[editedLevel].key(of: setting).flatMap(self[editedLevel].change) != nil
  }
}
