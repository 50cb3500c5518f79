import SimpleTable

// What belongs to records that have left their list.
extension Sources {
  /// Removes from a level what it holds of records that a change has taken from lists there, unless
  /// the list that applies has them still.
  ///
  /// What others have done to a store is no change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - known: The pages after it.
  ///   - level: The level.
  /// - Returns: The prefixes of the keys of records that no level's list has any more.
  mutating func removeRecords(
    since change: Change, _ known: MenuWalk, at level: SettingLevel
  ) -> [String] {
    var removed: [String] = []
    for key in self[level].keys(changedSince: change.sources[level]) {
      let (old, new) = (change.walk[key], known[key])
      // Of a list that is not shown now, only its values are known.
      if let setting = new ?? old, setting.control.role != .value(.records) { continue }
      // A list that was renamed has its records still.
      if new == nil, !known.readers(ofFormer: key).isEmpty { continue }
      var names = Set(change.sources[level][key]?.list ?? [])
      names.formUnion(old?.value.list ?? [])
      names.subtract(self[level][key]?.list ?? [])
      for name in names {
        let isListed = hasList(key, with: name)
        if new.map({ $0.value.list?.contains(name) == true }) ?? isListed { continue }
        let prefix = "\(key).\(name)."
        for key in self[level].keys where key.begins(with: prefix) { self[level][key] = nil }
        if !isListed { removed.append(prefix) }
      }
    }
    return removed
  }

  /// Returns whether the list of any level has a record.
  private func hasList(_ key: String, with name: String) -> Bool {
    SettingLevel.allCases.contains { self[$0][key]?.list?.contains(name) == true }
  }
}

extension SecretStore {
  /// Returns the secrets whose keys begin with a prefix.
  func secrets(below prefix: String) throws -> [String: String] {
    try keys(below: prefix).reduce(into: [:]) { $0[$1] = try secret(for: $1) }
  }
}
