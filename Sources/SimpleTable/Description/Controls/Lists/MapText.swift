/// The text form of a map: an object of JSON in one line, whose values are texts, numbers, true or
/// false.
///
/// ```text
/// {"EDITOR": "vi", "JOBS": 4}
/// ```
package struct MapText {
  /// The members in their order; a value that is no scalar is `SettingValue.other`.
  package let members: [(name: String, value: SettingValue)]

  /// Creates the members of an object of JSON, which may have comments; `nil` if the text is none.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init?(json text: String) {
    guard var reader = ScalarReader(text, after: "{") else { return nil }
    var members: [(name: String, value: SettingValue)] = []
    while !reader.take("}") {
      guard let name = reader.text(), reader.take(":"), let value = reader.value() else {
        return nil
      }
      members.append((name, value))
      guard reader.take(",") else {
        guard reader.take("}") else { return nil }
        break
      }
    }
    guard reader.isAtEnd else { return nil }
    self.members = members
  }
}

extension MapText {
  /// Returns the map that an object of JSON is; `nil` if a value is no scalar, or a name is there
  /// twice.
  package static func map(json text: String) -> [String: SettingValue]? {
    guard let members = MapText(json: text)?.members else { return nil }
    var map: [String: SettingValue] = [:]
    for (name, value) in members {
      guard value.isScalar, map.updateValue(value, forKey: name) == nil else { return nil }
    }
    return map
  }

  /// Returns the map that a text stands for: an object of JSON, or `NAME=VALUE` with commas between
  /// them.
  static func map(_ text: String) throws(Message) -> [String: SettingValue] {
    var map: [String: SettingValue] = [:]
    for (name, value) in try members(of: text) {
      guard value.isScalar else {
        throw Message(.entryRefused, name, last: Message(.notAScalar))
      }
      guard map.updateValue(value, forKey: name) == nil else {
        throw Message(.entryRefused, name, last: Message(.isTwice))
      }
    }
    return map
  }

  private static func members(
    of text: String
  ) throws(Message) -> [(name: String, value: SettingValue)] {
    if text.trimmed.begins(with: "{") {
      guard let object = MapText(json: text) else { throw Message(.notAnObject) }
      return object.members
    }
    var members: [(String, SettingValue)] = []
    for text in TextList(joined: text).texts {
      guard let (name, value) = text.cut(at: "=") else { throw Message(.notAnAssignment, text) }
      members.append((name, .text(value)))
    }
    return members
  }

  /// Returns a map as text, in the order of its names.
  static func text(of map: [String: SettingValue]) -> String {
    let members = map.sorted { $0.key < $1.key }
      .map { "\(SettingValue.quoted($0)): \($1.scalarJSON)" }
    return "{\(members.joined(separator: ", "))}"
  }
}

extension SettingValue {
  /// Whether the value is a text, a number, true or false.
  package var isScalar: Bool {
    switch self {
    case .bool, .number, .text: true
    case .texts, .numbers, .map, .other: false
    }
  }

  fileprivate var scalarJSON: String {
    if case .text(let text) = self { Self.quoted(text) } else { text }
  }
}

/// A position in a text of JSON that moves past names and scalars, and white space and comments
/// behind them.
private struct ScalarReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Creates a position behind a first sign; `nil` if the text begins with another.
  init?(_ text: String, after sign: Unicode.Scalar) {
    bytes = Array(text.utf8)
    skipSpace()
    guard take(sign) else { return nil }
  }

  var isAtEnd: Bool { position == bytes.count }
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Moves past a sign if it is the next one, and returns whether it was.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    skipSpace()
    return true
  }

  private mutating func skipSpace() {
    while let byte = next {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/") {
        let isBlock = bytes[position...].dropFirst().first == UInt8(ascii: "*")
        position += 2
        while let byte = next, isBlock ? !endsComment : byte != 0x0A && byte != 0x0D {
          position += 1
        }
        if isBlock { position += 2 }
        position = min(position, bytes.count)
      } else {
        break
      }
    }
  }

  private var endsComment: Bool {
    bytes[position...].starts(with: [UInt8(ascii: "*"), UInt8(ascii: "/")])
  }

  /// Moves past a text in quotes, and returns it; `nil` if there is none.
  mutating func text() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      position += 1
      if byte < 0x20 { return nil }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if let scalar = try? JSONEscape.character(in: bytes, at: &position) {
        text += String(Character(scalar)).utf8
      } else {
        return nil
      }
    }
    return take("\"") ? String(decoding: text, as: UTF8.self) : nil
  }

  /// Moves past a value, and returns it, a list or an object as written; `nil` if there is none.
  mutating func value() -> SettingValue? {
    switch next.map(Unicode.Scalar.init) {
    case "\"": return text().map(SettingValue.text)
    case "{", "[": return nested()
    default:
      let start = position
      while let byte = next, !",}]/ \t\n\r".utf8.contains(byte) { position += 1 }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      skipSpace()
      switch word {
      case "true": return .bool(true)
      case "false": return .bool(false)
      case "null": return .other(word)
      default:
        let isNumber = word.utf8.first.map { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") } == true
        return isNumber && !word.has(",") && DecimalText(word) != nil ? .number(word) : nil
      }
    }
  }

  private mutating func nested() -> SettingValue? {
    let start = position
    var depth = 0
    repeat {
      switch next.map(Unicode.Scalar.init) {
      case nil: return nil
      case "\"": if text() == nil { return nil }
      case "{", "[":
        depth += 1
        position += 1
        skipSpace()
      case "}", "]":
        depth -= 1
        position += 1
        if depth > 0 { skipSpace() }
      default:
        position += 1
        skipSpace()
      }
    } while depth > 0
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    skipSpace()
    return .other(text)
  }
}
