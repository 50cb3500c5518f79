internal import SimpleTable

/// A JSON object as it is written, with the places of its members, and with comments between them.
///
/// Keys are compared by canonical equivalence, like ids: `é` as one scalar or two is the same key.
struct JSONObject {
  /// The text of the object, and the space around it.
  let bytes: [UInt8]

  /// The members in their order.
  let members: [Member]

  /// What is between the braces.
  let body: Range<Int>

  /// The places of a key, with its quotes, and of its value.
  struct Member {
    let key: Range<Int>
    let value: Range<Int>

    /// The place of both.
    var whole: Range<Int> { key.lowerBound..<value.upperBound }
  }

  /// Creates the object that a text consists of.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ bytes: [UInt8]) throws(JSONProblem) {
    self.bytes = bytes
    var members: [Member] = []
    var reader = JSONReader(bytes)
    try reader.start()
    try reader.skipSpace()
    try reader.expect("{", "an object in braces")
    let start = reader.position
    try reader.skipSpace()
    while reader.next != UInt8(ascii: "}") {
      let start = reader.position
      try reader.skipText("a key in quotes")
      let key = start..<reader.position
      try reader.skipColon()
      let value = reader.position
      try reader.skipValue()
      members.append(Member(key: key, value: value..<reader.position))
      try reader.skipSpace()
      guard reader.take(",") else { break }
      try reader.skipSpace()
    }
    body = start..<reader.position
    try reader.expect("}", "a comma or a closing brace")
    try reader.skipSpace()
    guard reader.next == nil else { throw reader.problem("more text follows the object") }
    self.members = members
  }

  /// Returns all values by key.
  ///
  /// - Throws: A problem if a key appears twice.
  /// - Complexity: O(*n*) in the length of the text.
  func values() throws(JSONProblem) -> [String: SettingValue] {
    var values = [String: SettingValue](minimumCapacity: members.count)
    for number in members.indices {
      let old = values.updateValue(value(ofMember: number), forKey: key(ofMember: number))
      if old != nil { throw repetition(ofMember: number) }
    }
    return values
  }

  /// Returns the numbers of the members with some keys, by key.
  ///
  /// - Throws: A problem if one of the keys appears twice.
  /// - Complexity: O(*n*) in the length of the text.
  func numbers(of keys: Set<String>) throws(JSONProblem) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for number in members.indices {
      let key = key(ofMember: number)
      guard keys.contains(key) else { continue }
      if numbers.updateValue(number, forKey: key) != nil { throw repetition(ofMember: number) }
    }
    return numbers
  }

  private func repetition(ofMember number: Int) -> JSONProblem {
    JSONReader(bytes, at: members[number].key.lowerBound)
      .problem("the key \"\(key(ofMember: number).sanitized)\" appears a second time")
  }

  /// Returns the key of a member.
  func key(ofMember number: Int) -> String {
    JSONReader(bytes, at: members[number].key.lowerBound).knownText
  }

  /// Returns the value of a member.
  func value(ofMember number: Int) -> SettingValue {
    var reader = JSONReader(bytes, at: members[number].value.lowerBound)
    return SettingValue(reading: &reader)
  }
}
