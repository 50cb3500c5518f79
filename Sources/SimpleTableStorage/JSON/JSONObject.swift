internal import SimpleTable

/// A JSON object as it is written, with the places of its members.
///
/// A key that appears twice is a problem.
struct JSONObject {
  /// The text of the object, and the space around it.
  let bytes: [UInt8]

  /// The members in their order.
  let members: [Member]

  /// What is between the braces.
  let body: Range<Int>

  private let table: KeyTable

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
    do throws(KeyTable.Duplicate) {
      table = try KeyTable(bytes, members: members, hasEscapes: hasEscapes)
    } catch {
      let key = JSONReader(bytes, at: members[error.number].key.lowerBound)
      throw key.problem("the key \"\(key.knownText.harmless)\" appears a second time")
    }
  }

  /// The number of the member with a key, or `nil` if there is none.
  func number(of key: String) -> Int? { table.number(of: key) }

  /// All values by key.
  var values: [String: SettingValue] {
    var values = [String: SettingValue](minimumCapacity: members.count)
    for number in members.indices { values[key(ofMember: number)] = value(ofMember: number) }
    return values
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
