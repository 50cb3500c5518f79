extension SettingValue {
  /// Returns a text in quotes, with escapes where JSON needs them, for all control characters
  /// and for marks that turn the direction of a text or begin a line.
  package static func quoted(_ text: String) -> String {
    if isPlain(text) { return "\"\(text)\"" }
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// Returns whether no byte of a text can begin an escaped character.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.allSatisfy {
        // In UTF-8, the characters from U+0080, U+061C and U+200E begin with these bytes.
        $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F
          && $0 != 0xC2 && $0 != 0xD8 && $0 != 0xE2
      }
    }
  }
}
