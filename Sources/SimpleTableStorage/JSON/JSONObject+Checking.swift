internal import SimpleTable

extension JSONObject {
  /// Expects that a text is this one after a change, however it was made.
  ///
  /// Each key that was set has its value once, and each removed key is missing, with all members of
  /// its object. Every other member is unchanged, in the same order if a key appears several times.
  ///
  /// - Throws: A problem that names a key for which this is wrong.
  /// - Complexity: O(*n*) in the lengths of the texts.
  func expect(_ text: [UInt8], after change: JSONChange) throws(JSONProblem) {
    guard let result = try? JSONObject(text), let found = try? result.places(of: change.keys) else {
      throw JSONProblem(losing: change.keys.min() ?? "")
    }
    for (key, value) in change.values {
      guard let places = found[key], places.count == 1,
        result.bytes[result[places[0]].value].elementsEqual(change.texts[key] ?? [])
          || result.value(at: places[0]) == value
      else { throw JSONProblem(losing: key) }
    }
    if let key = change.removed.first(where: { found[$0] != nil }) {
      throw JSONProblem(losing: key)
    }
    let gone = parts(at: try places(of: change.removed).values.joined())
    let before = others(besides: change, in: gone)
    let after = result.others(besides: change)
    if let key = before.differingKey(from: after) { throw JSONProblem(losing: key) }
    let objects = after.objects.isEmpty && before.empty.isEmpty ? [] : Set(after.objects)
    if let key = before.empty.first(where: { !objects.contains($0) }) {
      throw JSONProblem(losing: key)
    }
  }

  /// The texts of the members that a change does not name.
  private struct Others {
    /// The values that are no objects with members to be found, of one key in the order in which
    /// they apply.
    var values: [(key: String, text: ArraySlice<UInt8>)] = []

    /// The keys of objects.
    var objects: [String] = []

    /// The keys of objects without members.
    var empty: [String] = []

    /// Returns a key that has not the same values in other members.
    func differingKey(from others: Others) -> String? {
      if values.elementsEqual(others.values, by: { $0.key == $1.key && $0.text == $1.text }) {
        return nil
      }
      let (one, other) = (valuesByKey, others.valuesByKey)
      return other.keys.filter { one[$0] != other[$0] }.min()
        ?? one.keys.filter { other[$0] == nil }.min()
    }

    private var valuesByKey: [String: [ArraySlice<UInt8>]] {
      Dictionary(grouping: values) { $0.key }.mapValues { $0.map(\.text) }
    }
  }

  private func others(besides change: JSONChange, in gone: Set<Int> = []) -> Others {
    var others = Others()
    let gone = gone.union(parts(ofMapsIn: change))
    for place in places where !gone.contains(place.part) {
      let key = key(at: place)
      guard !change.keys.contains(key) else { continue }
      let text = bytes[self[place].value]
      if isObject(at: place), parts[place.part].level + 1 < JSONObject.mostLevels {
        others.objects.append(key)
        if hasNoMembers(at: place) { others.empty.append(key) }
      } else {
        others.values.append((key, text))
      }
    }
    return others
  }

  /// Returns the objects that are the values of maps that are set.
  private func parts(ofMapsIn change: JSONChange) -> Set<Int> {
    let keys = change.values.filter { $0.value.map != nil }
    guard !keys.isEmpty else { return [] }
    return Set(
      parts.indices.filter { number in
        parts[number].owner.map { keys[key(at: $0)] != nil } == true
      })
  }

  /// Returns whether an object has no members.
  private func hasNoMembers(at place: Place) -> Bool {
    var reader = JSONReader(bytes, at: self[place].value.lowerBound + 1)
    return (try? reader.skipSpace()) != nil && reader.next == UInt8(ascii: "}")
  }
}
