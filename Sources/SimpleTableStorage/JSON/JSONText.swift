internal import SimpleTable

/// A JSON value as it is written in a file.
///
/// Keeping what was written, rather than what it stands for, gives back numbers of any length and
/// values of any depth as they were.
struct JSONText: Hashable {
  /// The value as it is written.
  let json: String

  init(json: String) {
    self.json = json
  }

  /// Creates the form of a control's value; `nil` for a number that has no form.
  init?(_ value: SettingValue) {
    switch value {
    case .bool: json = value.text
    case .number where Double(value.text)?.isFinite == true: json = value.text
    case .text, .texts: json = Self.quoted(value.text)
    case .number, .other: return nil
    }
  }

  /// What the value is.
  enum Kind: String, CustomStringConvertible {
    case truth = "true or false"
    case number = "a number"
    case text = "a text"
    case null = "null"
    case list = "a list"
    case object = "an object"

    var description: String { rawValue }
  }

  /// What the value is.
  var kind: Kind {
    switch json.utf8.first {
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .truth
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "\""): .text
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "{"): .object
    default: .number
    }
  }

  /// The value as a control takes it: a text without quotes, a whole number without a fraction.
  var text: String {
    switch kind {
    case .text: JSONReader.unquoted(json)
    case .number where Int(json) == nil:
      Double(json).flatMap(Int.init(exactly:)).map { String($0) } ?? json
    case .number, .truth, .null, .list, .object: json
    }
  }
}

// MARK: - Writing

extension JSONText {
  /// Returns an object with a line for each member, in the order of the keys.
  static func object(of members: [String: JSONText]) -> String {
    guard !members.isEmpty else { return "{}\n" }
    let lines = members.sorted { $0.key < $1.key }.map { "  \(quoted($0.key)): \($0.value.json)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// Returns a text in quotes.
  static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
