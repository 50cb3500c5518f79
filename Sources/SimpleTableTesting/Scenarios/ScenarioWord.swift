package import SimpleTable

/// A word of a line of a scenario.
///
/// Spaces divide words, but not between double quotes. There, a backslash begins `\n`, `\r`, `\t`,
/// `\e`, `\u{7}`, `\"` or `\\`.
package struct ScenarioWord: Hashable, Sendable {
  /// The word without quotes, with what its escapes stand for.
  package var text = ""

  /// Whether the word begins with a quote.
  package let isQuoted: Bool
}

extension ScenarioWord {
  package static func words(of line: some StringProtocol) -> [Self] {
    var words: [Self] = []
    var (word, isInside): (Self?, Bool) = (nil, false)
    var rest = Substring(line)
    while let character = rest.popFirst() {
      switch character {
      case " " where !isInside:
        if let word { words.append(word) }
        word = nil
      case "\"":
        word = word ?? Self(isQuoted: true)
        isInside.toggle()
      case "\\" where isInside:
        word?.text += String(decoding: takeEscape(from: &rest), as: UTF8.self)
      default:
        word = word ?? Self(isQuoted: false)
        word?.text.append(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// Returns a text with what its escapes stand for.
  package static func unescaped(_ text: some StringProtocol) -> String {
    var (bytes, rest): ([UInt8], Substring) = ([], Substring(text))
    while let character = rest.popFirst() {
      bytes += character == "\\" ? takeEscape(from: &rest) : Array(character.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes what follows a backslash, and returns the bytes that it stands for.
  static func takeEscape(from rest: inout Substring) -> [UInt8] {
    let plain: [Character: Character] = ["n": "\n", "r": "\r", "t": "\t", "e": "\u{1B}"]
    guard let character = rest.popFirst() else { return Array("\\".utf8) }
    switch character {
    case "x":
      let digits = rest.prefix(2)
      rest = rest.dropFirst(2)
      return [UInt8(digits, radix: 16) ?? 0]
    case "u":
      let isBraced = rest.first == "{"
      let digits = isBraced ? rest.dropFirst().prefix { $0 != "}" } : rest.prefix(4)
      rest = rest.dropFirst(digits.count + (isBraced ? 2 : 0))
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      return Array(String(scalar ?? "\u{FFFD}").utf8)
    default: return Array((plain[character] ?? character).utf8)
    }
  }

  /// The name before the first `=`, and the value after it if there is one.
  package var pair: (name: String, value: String?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
  }
}

extension [ScenarioWord] {
  /// The texts of words like `volume=60` by their names; the last one of a name counts.
  package var values: [String: String] {
    Dictionary(map { ($0.pair.name, $0.pair.value ?? "") }) { $1 }
  }

  /// The values by their names, as a store holds them.
  package var storedValues: [String: SettingValue] {
    values.mapValues { SettingValue(scenarioText: $0) }
  }
}

extension SettingValue {
  /// Creates the value that a text stands for: `true`, `60`, `'60'` (a text), `[a,b]`, `[1,2]`,
  /// `['1']`, `{…}`, `null`, `dark`.
  package init(scenarioText text: String) {
    if text == "true" || text == "false" {
      self = .bool(text == "true")
    } else if text.hasPrefix("{") || text == "null" {
      self = MapText.map(json: text).map(SettingValue.map) ?? .other(text)
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      let entries = text.dropFirst().dropLast().split(separator: ",")
        .map { Self(scenarioText: String($0)) }
      let numbers = entries.compactMap { if case .number(let text) = $0 { text } else { nil } }
      let areNumbers = !entries.isEmpty && numbers.count == entries.count
      self = areNumbers ? .numbers(numbers) : .texts(entries.map(\.text))
    } else if text.hasPrefix("'"), text.hasSuffix("'"), text.count > 1 {
      self = .text(String(text.dropFirst().dropLast()))
    } else {
      self = Double(text) == nil ? .text(text) : .number(text)
    }
  }
}
