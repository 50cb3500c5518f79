package import SimpleTable

extension SettingValue {
  /// Reads the value at a position where there is a well-formed one.
  ///
  /// A whole number that fits `Int` loses its fraction and exponent; any other stays as written.
  init(reading reader: inout JSONReader) {
    let start = reader.position
    switch reader.next {
    case UInt8(ascii: "t"): self = .bool(true)
    case UInt8(ascii: "f"): self = .bool(false)
    case UInt8(ascii: "n"): self = .other("null")
    case UInt8(ascii: "{"): self = .other("an object")
    case UInt8(ascii: "["): self = Self.texts(&reader).map(SettingValue.texts) ?? .other("a list")
    case UInt8(ascii: "\""): self = .text(reader.knownText)
    default:
      try? reader.skipNumber()
      let json = String(decoding: reader.bytes[start..<reader.position], as: UTF8.self)
      let whole = Int(json) ?? DecimalText(json)?.whole()
      self = .number(whole.map { String($0) } ?? json)
    }
  }

  /// Returns the texts of a list, or `nil` if it has any other element.
  private static func texts(_ reader: inout JSONReader) -> [String]? {
    var texts: [String] = []
    reader.advance()
    reader.skipSpace()
    guard reader.next != UInt8(ascii: "]") else { return [] }
    repeat {
      reader.skipSpace()
      guard let text = try? reader.text() else { return nil }
      texts.append(text)
      reader.skipSpace()
    } while reader.take(",")
    return texts
  }

  /// The value as JSON, or `nil` if it has no form there.
  package var json: String? {
    switch self {
    case .bool(let isOn): return isOn ? "true" : "false"
    case .number(let digits):
      var reader = JSONReader(Array(digits.utf8))
      if (try? reader.skipNumber()) != nil, reader.next == nil { return digits }
      // Such as +5 and .5
      guard let decimal = DecimalText(digits), decimal.number.isFinite else { return nil }
      return decimal.whole(Int.self).map { String($0) } ?? String(decimal.number)
    case .text(let text): return Self.quoted(text)
    case .texts(let texts): return "[\(texts.map(Self.quoted).joined(separator: ", "))]"
    case .other: return nil
    }
  }

  /// Returns a text in quotes, with escapes where JSON needs them and for all control characters.
  package static func quoted(_ text: String) -> String {
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
