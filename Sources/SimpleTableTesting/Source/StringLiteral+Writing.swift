extension StringLiteral {
  /// Returns a literal of one line whose value is a text.
  static func onOneLine(_ text: String) -> String {
    let signs = signs(for: text, quote: "\"")
    return "\(signs)\"\(escaped(text[...], signs: signs, endsLine: false))\"\(signs)"
  }

  /// Returns a literal of several lines whose value is a text.
  ///
  /// It begins where it is put; the lines that follow have the indentation.
  static func onLines(_ text: String, indentation: String) -> String {
    let signs = signs(for: text, quote: "\"\"\"")
    var lines = [signs + "\"\"\""]
    if !text.isEmpty {
      // A carriage return and a line feed are one character, so that the scalars are split.
      for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
        let content = escaped(Substring(line), signs: signs, endsLine: true)
        lines.append(content.isEmpty ? "" : indentation + content)
      }
    }
    lines.append(indentation + "\"\"\"" + signs)
    return lines.joined(separator: "\n")
  }

  /// Returns as few number signs as keep a text from ending the literal or beginning an escape.
  private static func signs(for text: String, quote: String) -> String {
    let bytes = Array(text.utf8)
    var count = 0
    for index in bytes.indices {
      for start in [quote, "\\"] where bytes[index...].starts(with: start.utf8) {
        let signs = bytes[(index + start.utf8.count)...].prefix { $0 == UInt8(ascii: "#") }
        count = max(count, signs.count + 1)
      }
    }
    return String(repeating: "#", count: count)
  }

  /// Returns a line with escapes for characters that editors remove or readers cannot see: control
  /// characters, separators, and a blank at the end.
  private static func escaped(_ line: Substring, signs: String, endsLine: Bool) -> String {
    var result = ""
    let scalars = line.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let isLast = endsLine && scalars.index(after: index) == scalars.endIndex
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator,
        .spaceSeparator where isLast,
        .format where scalar == "\u{FEFF}":
        result += "\\\(signs)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
