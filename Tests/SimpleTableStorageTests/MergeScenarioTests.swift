import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@testable import SimpleTableStorage

/// What files of values hold, and what becomes of them: `Data/Files.txt`.
@Suite struct MergeScenarioTests {
  @Test(arguments: Scenario.all(in: "Data/Files.txt"))
  func `a file holds and becomes what its scenario says`(scenario: Scenario) async {
    await scenario.check {
      $0.map { "\($0)\n" }.joined()
    } _: {
      lines(after: $1.text, of: $0)
    }
  }

  /// Returns what a file holds, or what it becomes by changes.
  ///
  /// A command is the text of a file, or nothing for that of the scenario, and changes behind bars. In it
  /// `⏎`, `␍`, `⇥` and `\u{…}` are the characters that they show.
  private func lines(after command: String, of file: String) -> [String] {
    let parts = command.split(separator: " |", omittingEmptySubsequences: false)
    let own = parts[0].isEmpty || parts[0].hasPrefix("|")
    let text = own ? file : Self.unescaped(parts[0])
    do {
      let object = try JSONObject(Array(text.utf8))
      if parts.count == 1, !own { return try held(by: object) }
      var (values, keys): ([String: SettingValue], Set<String>) = ([:], [])
      for part in own ? [parts[0].dropFirst()] + parts.dropFirst() : parts.dropFirst() {
        let words = Self.unescaped(part.drop { $0 == " " })
        if words.hasPrefix("unset ") {
          keys.insert(String(words.dropFirst(6)))
          continue
        }
        let ends = words.firstRange(of: " = ") ?? words.endIndex..<words.endIndex
        let value = Array("{\"value\": \(words[ends.upperBound...])}".utf8)
        values[String(words[..<ends.lowerBound])] = try JSONObject(value).values()["value"]
      }
      guard let result = try object.merging(set: values, unset: keys) else { return ["the same"] }
      return String(decoding: result, as: UTF8.self).unicodeScalars
        .split(separator: "\n", omittingEmptySubsequences: false).map { Self.escaped(String($0)) }
    } catch {
      return ["refused: \((error as? JSONProblem)?.description ?? "\(error)")"]
    }
  }

  private func held(by object: JSONObject) throws -> [String] {
    let values = try object.values().sorted { $0.key < $1.key }
    let again = object.repeatedKeys()
    return values.map { Self.escaped("\($0.key) = \($0.value.kind)") }
      + (again.isEmpty
        ? [] : ["more than once: \(again.map(Self.escaped).joined(separator: ", "))"])
      + (values.isEmpty ? ["nothing"] : [])
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar == "\r"
        ? "␍"
        : scalar == "\t"
          ? "⇥" : scalar.isASCII ? "\(scalar)" : "\\u{\(String(scalar.value, radix: 16))}"
    }.joined()
  }

  private static func unescaped(_ text: some StringProtocol) -> String {
    String(text).replacing("⏎", with: "\n").replacing("␍", with: "\r").replacing("⇥", with: "\t")
      .replacing(/\\u\{(\w+)\}/) { match in
        UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { "\($0)" } ?? "?"
      }
  }
}

extension SettingValue {
  /// The kind of the value, and its text.
  fileprivate var kind: String {
    switch self {
    case .bool(let isOn): "\(isOn)"
    case .number(let text): "number \(text)"
    case .text(let text): "text \(text.debugDescription)"
    case .texts(let texts): "texts \(texts)"
    case .numbers(let numbers): "numbers \(numbers)"
    case .map(let map):
      "map [\(map.sorted { $0.key < $1.key }.map { "\($0): \($1.kind)" }.joined(separator: ", "))]"
    case .other(let json): "other \(json)"
    }
  }
}
