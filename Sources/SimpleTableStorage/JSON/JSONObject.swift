internal import SimpleTable

/// A JSON object as it is written, with the places of its members.
///
/// Keys are compared as the ids of controls are: `é` as one scalar and as two is the same key.
struct JSONObject {
  /// The text of the object, and the space around it.
  let bytes: [UInt8]

  /// The members in their order.
  let members: [Member]

  /// What is between the braces.
  let body: Range<Int>

  /// Whether a key has characters that are escaped.
  private let hasEscapes: Bool

  /// The places of a key, with its quotes, and of its value.
  struct Member {
    let key: Range<Int>
    let value: Range<Int>
  }

  /// Creates the object that a text consists of.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ bytes: [UInt8]) throws(JSONProblem) {
    self.bytes = bytes
    var members: [Member] = []
    members.reserveCapacity(bytes.count / 20)
    var hasEscapes = false
    var reader = JSONReader(bytes)
    try reader.start()
    reader.skipSpace()
    try reader.expect("{", "an object in braces")
    let start = reader.position
    reader.skipSpace()
    if reader.next != UInt8(ascii: "}") {
      repeat {
        reader.skipSpace()
        let start = reader.position
        if try reader.skipText("a key in quotes") { hasEscapes = true }
        let key = start..<reader.position
        try reader.skipColon()
        let value = reader.position
        try reader.skipValue()
        members.append(Member(key: key, value: value..<reader.position))
        reader.skipSpace()
      } while reader.take(",")
    }
    body = start..<reader.position
    try reader.expect("}", "a comma or a closing brace")
    reader.skipSpace()
    guard reader.next == nil else { throw reader.problem("more text follows the object") }
    self.members = members
    self.hasEscapes = hasEscapes
  }

  /// Returns all values by key.
  ///
  /// - Throws: A problem if a key appears twice.
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
  /// - Complexity: O(*n* + *k*) in the numbers of members and keys.
  func numbers(of keys: Set<String>) throws(JSONProblem) -> [String: Int] {
    var numbers: [String: Int] = [:]
    let mayHaveKey = filter(for: keys)
    for number in members.indices where mayHaveKey(number) {
      let key = key(ofMember: number)
      guard keys.contains(key) else { continue }
      if numbers.updateValue(number, forKey: key) != nil { throw repetition(ofMember: number) }
    }
    return numbers
  }

  /// Returns a function that quickly excludes most members whose key is none of some keys.
  ///
  /// To make texts of all keys would take longer than everything else. Where two keys are equal, and
  /// neither ends beyond ASCII, their last bytes are the same.
  private func filter(for keys: Set<String>) -> (Int) -> Bool {
    let isPlain = !hasEscapes && keys.allSatisfy { $0.utf8.last ?? .max < 0x80 }
    guard isPlain else { return { _ in true } }
    var isLast = (0...UInt8.max).map { $0 >= 0x80 }
    for key in keys { isLast[Int(key.utf8.last ?? 0)] = true }
    return { number in isLast[Int(bytes[members[number].key.upperBound - 2])] }
  }

  private func repetition(ofMember number: Int) -> JSONProblem {
    JSONReader(bytes, at: members[number].key.lowerBound)
      .problem("the key \"\(key(ofMember: number).harmless)\" appears a second time")
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
