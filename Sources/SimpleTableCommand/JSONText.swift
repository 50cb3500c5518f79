import SimpleTableMenu
import SimpleTableStorage

/// A JSON object that is being written, with its members in the order in which they were set.
struct JSONText {
  private var members: [String] = []

  /// The object in one line.
  var line: String { "{\(members.joined(separator: ", "))}" }

  /// Returns the object with each member in a line of its own.
  func block(indentedBy indent: String) -> String {
    guard !members.isEmpty else { return "{}" }
    return "{\n" + members.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n\(indent)}"
  }

  /// Adds a member whose value is JSON, unless that is `nil`.
  mutating func set(_ key: String, _ value: String?) {
    if let value { members.append("\(Self.text(key)): \(value)") }
  }

  /// Adds the members of another object.
  mutating func append(_ other: JSONText) { members += other.members }

  static func text(_ text: String) -> String { SettingValue.quoted(text) }

  /// Returns the value of a setting as a store would hold it; a number that is missing is `null`.
  static func value(_ text: String, as kind: SettingKind) -> String {
    let isMissing = text.isEmpty && kind.mayBeEmptyText
    return isMissing ? "null" : SettingValue(text, as: kind)?.json ?? self.text(text)
  }

  static func number(_ digits: String) -> String {
    SettingValue.number(digits).json ?? text(digits)
  }

  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

  /// Returns a list with each element in a line of its own.
  static func lines(_ elements: [String]) -> String {
    elements.isEmpty
      ? "[]\n" : "[\n\(elements.map { "  " + $0 }.joined(separator: ",\n"))\n]\n"
  }
}
