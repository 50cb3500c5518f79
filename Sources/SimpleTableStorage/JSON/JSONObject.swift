internal import SimpleTable

/// A JSON object as it is written, with the places of the members in it and in the objects within
/// it, and with comments between them.
///
/// A member of an object within it has a key of several components: `{"http": {"port": 80}}` and
/// `{"http.port": 80}` both hold `http.port`. Keys are compared by canonical equivalence, like ids:
/// `é` as one scalar or two is the same key.
struct JSONObject {
  /// The text of the object, and the space around it.
  let bytes: [UInt8]

  /// The object itself, and after it those within it, each after the one that it is in.
  let parts: [Part]

  /// The first line break of the text, or `\n` if it is one line.
  let lineBreak: [UInt8]

  /// How many objects may be in one another for their members to be found.
  static let mostLevels = 32

  /// One of the objects.
  struct Part {
    /// The prefix of its members' keys, as in `http.`.
    let prefix: String

    /// The member whose value it is; `nil` for the object itself.
    let owner: Place?

    /// In how many objects it is.
    let level: Int

    /// The members in their order.
    fileprivate(set) var members: [Member] = []

    /// The text between the braces.
    fileprivate(set) var body = 0..<0
  }

  /// The places of a key, with its quotes, and of its value.
  struct Member {
    let key: Range<Int>
    let value: Range<Int>

    /// The place of both.
    var whole: Range<Int> { key.lowerBound..<value.upperBound }
  }

  /// The place of a member among the parts.
  struct Place: Hashable {
    let part: Int
    let member: Int
  }

  /// Creates the object that a text consists of.
  ///
  /// A text of white space and comments alone is an empty object, after the comments.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: [UInt8]) throws(JSONProblem) {
    let end = text.drop { !$0.endsLine }.prefix { $0.endsLine }
    let lineBreak: [UInt8] =
      end.starts(with: [0x0D, 0x0A]) ? [0x0D, 0x0A] : end.first.map { [$0] } ?? [0x0A]
    var reader = JSONReader(text)
    try reader.start()
    let start = reader.position
    try reader.skipSpace()
    if reader.next == nil {
      let kept = reader.commentCount > 0 ? text : Array(text[..<start])
      let isLineOpen = reader.commentCount > 0 && text.last?.endsLine != true
      reader = JSONReader(
        kept + (isLineOpen ? lineBreak : []) + [0x7B, 0x7D] + lineBreak, at: kept.count)
      try reader.skipSpace()
    }
    self = try JSONObject(reading: &reader, lineBreak: lineBreak)
    try reader.skipSpace()
    guard reader.next == nil else { throw reader.problem("more text follows the object") }
  }

  /// Creates the object at the position of a reader, which moves past it.
  init(reading reader: inout JSONReader, lineBreak: [UInt8] = [0x0A]) throws(JSONProblem) {
    var parts: [Part] = []
    try reader.skipObject(prefix: "", of: nil, level: 0, into: &parts)
    (bytes, self.parts, self.lineBreak) = (reader.bytes, parts, lineBreak)
  }
}

extension JSONReader {
  /// Moves past an object, and adds it and those within it.
  fileprivate mutating func skipObject(
    prefix: String, of owner: JSONObject.Place?, level: Int, into parts: inout [JSONObject.Part]
  ) throws(JSONProblem) {
    try expect("{", "an object in braces")
    let (number, start) = (parts.count, position)
    parts.append(JSONObject.Part(prefix: prefix, owner: owner, level: level))
    var members: [JSONObject.Member] = []
    try skipSpace()
    while next != UInt8(ascii: "}") {
      let start = self
      try skipText("a key in quotes")
      let key = start.position..<position
      try skipColon()
      let value = position
      if next == UInt8(ascii: "{"), level + 1 < JSONObject.mostLevels {
        let prefix = prefix + start.knownText + "."
        let owner = JSONObject.Place(part: number, member: members.count)
        try skipObject(prefix: prefix, of: owner, level: level + 1, into: &parts)
      } else {
        try skipValue()
      }
      members.append(JSONObject.Member(key: key, value: value..<position))
      try skipSpace()
      guard take(",") else { break }
      try skipSpace()
    }
    parts[number].members = members
    parts[number].body = start..<position
    try expect("}", "a comma or a closing brace")
  }
}

// MARK: - Reading

extension JSONObject {
  /// Returns all values by key, those of objects included.
  ///
  /// If a key appears in several forms, the most deeply nested one counts, and then the first.
  ///
  /// - Throws: A problem if an object has a key twice.
  /// - Complexity: O(*n*) in the length of the text, and in that of each object for each object it
  ///   is in.
  func values() throws(JSONProblem) -> [String: SettingValue] {
    var values = [String: SettingValue](minimumCapacity: parts[0].members.count)
    var repeating: [Int] = []
    for place in places {
      let key = key(at: place)
      guard let known = values.updateValue(value(at: place), forKey: key) else { continue }
      values[key] = known
      if repeating.last != place.part { repeating.append(place.part) }
    }
    for part in repeating { try expectNoRepetition(in: part) }
    return values
  }

  /// Returns the keys that appear in several forms, in order.
  func repeatedKeys() -> [String] {
    var (known, repeated): (Set<String>, Set<String>) = ([], [])
    for place in places {
      let key = key(at: place)
      if !known.insert(key).inserted, !isObject(at: place) { repeated.insert(key) }
    }
    return repeated.sorted()
  }

  /// Returns the places of some keys, that of the value that applies first.
  ///
  /// - Throws: A problem if an object has one of the keys twice, or two have it in two Unicode
  ///   forms.
  /// - Complexity: O(*n*) in the length of the text.
  func places(of keys: Set<String>) throws(JSONProblem) -> [String: [Place]] {
    var found = Dictionary(uniqueKeysWithValues: keys.lazy.map { ($0, [Place]()) })
    for place in places {
      let key = key(at: place)
      // Each key is hashed once: among many, looking it up is most of the work.
      guard let index = found.index(forKey: key) else { continue }
      if let last = found.values[index].last,
        last.part == place.part || !self.key(at: last).utf8.elementsEqual(key.utf8)
      {
        throw repetition(at: place)
      }
      found.values[index].append(place)
    }
    return found.values.contains(where: \.isEmpty) ? found.filter { !$1.isEmpty } : found
  }

  /// The places of all members, the most deeply nested first.
  ///
  /// So the first place of a key is the one that applies.
  var places: some Sequence<Place> {
    let numbers = parts.indices.sorted { (parts[$1].level, $0) < (parts[$0].level, $1) }
    return numbers.lazy.flatMap { part in
      parts[part].members.indices.lazy.map { Place(part: part, member: $0) }
    }
  }

  /// Expects that an object has no key twice, as the same text.
  private func expectNoRepetition(in part: Int) throws(JSONProblem) {
    var known: Set<[UInt8]> = []
    for number in parts[part].members.indices {
      let place = Place(part: part, member: number)
      guard known.insert(Array(name(at: place).utf8)).inserted else { throw repetition(at: place) }
    }
  }

  private func repetition(at place: Place) -> JSONProblem {
    JSONReader(bytes, at: self[place].key.lowerBound)
      .problem("the key \"\(key(at: place).sanitized)\" appears a second time")
  }

  /// Accesses a member.
  subscript(place: Place) -> Member { parts[place.part].members[place.member] }

  /// Returns the key of a member, with those of the objects that it is in.
  func key(at place: Place) -> String {
    let prefix = parts[place.part].prefix
    return prefix.isEmpty ? name(at: place) : prefix + name(at: place)
  }

  /// Returns the name of a member in its object.
  func name(at place: Place) -> String {
    JSONReader(bytes, at: self[place].key.lowerBound).knownText
  }

  /// Returns the value of a member.
  func value(at place: Place) -> SettingValue {
    var reader = JSONReader(bytes, at: self[place].value.lowerBound)
    return SettingValue(reading: &reader)
  }

  /// Returns whether the value of a member is an object.
  func isObject(at place: Place) -> Bool {
    bytes[self[place].value.lowerBound] == UInt8(ascii: "{")
  }
}
