internal import SimpleTable

/// A JSON object as it is written, with the places of its members.
///
/// Two keys that are canonically equivalent, such as `é` as one scalar and as two, are the same key,
/// as with the ids of controls. A key that appears twice is a problem.
struct JSONObject {
  /// The text of the object, and the space around it.
  let bytes: [UInt8]

  /// The members in their order.
  let members: [Member]

  /// What is between the braces.
  let body: Range<Int>

  private let numbers: [String: Int]

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
    var numbers: [String: Int] = [:]
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
        let name = try reader.text("a key in quotes")
        let key = start..<reader.position
        try reader.skipColon()
        let value = reader.position
        try reader.skipValue()
        guard numbers.updateValue(members.count, forKey: name) == nil else {
          let key = JSONReader(bytes, at: start)
          throw key.problem("the key \"\(name.harmless)\" appears a second time")
        }
        members.append(Member(key: key, value: value..<reader.position))
        reader.skipSpace()
      } while reader.take(",")
    }
    body = start..<reader.position
    try reader.expect("}", "a comma or a closing brace")
    reader.skipSpace()
    guard reader.next == nil else { throw reader.problem("more text follows the object") }
    self.members = members
    self.numbers = numbers
  }

  /// The number of the member with a key, or `nil` if there is none.
  func number(of key: String) -> Int? { numbers[key] }

  /// All values by key.
  var values: [String: SettingValue] { numbers.mapValues { value(ofMember: $0) } }

  /// Returns the value of a member.
  func value(ofMember number: Int) -> SettingValue {
    var reader = JSONReader(bytes, at: members[number].value.lowerBound)
    return SettingValue(reading: &reader)
  }
}
