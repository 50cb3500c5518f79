internal import SimpleTable

extension JSONObject {
  /// Sets some members and removes others.
  ///
  /// Every other byte stays the same, and so do comments, but for those that ``JSONItems`` removes with
  /// a member. New members follow the others in the order of their keys, with the same indentation, in
  /// one line or in many.
  ///
  /// - Parameters:
  ///   - values: The values to set, by key; one that has no form in JSON is left out.
  ///   - keys: The keys to remove.
  /// - Returns: The new text, or `nil` if nothing changes.
  /// - Throws: A problem if one of the keys appears twice, or a comment in a value would be lost.
  /// - Complexity: O(*n* + *k* log *k*) in the length of the text and the number of keys.
  func merging(
    set values: [String: SettingValue], unset keys: Set<String>
  ) throws(JSONProblem) -> [UInt8]? {
    let numbers = try numbers(of: keys.union(values.keys))
    var edits = JSONEdits()
    var added: [(key: String, json: String)] = []
    for (key, value) in values {
      guard let json = value.json else { continue }
      if let number = numbers[key] {
        try set(value, json, member: number, in: &edits)
      } else {
        added.append((key, json))
      }
    }
    added.sort { $0.key < $1.key }
    var members = added.map { Array(SettingValue.quoted($0.key).utf8) + colon + $0.json.utf8 }
    var removed = keys.filter { values[$0]?.json == nil }.compactMap { numbers[$0] }.sorted()
    if !members.isEmpty, removed.count == self.members.count, removed.count > 0, !items.hasComments
    {
      // The first new member keeps the layout of the last one that goes.
      edits.replace(self.members[removed.removeFirst()].whole, with: members.removeFirst())
    }
    items.remove(removed, in: &edits)
    if !members.isEmpty, removed.isEmpty {
      items.insert(members, at: items.places.count, in: &edits)
      members = []
    }
    guard !edits.isEmpty || !members.isEmpty else { return nil }
    let text = edits.applied(to: bytes)
    return members.isEmpty ? text : try JSONObject(text).adding(members)
  }

  /// Adds members to the others.
  private func adding(_ members: [[UInt8]]) -> [UInt8] {
    var edits = JSONEdits()
    items.insert(members, at: items.places.count, in: &edits)
    return edits.applied(to: bytes)
  }

  private var items: JSONItems<LazyMapCollection<[Member], Range<Int>>> {
    JSONItems(
      bytes: bytes, places: members.lazy.map(\.whole), body: body,
      narrowSpace: colon.suffix { $0.isSpace })
  }

  /// What is between the key and the value of the last member, without comments.
  private var colon: ArraySlice<UInt8> {
    let standard: [UInt8] = [0x3A, 0x20]
    guard let last = members.last else { return standard[...] }
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
    _ value: SettingValue, _ json: String, member number: Int, in edits: inout JSONEdits
  ) throws(JSONProblem) {
    let old = self.value(ofMember: number)
    guard old != value else { return }
    let place = members[number].value
    var reader = JSONReader(bytes, at: place.lowerBound)
    try reader.skipValue()
    guard reader.hasPassedComment else { return edits.replace(place, with: Array(json.utf8)) }
    guard case (.texts(let old), .texts(let new)) = (old, value) else {
      throw JSONProblem(losingCommentOf: key(ofMember: number))
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
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let texts = rest.1.dropLast(end).map { Array(SettingValue.quoted($0).utf8) }
    let numbers = start..<old.count - end
    for (number, text) in zip(numbers, texts) { edits.replace(places[number], with: text) }
    items.remove(numbers.dropFirst(texts.count), in: &edits)
    let added = Array(texts.dropFirst(numbers.count))
    if !added.isEmpty { items.insert(added, at: numbers.upperBound, in: &edits) }
  }
}
