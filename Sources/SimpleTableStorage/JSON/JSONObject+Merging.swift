internal import SimpleTable

extension JSONObject {
  /// Sets some members and removes others.
  ///
  /// Every other byte stays the same, and so do comments, but for those that ``JSONItems`` removes with
  /// a member. A key is set where its value that applies stands, and removed elsewhere. A new one is added
  /// to the object that its first components already have, or else to the object itself. New members follow
  /// the others in the order of their keys, with the same indentation, in one line or in many. Where an
  /// object goes, the members that it has beside what is removed get keys of their own.
  ///
  /// - Parameters:
  ///   - values: The values to set, by key; one that has no form in JSON is left out.
  ///   - keys: The keys to remove.
  /// - Returns: The new text, or `nil` if nothing changes.
  /// - Throws: A problem if an object has one of the keys twice, or a comment in a value would be lost.
  /// - Complexity: O(*n* + *k* log *k*) in the length of the text and the number of keys.
  func merging(
    set values: [String: SettingValue], unset keys: Set<String>
  ) throws(JSONProblem) -> [UInt8]? {
    let change = try change(set: values, unset: keys)
    var edits = JSONEdits()
    var removed: [Int: [Int]] = [:]
    var added: [Int: [(name: String, json: String)]] = [:]
    for (key, places) in change.places {
      for place in change.values[key] == nil ? places[...] : places.dropFirst() {
        removed[place.part, default: []].append(place.member)
      }
    }
    let partsByPrefix = partsByPrefix(besides: change.going)
    for (key, value) in change.values {
      guard let json = value.json else { continue }
      if let place = change.places[key]?.first {
        try set(value, json, at: place, in: &edits)
      } else {
        let part = part(forNew: key, partsByPrefix)
        added[part, default: []].append((String(key.dropFirst(parts[part].prefix.count)), json))
      }
    }
    // Where members go, others are added to what is left.
    let isAddedLater = !added.isEmpty && !removed.isEmpty
    for (part, members) in added {
      var members = members.sorted { $0.name < $1.name }
        .map { Array(SettingValue.quoted($0.name).utf8) + colon(in: part) + $0.json.utf8 }
      if !isAddedLater {
        items(of: part).insert(members, at: parts[part].members.count, in: &edits)
      } else if removed[part]?.count == parts[part].members.count, !items(of: part).hasComments {
        // One of them is replaced instead of removed, so that what is around them all stays.
        edits.replace(parts[part].members[0].whole, with: members.removeFirst())
        removed[part] = Array(1..<parts[part].members.count)
      }
    }
    for (part, members) in removed { items(of: part).remove(members.sorted(), in: &edits) }
    guard !edits.isEmpty else { return nil }
    let text = edits.applied(to: bytes)
    return isAddedLater ? try JSONObject(text).merging(set: change.values, unset: []) ?? text : text
  }

  /// What is to be set, where that and what is to be removed stands, and the objects that go.
  private func change(
    set values: [String: SettingValue], unset keys: Set<String>
  ) throws(JSONProblem) -> (
    values: [String: SettingValue], places: [String: [Place]], going: Set<Int>
  ) {
    var values = values.filter { $1.json != nil }
    var keys = keys.union(values.keys)
    for (key, value) in values where value.isObject {
      // What stands in it from now on stands nowhere else.
      let members = try value.json.map { json throws(JSONProblem) in
        try JSONObject(Array(json.utf8)).values().keys
      }
      keys.formUnion((members.map { Array($0) } ?? []).map { "\(key).\($0)" })
    }
    let found = try places(of: keys)
    let going = parts(at: Set(found.values.joined().map { self[$0].value.lowerBound }))
    guard !going.isEmpty else { return (values, found, going) }
    for place in places where going.contains(place.part) && !isObject(at: place) {
      let key = key(at: place)
      if keys.insert(key).inserted { values[key] = value(at: place) }
    }
    let staying = try places(of: keys).mapValues { $0.filter { !going.contains($0.part) } }
    return (values, staying.filter { !$1.isEmpty }, going)
  }

  /// Returns the parts that are the values at some places of the text, and those within them.
  private func parts(at starts: Set<Int>) -> Set<Int> {
    var (found, end): (Set<Int>, Int) = ([], 0)
    for (number, part) in parts.enumerated() {
      let start = part.body.lowerBound - 1
      if starts.contains(start) { end = max(end, part.body.upperBound) }
      if start < end { found.insert(number) }
    }
    return found
  }

  /// Returns the parts that stay, the first that has each prefix.
  private func partsByPrefix(besides going: Set<Int>) -> [String: Int] {
    let staying = parts.indices.lazy.filter { !going.contains($0) }
    return Dictionary(staying.map { (parts[$0].prefix, $0) }) { first, _ in first }
  }

  /// Returns the part to which a new key is added: the one that has most of its components, and stays.
  private func part(forNew key: String, _ partsByPrefix: [String: Int]) -> Int {
    let dots = key.indices.reversed().lazy.filter { key[$0] == "." }
    return dots.compactMap { partsByPrefix[String(key[...$0])] }.first ?? 0
  }

  private func items(of part: Int) -> JSONItems<LazyMapCollection<[Member], Range<Int>>> {
    JSONItems(
      bytes: bytes, places: parts[part].members.lazy.map(\.whole), body: parts[part].body,
      narrowSpace: colon(in: part).suffix { $0.isSpace })
  }

  /// Returns what is between the key and the value of the last member, without comments.
  private func colon(in part: Int) -> ArraySlice<UInt8> {
    let standard: [UInt8] = [0x3A, 0x20]
    guard let last = parts[part].members.last else { return standard[...] }
    let colon = bytes[last.key.upperBound..<last.value.lowerBound]
    return colon.contains(UInt8(ascii: "/")) ? standard[...] : colon
  }
}

// MARK: - Changing a value

extension JSONObject {
  /// Sets the value of a member, unless it has that value.
  ///
  /// - Throws: A problem if a comment in the value before would be lost.
  private func set(
    _ value: SettingValue, _ json: String, at member: Place, in edits: inout JSONEdits
  ) throws(JSONProblem) {
    let old = self.value(at: member)
    guard old != value else { return }
    let place = self[member].value
    var reader = JSONReader(bytes, at: place.lowerBound)
    try reader.skipValue()
    guard reader.hasPassedComment else { return edits.replace(place, with: Array(json.utf8)) }
    guard case (.texts(let old), .texts(let new)) = (old, value) else {
      throw JSONProblem(losingCommentOf: key(at: member))
    }
    try change(listAt: place, from: old, to: new, in: &edits)
  }

  /// Changes the elements of a list one by one, so that the comments between them stay.
  private func change(
    listAt place: Range<Int>, from old: [String], to new: [String], in edits: inout JSONEdits
  ) throws(JSONProblem) {
    var places: [Range<Int>] = []
    var reader = JSONReader(bytes, at: place.lowerBound)
    try reader.forEachElement { reader throws(JSONProblem) in
      let start = reader.position
      try reader.skipText()
      places.append(start..<reader.position)
    }
    let items = JSONItems(
      bytes: bytes, places: places, body: place.lowerBound + 1..<place.upperBound - 1,
      narrowSpace: [0x20])
    let start = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let rest = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed())
      .prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let texts = rest.1.dropLast(end).map { Array(SettingValue.quoted($0).utf8) }
    let numbers = start..<old.count - end
    for (number, text) in zip(numbers, texts) { edits.replace(places[number], with: text) }
    items.remove(numbers.dropFirst(texts.count), in: &edits)
    let added = Array(texts.dropFirst(numbers.count))
    if !added.isEmpty { items.insert(added, at: numbers.upperBound, in: &edits) }
  }
}
