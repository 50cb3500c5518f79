import SimpleTable

// What belongs to records that have left their list.
extension Sources {
  /// Returns the records that a change has taken from lists of a level, unless the list that applies has them
  /// still, by the key of the list.
  ///
  /// What others have done to a store is no change.
  func removedRecords(
    since change: Change, _ known: MenuWalk, at level: SettingLevel
  ) -> [String: Set<String>] {
    var removed: [String: Set<String>] = [:]
    for key in self[level].keys(changedSince: change.sources[level]) {
      let (old, new) = (change.walk[key], known[key])
      // Of a list that is not shown now, only its values are known.
      if let setting = new ?? old, setting.control.keyPrefix != .ofRecords { continue }
      var names = Set(change.sources[level][key]?.list ?? [])
      names.formUnion(old?.value.list ?? [])
      names.subtract(self[level][key]?.list ?? [])
      if let new {
        names.subtract(new.value.list ?? [])
      } else {
        names = names.filter { !hasList(key, with: $0) }
      }
      if !names.isEmpty { removed[key] = names }
    }
    return removed
  }

  /// Returns whether the list of any level has a record.
  func hasList(_ key: String, with name: String) -> Bool {
    SettingLevel.allCases.contains { self[$0][key]?.list?.contains(name) == true }
  }
}

extension SecretStore {
  /// Returns the secrets whose keys begin with a prefix.
  func secrets(below prefix: String) throws -> [String: String] {
    try keys(below: prefix).reduce(into: [:]) { $0[$1] = try secret(for: $1) }
  }
}
