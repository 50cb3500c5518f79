package import SimpleTable
package import SimpleTableTesting

extension ScenarioWord {
  /// The name before the first `=`, and the value after it if there is one.
  package var pair: (name: String, value: String?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Returns a text with what its escapes stand for.
  package static func unescaped(_ text: some StringProtocol) -> String {
    var (bytes, rest): ([UInt8], Substring) = ([], Substring(text))
    while let character = rest.popFirst() {
      bytes += character == "\\" ? takeEscape(from: &rest) : Array(character.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
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
