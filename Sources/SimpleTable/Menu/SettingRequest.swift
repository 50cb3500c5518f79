/// What the user wants to change: values to be set or unset together, all or none.
struct SettingRequest {
  /// The texts by key; `nil` for one that is to be unset.
  let values: [String: String?]

  /// The level at which they are stored although something above decides; `nil` for the edited one.
  var level: SettingLevel?

  /// What a user enters of the values; `nil` for all of each.
  var entered: String?

  /// The keys whose stored values go with the records that they belong to.
  var keysOfRecords: [String] = []

  /// The change, if there is just one.
  var only: (key: String, text: String?)? {
    values.count == 1 ? values.first.map { ($0.key, $0.value) } : nil
  }

  /// Returns what is to be stored for a key.
  private func change(_ text: String?) -> StoredLevel.Change {
    text.map { .entered($0, part: entered ?? $0) } ?? .unset
  }

  /// Changes what is stored, as if the request was accepted.
  ///
  /// - Parameters:
  ///   - sources: What is stored.
  ///   - settings: The settings that are available.
  /// - Returns: The settings that have the keys, by key.
  func apply(
    to sources: inout SettingSources, among settings: [DeclaredSetting]
  ) -> [String: DeclaredSetting] {
    var owners: [String: DeclaredSetting] = [:]
    for setting in settings where values[setting.key] != nil { owners[setting.key] = setting }
    if values.contains(where: { $1 == nil && owners[$0] == nil }) {
      // What is to be unset may be stored for a setting under a former key.
      for setting in settings {
        guard let key = sources[level ?? sources.editedLevel].key(of: setting),
          values[key] == .some(nil), owners[key] == nil
        else { continue }
        owners[key] = setting
      }
    }
    let readers = readers(among: settings)
    for (key, text) in values.sorted(by: { $0.key < $1.key }) {
      if let owner = owners[key] {
        sources.store(change(text), for: owner, readers: readers, at: level)
      } else {
        sources.store(change(text), for: key, at: level)
      }
    }
    let secrets = keysOfRecords.isEmpty ? [] : Set(settings.filter(\.isSecret).flatMap(\.keys))
    for key in keysOfRecords {
      sources.store(.unset, for: key, isSecret: secrets.contains(key), at: level)
    }
    return owners
  }

  /// Returns the settings that are not changed themselves, by their former keys.
  func readers(among settings: [DeclaredSetting]) -> [String: [DeclaredSetting]] {
    settings.filter { values[$0.key] == nil }.byFormerKey
  }
}
