/// New values for settings that are to be set or unset together.
struct SettingChanges {
  /// The texts by key; `nil` for one that is to be unset.
  let values: [String: String?]

  /// The level at which they are stored although something above decides; `nil` for the edited one.
  var level: SettingLevel?

  /// What a user enters of the values; `nil` for all of each.
  var entered: String?

  /// The keys whose stored values go with the records that they belong to.
  var keysOfRecords: [String] = []

  /// The change, if there is just one, at the edited level.
  var only: (key: String, text: String?)? {
    values.count == 1 && level == nil ? values.first.map { ($0.key, $0.value) } : nil
  }

  /// Adds the changes to what is stored, as if they were accepted.
  ///
  /// - Parameters:
  ///   - sources: What is stored.
  ///   - settings: The settings that are available.
  /// - Returns: The settings that have the keys, by key, and others whose values have moved.
  func apply(
    to sources: inout SettingSources, among settings: [DeclaredSetting]
  ) -> (owners: [String: DeclaredSetting], moved: [DeclaredSetting]) {
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
    var moved: [DeclaredSetting] = []
    for (key, text) in values.sorted(by: { $0.key < $1.key }) {
      let change = text.map { StoredLevel.Change.entered($0, part: entered ?? $0) } ?? .unset
      if let owner = owners[key] {
        moved += sources.store(change, for: owner, readers: readers, at: level)
      } else {
        sources.store(change, for: key, at: level)
      }
    }
    for key in keysOfRecords { sources.store(.unset, for: key, at: level) }
    return (owners, moved)
  }

  /// Returns the settings that are not changed themselves, by their former keys.
  func readers(among settings: [DeclaredSetting]) -> [String: [DeclaredSetting]] {
    settings.filter { values[$0.key] == nil }.byFormerKey
  }

  /// Returns whether a change is accepted, and if not, why.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - result: What was decided of the setting that has it; `nil` if none was seen.
  ///   - before: What was stored before.
  /// - Returns: The outcome.
  func outcome(
    of key: String, _ result: DecisionRun.Outcome?, since before: SettingSources
  ) -> ValueOutcome {
    let level = level ?? before.editedLevel
    guard let result else {
      let wasStored = before[level][key] != nil
      if values[key] == .some(nil) { return wasStored ? .accepted : .ignored(.unknownKey) }
      return .ignored(wasStored ? .unavailable : .unknownKey)
    }
    if let refused = result.givenUp[level.source] { return .refused(refused.reason) }
    return (self.level == nil ? result.lockReason : nil).map { .ignored(.locked($0)) } ?? .accepted
  }
}
