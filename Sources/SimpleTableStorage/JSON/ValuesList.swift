package import SimpleTable

/// The values in a JSON list of settings, as a command line prints it.
///
/// Each element is an object with the members `key` and `value`; other members are ignored.
package struct ValuesList {
  /// The values in the order of the list.
  package let values: [(key: String, value: SettingValue)]

  /// Reads a list.
  ///
  /// - Throws: A problem if the text is not such a list.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ bytes: [UInt8]) throws(JSONProblem) {
    var values: [(key: String, value: SettingValue)] = []
    var reader = JSONReader(bytes)
    try reader.start()
    try reader.skipSpace()
    try reader.forEachElement { reader throws(JSONProblem) in
      let start = reader
      try reader.skipValue()
      let members = try Self.members(in: bytes, start.position..<reader.position)
      guard case .text(let key)? = members["key"], let value = members["value"] else {
        throw start.problem("an object with a key and a value is missing")
      }
      values.append((key, value))
    }
    try reader.expect("]", "a comma or a closing bracket")
    try reader.skipSpace()
    guard reader.next == nil else { throw reader.problem("more text follows the list") }
    self.values = values
  }

  /// Returns the members of the object in a part of a text.
  ///
  /// - Throws: A problem with its place in the whole text.
  private static func members(
    in bytes: [UInt8], _ part: Range<Int>
  ) throws(JSONProblem) -> [String: SettingValue] {
    do throws(JSONProblem) { return try JSONObject(Array(bytes[part])).values() } catch {
      // Behind as many blank characters, the place of the problem is the right one.
      let before = bytes[..<part.lowerBound].filter { $0 & 0xC0 != 0x80 }
        .map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
      return try JSONObject(before + bytes[part]).values()
    }
  }

  /// Reads the list in a file.
  ///
  /// - Parameter path: The path.
  /// - Throws: ``ValuesFileError`` if the file cannot be read or has no such list.
  package init(contentsOf path: String) throws(ValuesFileError) {
    let file = ValuesFile(path)
    guard let bytes = try file.shared.read() else {
      throw ValuesFileError(.unreadable, file.path, reason: "there is no such file")
    }
    do throws(JSONProblem) { try self.init(bytes) } catch {
      throw ValuesFileError(.unreadable, file.path, reason: error.description)
    }
  }
}
