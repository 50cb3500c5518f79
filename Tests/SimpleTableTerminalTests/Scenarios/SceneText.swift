import Foundation
import SimpleTable

/// The words of a line of a scenario, and what is between quotes.
struct SceneText {
  /// A word, or a text in quotes with its escapes resolved.
  struct Token {
    var text = ""
    var isQuoted = false
  }

  let tokens: [Token]

  /// Divides a line at blanks, but not between quotes.
  ///
  /// A backslash begins `\n`, `\r`, `\t`, `\e`, `\u{7}`, `\"` or `\\`.
  init(_ line: some StringProtocol) {
    var tokens: [Token] = []
    var (current, isInside): (Token?, Bool) = (nil, false)
    var rest = Array(line)[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        current = current ?? Token(isQuoted: true)
        isInside.toggle()
      case " " where !isInside:
        if let token = current { tokens.append(token) }
        current = nil
      case "\\" where isInside:
        current?.text.append(Self.escaped(&rest))
      default:
        current = current ?? Token()
        current?.text.append(character)
      }
    }
    self.tokens = tokens + (current.map { [$0] } ?? [])
  }

  /// Returns a text in which what is escaped is resolved.
  static func unescaped(_ text: String) -> String {
    var (result, rest) = ("", Array(text)[...])
    while let character = rest.popFirst() {
      if character == "\\" { result.append(escaped(&rest)) } else { result.append(character) }
    }
    return result
  }

  private static func escaped(_ rest: inout ArraySlice<Character>) -> String {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "e": return "\u{1B}"
    case "u":
      let digits = rest.dropFirst().prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 2)
      return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    case let character?: return String(character)
    case nil: return ""
    }
  }

  /// The names and values of words like `volume=60`, in order; a word without a value has none.
  var pairs: [(name: String, value: String?)] {
    tokens.map { token in
      let parts = token.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  /// The values by their names.
  var values: [String: String] {
    Dictionary(pairs.map { ($0.name, $0.value ?? "") }) { _, last in last }
  }

  /// The values by their names, as a store holds them.
  var storedValues: [String: SettingValue] { values.mapValues(Self.storedValue) }

  /// Returns what a store holds: `true`, `60`, `[a, b]` or a text.
  private static func storedValue(_ text: String) -> SettingValue {
    if let isOn = Bool(text) { return .bool(isOn) }
    if Double(text) != nil { return .number(text) }
    guard text.hasPrefix("[") else { return .text(text) }
    return .texts(text.dropFirst().dropLast().split(separator: ",").map(String.init))
  }
}
