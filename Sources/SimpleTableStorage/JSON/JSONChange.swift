internal import SimpleTable

/// The members of an object that are set, and those that are removed.
struct JSONChange {
  /// The values to set, by key.
  let values: [String: SettingValue]

  /// The same values as they are written.
  let texts: [String: [UInt8]]

  /// The keys that are removed.
  let removed: Set<String>

  /// All keys that change: those set, those removed, and those within objects that are set and no
  /// maps.
  let keys: Set<String>

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - values: The values to set, by key.
  ///   - keys: The keys to remove; one that is also set is set.
  /// - Throws: A problem if a value has no form in JSON.
  init(set values: [String: SettingValue], unset keys: Set<String>) throws(JSONProblem) {
    var (values, texts) = (values, [String: [UInt8]](minimumCapacity: values.count))
    // A key that an object gets is removed everywhere else.
    var setKeys = Set(values.keys)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let json = value.json else { throw JSONProblem(noFormOf: key) }
      let text = Array(json.utf8)
      texts[key] = text
      if let map = value.map {
        // Its entries have no keys of their own; undoing names them, too.
        for (name, entry) in map where values["\(key).\(name)"] == entry {
          values["\(key).\(name)"] = nil
        }
        continue
      }
      guard value.isObject else { continue }
      for (name, inner) in try JSONObject(text).values() {
        let key = "\(key).\(name)"
        setKeys.insert(key)
        if values[key] == inner { values[key] = nil }
      }
    }
    if texts.count > values.count { texts = texts.filter { values[$0.key] != nil } }
    self.values = values
    self.texts = texts
    removed = keys.subtracting(setKeys)
    self.keys = keys.union(setKeys)
  }
}
