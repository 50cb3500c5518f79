import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableStorage
import TestFixtures
import TestTraits
import Testing

/// Random settings and values: what a menu takes from a file is valid by its schema, and what is valid is
/// taken, but for what no schema can say.
@Suite struct `Law of the schema` {
  @Test func `it is never stricter than the menu, and as strict as it can say`() async throws {
    let directory = try TemporaryDirectory(isInMemory: true)
    var (taken, refused, unsaid) = (0, 0, 0)
    for seed in RandomWalks.seeds(50) {
      var random = SeededGenerator(seed: seed)
      let settings = (0..<8).map { RandomSetting("k\($0)", &random) }
      let table = Table { Section { for setting in settings { setting.row } } }
      var (command, output) = (SettingsCommand("tool", menu: Menu(table)), "")
      command.streams.output = { output += $0 }
      #expect(await command.run(["schema"]) == 0)
      let schema = try #require(
        JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
      let properties = try #require(schema["properties"] as? [String: [String: Any]])
      for _ in 0..<6 {
        let values = settings.map { (setting: $0, json: $0.value(&random)) }
        let text = values.map { "\"\($0.setting.key)\": \($0.json)" }.joined(separator: ",\n")
        let file = ValuesFile(try directory.file("values.json", "{\(text)}"))
        let report = Menu(table).start(stores: [.user: file])
        #expect(report.errors.isEmpty, "seed \(seed): \(report)")
        let refusedKeys = Set(report.refusedValues.map(\.key))
        for (setting, json) in values {
          let fits = try PlainSchema(#require(properties[setting.key])).accepts(json)
          let isTaken = !refusedKeys.contains(setting.key)
          let context: Comment = "seed \(seed): \(json) for \(setting.kind): \(report)"
          if isTaken { taken += 1 } else { refused += 1 }
          if fits == isTaken { continue }
          #expect(fits ? setting.hasMoreToSay(json) : setting.takesOtherTypes, context)
          unsaid += 1
        }
      }
    }
    // Neither side is rare, and what a schema cannot say is.
    #expect(RandomWalks.seeds(1).count > 1 || min(taken, refused) > 300, "\(taken), \(refused)")
    #expect(unsaid < (taken + refused) / 8, "\(unsaid) of \(taken + refused)")
  }
}

/// A setting of a random kind, and random values for it, many of them at its limits.
private struct RandomSetting {
  let key: String
  let kind: String
  let row: Row

  /// Returns whether a value may be refused although it is valid, because no schema can say why.
  let hasMoreToSay: (_ json: String) -> Bool
  private let samples: [String]

  /// Whether scalars of another type are read that the schema refuses.
  private(set) var takesOtherTypes = false

  private struct Server: Identifiable { let id: String }

  init(_ key: String, _ random: inout SeededGenerator) {
    func any<Element>(_ list: [Element]) -> Element {
      list[Int.random(in: list.indices, using: &random)]
    }
    self.key = key
    let (low, high) = (any([-7, -1, 0, 1, 2]), any([3, 8, 10, 100]))
    let most = any([1, 2, 3])
    let numbers = [low - 1, low, low + 1, low + 2, high - 1, high, high + 1]
    let texts = [
      "", " ", "\u{A0}", "a", "ab", "abc", "abcd", "👨‍👩‍👧👨‍👩‍👧", "e\u{301}e\u{301}e\u{301}", "a\n", "\n",
      "a\r",
      "a\r\nb", "a\tb", "\u{7F}", "\u{2028}", "\u{FEFF}", "🇩🇪🇫🇷", "Mon", "x y",
    ]
    let lists = (0..<6).map { _ in (0..<any([0, 1, 2, 3, 4])).map { _ in any(texts) } }
    func binding<Value>(_ value: Value) -> Binding<Value> {
      Setting(wrappedValue: value).projectedValue
    }
    func quoted(_ texts: [String]) -> [String] {
      texts.compactMap { text in
        (try? JSONEncoder().encode([text])).map { String(decoding: $0, as: UTF8.self) }
          // Foundation drops a byte order mark that is not escaped.
          .map { String($0.dropFirst().dropLast()).replacing("\u{FEFF}", with: "\\ufeff") }
      }
    }
    func json(_ lists: [[String]]) -> [String] {
      lists.map { "[\(quoted($0).joined(separator: ", "))]" }
    }
    let length: [ValidationRule<String>] = any([[], [.length(1...most)], [.length(0...most)]])
    let required: [ValidationRule<String>] = any([[], [.required]])
    let hasLength = !length.isEmpty
    switch Int.random(in: 0..<17, using: &random) {
    case 0:
      (kind, row) = ("toggle", ToggleRow("A", isOn: binding(false)).id(key).row)
      (samples, hasMoreToSay) = (["true", "false", "\"on\""], { _ in false })
    case 1:
      let step = any([1, 2, 3, 5])
      kind = "\(low)...\(high) by \(step)"
      row = StepperRow("A", value: binding(low), in: low...high, step: step).id(key).row
      samples = numbers.map { "\($0)" } + ["\(low).0", "\(high)e0", "1.5"]
      hasMoreToSay = { _ in step != 1 && (low % step != 0 || high % step != 0) }
    case 2:
      let step = any([0.1, 0.25, 0.5, 1, 1.5])
      kind = "\(low)...\(high) by \(step)"
      row =
        SliderRow("A", value: binding(Double(low)), in: Double(low)...Double(high), step: step)
        .id(key).row
      samples =
        numbers.map { "\($0)" } + ["\(low).1", "\(low + 1).25", "\(high).5", "\(low).30", "2.55"]
      hasMoreToSay = { _ in
        step == 0.1 || Double(low).remainder(dividingBy: step) != 0
          || Double(high).remainder(dividingBy: step) != 0
      }
    case 3:
      kind = "Int? \(low)...\(high)"
      row =
        NumberFieldRow(
          "A", value: binding(Int?.none), in: low...high, rules: [.range(low - 1...high - 1)]
        ).id(key).row
      samples = numbers.map { "\($0)" } + ["\"\"", "1.5"]
      hasMoreToSay = { _ in false }
    case 4:
      kind = "Double"
      row = NumberFieldRow("A", value: binding(1.5)).id(key).row
      samples = numbers.map { "\($0)" } + ["1e10", "-0.5", "\"\""]
      hasMoreToSay = { _ in false }
    case 5:
      kind = "text of \(most): \(length.count) \(required.count)"
      row = TextFieldRow("A", text: binding("a"), rules: length + required).id(key).row
      (samples, hasMoreToSay) = (quoted(texts), { _ in hasLength })
    case 6:
      kind = "lines of \(most): \(length.count) \(required.count)"
      row = TextAreaRow("A", text: binding("a"), rules: length + required).id(key).row
      (samples, hasMoreToSay) = (quoted(texts), { _ in hasLength })
    case 7:
      kind = "one of texts"
      row =
        PickerRow("A", selection: binding("a"), options: ["a", "ab", "x y"]) { $0.uppercased() }
        .id(key).row
      (samples, hasMoreToSay) = (quoted(texts + ["A", "AB"]), { _ in false })
    case 8:
      kind = "one of numbers, or none"
      row = PickerRow("A", selection: binding(Int?.none), options: [low, high]).id(key).row
      samples = numbers.map { "\($0)" } + ["\"\"", "\"\(low)\"", "\(low).5"]
      hasMoreToSay = { _ in false }
    case 9:
      kind = "some of texts"
      row =
        MultiPickerRow("A", selection: binding(Set<String>()), options: ["a", "ab", "Mon"]) { $0 }
        .id(key).row
      (samples, hasMoreToSay) = (json(lists) + ["[\"a\"]", "[\"Mon\", \"ab\"]"], { _ in false })
    case 10:
      kind = "texts \(length.count) \(required.count), at most \(most)"
      row =
        ListRow("A", entries: binding(["a"]), limit: 0...most, rules: length + required).id(key).row
      (samples, hasMoreToSay) = (json(lists), { _ in hasLength })
    case 11:
      kind = "whole numbers from \(low) to \(high)"
      row = ListRow("A", entries: binding([low]), rules: [.range(low...high)]).id(key).row
      samples = numbers.map { "[\($0), \(low)]" } + ["[]", "[1.5]", "[\(low).0]"]
      hasMoreToSay = { _ in false }
    case 12:
      kind = "map of texts \(length.count) \(required.count), at most \(most)"
      row =
        DictionaryRow("A", entries: binding(["a": "b"]), limit: ...most, rules: length + required)
        .id(key).row
      samples =
        lists.map { list in
          let names = quoted(list.map { String($0.reversed()) })
          let members = zip(names, quoted(list)).map { "\($0): \($1)" }
          return "{\(Set(members).joined(separator: ", "))}"
        } + [
          "{\"a\": 1}", "{\"\": \"x\"}", "{\"a\": true, \"b\": \"b\"}", "{\"a\": null}",
          "{\"a\": {}}",
        ]
      (hasMoreToSay, takesOtherTypes) = ({ _ in hasLength }, true)
    case 13:
      kind = "map of whole numbers from \(low) to \(high), at least \(most)"
      row =
        DictionaryRow(
          "A", entries: binding(["a": low]), limit: most..., rules: [.range(low...high)]
        ).id(key).row
      samples =
        numbers.map { "{\"a\": \($0), \"b\": \(low)}" } + [
          "{}", "{\"a\": 1.5}", "{\"a\": \"\(low)\"}",
        ]
      (hasMoreToSay, takesOtherTypes) = ({ _ in false }, true)
    case 14:
      kind = "some of texts, \(most) or more"
      row =
        MultiPickerRow(
          "A", selection: binding(Set(["a", "ab", "Mon"])), options: ["a", "ab", "Mon"],
          limit: most...
        ).id(key).row
      (samples, hasMoreToSay) = (json(lists) + ["[\"a\"]", "[\"Mon\", \"ab\"]"], { $0 != "[]" })
    case 15:
      kind = "text of \(most) that may be missing: \(length.count) \(required.count)"
      row =
        TextFieldRow("A", text: binding(String?.some("a")), rules: length + required).id(key).row
      (samples, hasMoreToSay) = (quoted(texts) + ["null", "null"], { _ in hasLength })
    default:
      kind = "records"
      row =
        ListRow("A", records: binding([Server]()), new: Server.init) { _ in
          Section { Row("Nothing") }
        }.id(key).row
      samples = json(lists) + ["[\"a\", \"A\"]", "[\"a\", \"a\"]", "[\"a-1\", \"B_2\"]"]
      hasMoreToSay = { $0.contains("A") }
    }
  }

  func value(_ random: inout SeededGenerator) -> String {
    let others = [
      "null", "true", "0", "\"\"", "[]", "{}", "[[1]]", "[null]", "\"a\"", "[1, \"a\"]",
    ]
    let isOther = Int.random(in: 0..<8, using: &random) == 0
    return (isOther ? others : samples).randomElement(using: &random) ?? "null"
  }
}
