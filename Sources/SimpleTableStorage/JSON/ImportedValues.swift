package import SimpleTable

/// The values in a text of JSON: in a list of settings, as a command line prints it, or in the object
/// of a settings file.
///
/// Each element of a list is an object with the members `key` and `value`; other members are
/// ignored.
package struct ImportedValues {
  /// The values, in the order of the list, or of the keys of the object.
  package let values: [(key: String, value: SettingValue)]

  /// Whether they are those of a settings file, which have objects, and each of their members, too.
  package let areOfFile: Bool

  /// Reads a text.
  ///
  /// - Throws: A problem if the text is neither such a list nor an object.
  /// - Complexity: O(*n* log *n*) in the length of the text.
  package init(_ bytes: [UInt8]) throws(JSONProblem) {
    var reader = JSONReader(bytes)
    try reader.start()
    try reader.skipSpace()
    switch reader.next {
    case UInt8(ascii: "["): (values, areOfFile) = (try Self.values(inList: &reader), false)
    case UInt8(ascii: "{"):
      areOfFile = true
      // A member that is null is one that is missing.
      values = try JSONObject(bytes).values().filter { !$1.isNull }.sorted { $0.key < $1.key }
    default: throw reader.problem("a list in brackets or an object in braces is missing")
    }
  }

  private static func values(
    inList reader: inout JSONReader
  ) throws(JSONProblem) -> [(key: String, value: SettingValue)] {
    var values: [(key: String, value: SettingValue)] = []
    try reader.forEachElement { reader throws(JSONProblem) in
      let start = reader
      let members = try JSONObject(reading: &reader).values()
      guard case .text(let key)? = members["key"], let value = members["value"] else {
        throw start.problem("an object with a key and a value is missing")
      }
      values.append((key, value))
    }
    try reader.expect("]", "a comma or a closing bracket")
    try reader.skipSpace()
    guard reader.next == nil else { throw reader.problem("more text follows the list") }
    return values
  }

  /// Reads the text of a file.
  ///
  /// - Parameter path: The path.
  /// - Throws: ``ValuesFileError`` if the file cannot be read or has no such text.
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
