internal import SimpleTable

extension JSONObject {
  /// Sets some members and removes others.
  ///
  /// Every other byte is preserved, comments included, except those that ``JSONItems`` removes with
  /// a member. A key is set at the place that applies, and removed elsewhere. A new key is added to
  /// the object of its first components, or else to the object itself. New members follow the
  /// others in the order of their keys, with the same indentation, on one line or several. If a key
  /// is removed whose value is an object, all its members go, but for those that the change sets.
  ///
  /// - Parameter change: The members to set and to remove.
  /// - Returns: The new text, or `nil` if nothing changes.
  /// - Throws: A problem if an object has one of the keys twice, or something would be lost: a
  ///   comment in a value, or a member that does not change.
  /// - Complexity: O(*n* + *k* log *k*) in the length of the text and the number of keys.
  func merging(_ change: JSONChange) throws(JSONProblem) -> [UInt8]? {
    guard let text = try merged(change) else { return nil }
    try expect(text, after: change)
    return text
  }

  private func merged(_ change: JSONChange) throws(JSONProblem) -> [UInt8]? {
    let found = try places(of: change.keys)
    let going = parts(at: found.values.joined())
    var edits = JSONEdits()
    var removed: [Place] = []
    var added: [Int: [NewMember]] = [:]
    for (key, places) in found {
      var staying = places.filter { !going.contains($0.part) }[...]
      if let value = change.values[key], let place = staying.popFirst() {
        if let map = value.map, let part = parts.firstIndex(where: { $0.owner == place }) {
          let (gone, new) = try set(map, in: part, at: place, &edits)
          removed += gone
          if !new.isEmpty { added[part] = new }
        } else {
          try set(value, text(of: key, change, in: place.part), at: place, in: &edits)
        }
      }
      removed += staying
    }
    let partsByPrefix = partsByPrefix(besides: going)
    for key in change.texts.keys
    where found[key]?.contains(where: { !going.contains($0.part) }) != true {
      let part = part(forNew: key, partsByPrefix)
      let name = String(key.dropFirst(parts[part].prefix.count))
      added[part, default: []].append((name, text(of: key, change, in: part)))
    }
    add(added, in: &edits)
    guard !edits.isEmpty || !removed.isEmpty else { return nil }
    let starts = removed.map { self[$0].key.lowerBound }.sorted()
    let (text, places) = edits.applied(to: bytes, following: starts)
    if removed.isEmpty { return text }
    // The new members are laid out like those that go.
    return try JSONObject(text).removing(membersAt: Set(places))
  }

  /// Returns the text without the members that begin at some places.
  private func removing(membersAt starts: Set<Int>) -> [UInt8] {
    var edits = JSONEdits()
    for (number, part) in parts.enumerated() {
      let removed = part.members.indices.filter { starts.contains(part.members[$0].key.lowerBound) }
      items(of: number).remove(removed, in: &edits)
    }
    return edits.applied(to: bytes)
  }

  /// A member that is added to an object.
  private typealias NewMember = (name: String, text: [UInt8])

  /// Adds members to objects, in the order of their names.
  private func add(_ added: [Int: [NewMember]], in edits: inout JSONEdits) {
    for (part, members) in added {
      let items = members.sorted { $0.name < $1.name }.map { (text(of: $0, in: part), [UInt8]()) }
      self.items(of: part).insert(items, at: parts[part].members.count, in: &edits)
    }
  }

  private func text(of member: NewMember, in part: Int) -> [UInt8] {
    Array(SettingValue.quoted(member.name).utf8) + colon(in: part) + member.text
  }

  /// Returns the new value of a key as it is written in an object.
  private func text(of key: String, _ change: JSONChange, in part: Int) -> [UInt8] {
    guard let elements = change.values[key]?.elements, spaceInList(in: part).isEmpty else {
      return change.texts[key] ?? []
    }
    return Array("[\(elements.compactMap(\.json).joined(separator: ","))]".utf8)
  }

  /// Returns the parts that are the values at some places, and those within them.
  func parts(at places: some Sequence<Place>) -> Set<Int> {
    let starts = Set(places.lazy.filter(isObject).map { self[$0].value.lowerBound + 1 })
    guard !starts.isEmpty else { return [] }
    var (found, end): (Set<Int>, Int) = ([], 0)
    for (number, part) in parts.enumerated() {
      if starts.contains(part.body.lowerBound) { end = max(end, part.body.upperBound) }
      if part.body.lowerBound <= end { found.insert(number) }
    }
    return found
  }

  /// Returns the parts that stay, the first that has each prefix.
  private func partsByPrefix(besides going: Set<Int>) -> [String: Int] {
    let staying = parts.indices.lazy.filter { !going.contains($0) }
    return Dictionary(staying.map { (parts[$0].prefix, $0) }) { first, _ in first }
  }

  /// Returns the part to which a new key is added: the one that has most of its components, and
  /// stays.
  private func part(forNew key: String, _ partsByPrefix: [String: Int]) -> Int {
    let dots = key.indices.reversed().lazy.filter { key[$0] == "." }
    return dots.compactMap { partsByPrefix[String(key[...$0])] }.first ?? 0
  }

  private func items(of part: Int) -> JSONItems<LazyMapCollection<[Member], Range<Int>>> {
    JSONItems(
      bytes: bytes, places: parts[part].members.lazy.map(\.whole), body: parts[part].body,
      narrowSpace: narrowSpace(in: part),
      layout: parts[part].members.isEmpty ? layout(ofEmpty: parts[part].owner) : ([], []),
      lineBreak: lineBreak)
  }

  /// Returns what is between the key and the value of the last member that shows it in one line,
  /// without comments; of an empty object, in what it is in.
  private func colon(in part: Int) -> ArraySlice<UInt8> {
    let part = parts[part].members.isEmpty ? parts[part].owner?.part ?? part : part
    let colons = parts[part].members.reversed().lazy.map {
      bytes[$0.key.upperBound..<$0.value.lowerBound]
    }
    return colons.first { !$0.contains { $0 == UInt8(ascii: "/") || $0.endsLine } } ?? [0x3A, 0x20]
  }

  /// Returns the space before a value, and between values on a line, as an object is laid out.
  func narrowSpace(in part: Int) -> ArraySlice<UInt8> { colon(in: part).suffix { $0.isSpace } }

  /// Returns the space before and after what is added to an empty object or list, which is laid out
  /// as the object that it is in.
  ///
  /// - Parameters:
  ///   - owner: The member whose value is empty; `nil` for the object itself.
  ///   - isList: Whether it is a list.
  /// - Returns: The space.
  func layout(ofEmpty owner: Place?, isList: Bool = false) -> (
    before: [UInt8], behind: [UInt8]
  ) {
    guard let owner else { return (lineBreak + [0x20, 0x20], lineBreak) }
    let (outer, key) = (parts[owner.part].body, self[owner].key)
    let space = bytes[outer.lowerBound..<key.lowerBound].suffix { $0.isSpace }
    guard space.breaksLine else {
      let (before, behind) = (
        bytes[outer].prefix { $0.isSpace }, bytes[outer].suffix { $0.isSpace }
      )
      return isList || before.breaksLine ? ([], []) : (Array(before), Array(behind))
    }
    let indent = space.suffix { !$0.endsLine }
    let outerIndent = bytes[..<outer.lowerBound].suffix { !$0.endsLine }.prefix { $0.isBlank }
    let step =
      indent.starts(with: outerIndent) ? indent.dropFirst(outerIndent.count) : [0x20, 0x20]
    return (lineBreak + indent + step, lineBreak + indent)
  }
}

// MARK: - Changing a value

extension JSONObject {
  /// Sets the value of a member, unless it has that value.
  ///
  /// - Throws: A problem if a comment in the value before would be lost.
  private func set(
    _ value: SettingValue, _ text: [UInt8], at member: Place, in edits: inout JSONEdits
  ) throws(JSONProblem) {
    let old = self.value(at: member)
    guard old != value else { return }
    let place = self[member].value
    if let old = old.elements, let new = value.elements {
      return edits.replace(place, with: try list(at: member, from: old, to: new))
    }
    var reader = JSONReader(bytes, at: place.lowerBound)
    try? reader.skipValue()
    guard reader.commentCount == 0 else { throw JSONProblem(losingCommentOf: key(at: member)) }
    edits.replace(place, with: text)
  }

  /// Sets the entries of a map: those that stay keep their bytes and their places, but for a name
  /// that gets another Unicode form.
  ///
  /// - Returns: The members that go, and those that are new.
  /// - Throws: A problem if the object is no map now.
  private func set(
    _ map: [String: SettingValue], in part: Int, at place: Place, _ edits: inout JSONEdits
  ) throws(JSONProblem) -> (gone: [Place], new: [NewMember]) {
    guard let old = value(at: place).map else { throw JSONProblem(losing: key(at: place)) }
    var gone: [Place] = []
    for number in parts[part].members.indices {
      let member = Place(part: part, member: number)
      let name = name(at: member)
      guard let index = map.index(forKey: name) else {
        gone.append(member)
        continue
      }
      let (newName, value) = map[index]
      if !newName.hasSameBytes(as: name) {
        edits.replace(self[member].key, with: Array(SettingValue.quoted(newName).utf8))
      }
      if value != old[name], let json = value.json {
        edits.replace(self[member].value, with: Array(json.utf8))
      }
    }
    let new = map.filter { old[$0.key] == nil }
    return (gone, new.map { ($0.key, Array(($0.value.json ?? "null").utf8)) })
  }
}
