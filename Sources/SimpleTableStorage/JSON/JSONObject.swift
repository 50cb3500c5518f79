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

  /// Whether a key has characters that are escaped.
  private let hasEscapes: Bool

  /// The places of a key, with its quotes, and of its value.
  struct Member {
    // 32 bits are enough for the 64 MB of a file, and half the memory is filled in half the time.
    private let bounds: (UInt32, UInt32, UInt32, UInt32)

    init(key: Range<Int>, value: Range<Int>) {
      bounds = (
        UInt32(key.lowerBound), UInt32(key.upperBound), UInt32(value.lowerBound),
        UInt32(value.upperBound)
      )
    }

    var key: Range<Int> { Int(bounds.0)..<Int(bounds.1) }
    var value: Range<Int> { Int(bounds.2)..<Int(bounds.3) }

    /// The place of both.
    var whole: Range<Int> { Int(bounds.0)..<Int(bounds.3) }
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
    try reader.skipSpace()
    try reader.expect("{", "an object in braces")
    let start = reader.position
    try reader.skipSpace()
    while reader.next != UInt8(ascii: "}") {
      let start = reader.position
      if try reader.skipText("a key in quotes") { hasEscapes = true }
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
    self.hasEscapes = hasEscapes
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
  /// - Complexity: O(*n* + *k*) in the numbers of members and keys.
  func numbers(of keys: Set<String>) throws(JSONProblem) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for number in candidates(for: keys) {
      let key = key(ofMember: number)
      guard keys.contains(key) else { continue }
      if numbers.updateValue(number, forKey: key) != nil { throw repetition(ofMember: number) }
    }
    return numbers
  }

  /// Returns the numbers of the members that may have one of some keys.
  ///
  /// Creating a `String` of each key would take longer than everything else. If all wanted keys are
  /// ASCII, members are left out whose keys end in two other ASCII bytes.
  private func candidates(for keys: Set<String>) -> [Int] {
    let isPlain = keys.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 < 0x80 } }
    guard isPlain, !hasEscapes else { return Array(members.indices) }
    func index(_ last: UInt8, _ before: UInt8) -> Int { Int(before) << 7 | Int(last) }
    var isEnd = [Bool](repeating: false, count: 1 << 14)
    for key in keys {
      // The byte before a key of one letter is its quote.
      let bytes = [UInt8(ascii: "\"")] + key.utf8
      isEnd[index(bytes[bytes.count - 1], bytes[bytes.count - 2])] = true
    }
    return bytes.withUnsafeBufferPointer { [isEnd] bytes in
      members.indices.filter { number in
        let end = members[number].key.upperBound - 1
        let (last, before) = (bytes[end - 1], bytes[end - 2])
        return last | before >= 0x80 || isEnd[index(last, before)]
      }
    }
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
