internal import SimpleTable

/// Reads the members of a JSON object, and tells where a text is none.
///
/// It follows RFC 8259, save that a byte order mark may stand before the text, and that a key that
/// stands twice is an error. Keys are compared as the ids of controls are: two that are canonically
/// equivalent, such as `é` as one scalar and as two, are the same key. Foundation's reader takes
/// more, and has no lines and columns to tell on all systems.
///
/// - Complexity: O(*n*) in the length of the text, whatever its depth.
struct JSONReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the members of the object that stands alone in a text.
  static func members(of bytes: [UInt8]) throws(JSONProblem) -> [String: JSONText] {
    var reader = JSONReader(bytes: bytes)
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw reader.problem("the text is not UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let members = try reader.members()
    reader.skipSpace()
    guard reader.next == nil else { throw reader.problem("more text follows the object") }
    return members
  }

  /// Returns what a text in quotes, which must be well formed, stands for.
  static func unquoted(_ json: String) -> String {
    var reader = JSONReader(bytes: Array(json.utf8))
    return (try? reader.text()) ?? json
  }

  private mutating func members() throws(JSONProblem) -> [String: JSONText] {
    var members: [String: JSONText] = [:]
    skipSpace()
    try expect("{", "an object in braces")
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      let keyStart = position
      guard next == UInt8(ascii: "\"") else { throw problem("a key in quotes is missing") }
      let key = try text()
      skipSpace()
      try expect(":", "a colon")
      skipSpace()
      let start = position
      try skipValue()
      let value = JSONText(json: String(decoding: bytes[start..<position], as: UTF8.self))
      guard members.updateValue(value, forKey: key) == nil else {
        position = keyStart
        throw problem("the key \"\(key.harmless)\" stands there a second time")
      }
      skipSpace()
    } while take(",")
    try expect("}", "a comma or a closing brace")
    return members
  }
}

// MARK: - Bytes

extension JSONReader {
  /// The byte to be read next, or nothing at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Moves on by some bytes.
  mutating func advance(by count: Int = 1) { position += count }

  mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { advance() }
  }

  /// Moves past a character, if it stands here.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  mutating func expect(_ character: Unicode.Scalar, _ what: String) throws(JSONProblem) {
    guard take(character) else { throw problem("\(what) is missing") }
  }

  /// Returns the bytes from a position up to here.
  func bytes(from start: Int) -> ArraySlice<UInt8> { bytes[start..<position] }

  /// Returns a problem at the position reached.
  func problem(_ message: String) -> JSONProblem {
    JSONProblem(message: message, before: bytes[..<position], isAtEnd: next == nil)
  }
}
