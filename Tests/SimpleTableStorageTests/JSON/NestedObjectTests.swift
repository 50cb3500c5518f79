import Foundation
import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableStorage

/// Keys of several components, in objects within one another and flat.
@Suite struct `Nested JSON objects` {
  @Test(arguments: [
    #"{"http": {"port": 80}}"#, #"{"http.port": 80}"#, #"{"http.port": 81, "http": {"port": 80}}"#,
    #"{"http": {"port": 80}, "http.port": 81}"#, #"{"http" : { /* of http */ "port" : 80, }, }"#,
  ])
  func `hold the key however it is written, and the nested one applies`(text: String) throws {
    let object = try JSONObject(Array(text.utf8))
    try check(object.values()["http.port"], .number("80"))
    try check(object.repeatedKeys(), text.contains("81") ? ["http.port"] : [])
  }

  @Test func `hold the first value of a key that stands within as many objects twice`() throws {
    let text = #"{"a.b": {"c": {"d": 1}}, "a": {"b.c": {"d": 2}}}"#
    let object = try JSONObject(Array(text.utf8))
    try check(object.values()["a.b.c.d"], .number("1"))
    try check(object.repeatedKeys(), ["a.b.c.d"])
  }

  @Test func `may be an object in several forms, which repeats no key`() throws {
    let object = try JSONObject(Array(#"{"a": {"b": {"c": 1}}, "a.b": {"d": 2}}"#.utf8))
    try check(object.repeatedKeys(), [])
    try check(object.values()["a.b.d"], .number("2"))
  }

  struct Merge: CustomTestStringConvertible {
    var text: String
    var set: [String: SettingValue] = [:]
    var unset: Set<String> = []
    var result: String?

    var testDescription: String { "\(text), set \(set), unset \(unset)" }
  }

  @Test(arguments: [
    Merge(
      text: #"{"http": {"port": 80}}"#, set: ["http.port": .number("8080")],
      result: #"{"http": {"port": 8080}}"#),
    Merge(text: #"{"http": {"port": 80}}"#, set: ["http.port": .number("80")]),
    Merge(
      text: #"{"http": {"port": 80}}"#, set: ["http.host": .text("a")],
      result: #"{"http": {"port": 80, "host": "a"}}"#),
    Merge(
      text: #"{"http": {"port": 80}}"#, set: ["https.host": .text("a")],
      result: #"{"http": {"port": 80}, "https.host": "a"}"#),
    Merge(text: #"{"http": {"port": 80}}"#, unset: ["http.port"], result: #"{"http": {}}"#),
    Merge(
      text: #"{"http": {"port": 80}, "http.port": 81}"#, unset: ["http.port"],
      result: #"{"http": {}}"#),
    Merge(
      text: #"{"http.port": 81, "http": {"port": 80}}"#, set: ["http.port": .number("82")],
      result: #"{"http": {"port": 82}}"#),
    Merge(
      text: #"{"a": {"b": {"c": 1}}}"#, set: ["a.b.d": .number("2"), "a.x.y": .number("3")],
      result: #"{"a": {"b": {"c": 1, "d": 2}, "x.y": 3}}"#),
    Merge(
      text: #"{"a.b": {"c": 1}}"#, set: ["a.b.c": .number("2"), "a.d": .bool(true)],
      result: #"{"a.b": {"c": 2}, "a.d": true}"#),
    Merge(
      text: "{\n  \"http\": {\n    \"port\": 80 // here\n  }\n}\n",
      set: ["http.port": .number("81"), "http.tls": .bool(true)],
      result: "{\n  \"http\": {\n    \"port\": 81, // here\n    \"tls\": true\n  }\n}\n"),
    // Of two objects for one prefix it is the first, and none that goes.
    Merge(
      text: #"{"a.b": {"c": 1}, "a": {"b": {"d": 2}}}"#, set: ["a.b.e": .number("3")],
      result: #"{"a.b": {"c": 1, "e": 3}, "a": {"b": {"d": 2}}}"#),
    Merge(
      text: #"{"a": {"b": {}, "c": {"d": 1}}, "a.c": {"e": 2}, "f": {}}"#,
      set: ["a.c.g": .number("3")], unset: ["a"],
      result: #"{"a.c": {"e": 2, "g": 3}, "f": {}, "a.b": {}, "a.c.d": 1}"#),
    // Of two forms within as many objects it is the first.
    Merge(
      text: #"{"a.b": {"c": {"d": 1}}, "a": {"b.c": {"d": 2}}}"#, set: ["a.b.c.d": .number("3")],
      result: #"{"a.b": {"c": {"d": 3}}, "a": {"b.c": {}}}"#),
    // A list has no keys below it, so these are flat.
    Merge(
      text: #"{"servers": ["a"]}"#, set: ["servers.a.host": .text("x")],
      result: #"{"servers": ["a"], "servers.a.host": "x"}"#),
    Merge(
      text: #"{"servers": {"a": {"host": "x", "port": 1}}, "b": 1}"#,
      set: ["servers": .texts(["a"])], unset: ["servers.a.port"],
      result: #"{"servers": ["a"], "b": 1, "servers.a.host": "x"}"#),
    Merge(
      text: #"{"servers": ["a"], "servers.a.host": "x"}"#,
      set: ["servers": .other(#"{"a": {"host": "x"}}"#)],
      result: #"{"servers": {"a": {"host": "x"}}}"#),
    Merge(text: #"{"a": {}}"#, set: ["a": .number("1")], result: #"{"a": 1}"#),
    Merge(text: #"{"a": {"b": 1}}"#, unset: ["a"], result: #"{"a.b": 1}"#),
    // Of an object that goes, the other members move as they are written, in both forms of a key.
    Merge(
      text: #"{"a": {"b.c": 2, "b": {"c": 1}}}"#, set: ["a": .number("3")],
      result: #"{"a": 3, "a.b": {"c": 1}, "a.b.c": 2}"#),
    Merge(
      text: #"{"agent": {"t": {"tools": {}}, "a": 30.0, "b": 1E3, "e": -0}}"#,
      set: ["agent": .text("hi")],
      result:
        #"{"agent": "hi", "agent.a": 30.0, "agent.b": 1E3, "agent.e": -0, "agent.t": {"tools": {}}}"#
    ),
    Merge(
      text:
        #"{"http.serverTimeout": {"c.a": 1, "c": 66}, "http": {"serverTimeout.c": {"a": 2}, "d": 3}}"#,
      set: ["http.serverTimeout": .number("5")],
      result:
        #"{"http.serverTimeout": 5, "http": {"serverTimeout.c": {"a": 2}, "d": 3}, "#
        + #""http.serverTimeout.c": 66, "http.serverTimeout.c.a": 1}"#),
    Merge(
      text: #"{"a": {"b": { /* b */ "c": [1, /* 2 */ 2.0] }}}"#, set: ["a": .bool(true)],
      result: #"{"a": true, "a.b": { /* b */ "c": [1, /* 2 */ 2.0] }}"#),
    Merge(
      text: #"{"a": {"b": {"c": 1, "d": 2e1}}}"#,
      set: ["a": .number("3"), "a.b.c": .number("4")],
      result: #"{"a": 3, "a.b.c": 4, "a.b.d": 2e1}"#),
    Merge(
      text: #"{"a": 1}"#,
      set: ["a": .other(#"{"b": 2}"#), "a.b": .number("2")], result: #"{"a": {"b": 2}}"#),
    Merge(text: #"{"a": {"b": 1}, "c": 1}"#, unset: ["a", "a.b"], result: #"{"c": 1}"#),
  ])
  func `are written where a key stands`(_ merge: Merge) throws {
    let object = try JSONObject(Array(merge.text.utf8))
    let result = try object.merging(set: merge.set, unset: merge.unset)
    check(result.map { String(decoding: $0, as: UTF8.self) }, merge.result)
  }

  @Test(arguments: [
    (Merge(text: #"{"a": {"b": 13}, "a.b": {"c": 5}}"#, set: ["a": .number("7")]), "a.b"),
    (Merge(text: #"{"a": {"b": {}}, "a.b": 1}"#, set: ["a": .number("7")]), "a.b"),
    (Merge(text: #"{"a": {"b": 1, "b.c": 2}, "a.b.c": 3}"#, unset: ["a"]), "a.b.c"),
    // The other value of this key would apply.
    (
      Merge(
        text: #"{"x.a": {"b.c": 1}, "x": {"a.b": {"d": 1}, "a.b.c": 2}}"#,
        set: ["x.a": .number("7")]),
      "x.a.b.c"
    ),
    (
      Merge(
        text: #"{"a": 1}"#, set: ["a": .other(#"{"b": 2}"#), "a.b": .number("3")]), "a.b"
    ),
  ])
  func `are refused with a key that would be lost`(merge: Merge, key: String) throws {
    let object = try JSONObject(Array(merge.text.utf8))
    let problem = #expect(throws: JSONProblem.self) {
      try object.merging(set: merge.set, unset: merge.unset)
    }
    check(problem?.description, "the value of \"\(key)\" would be lost")
  }

  @Test(arguments: [
    Merge(text: #"{"a": { /* c */ "b": 1}}"#, set: ["a": .number("7")]),
    Merge(text: #"{"a": {"b": 1, /* c */ "d": 1}}"#, unset: ["a", "a.b"]),
  ])
  func `are refused where a comment between members that move would be lost`(merge: Merge) throws {
    let object = try JSONObject(Array(merge.text.utf8))
    let problem = #expect(throws: JSONProblem.self) {
      try object.merging(set: merge.set, unset: merge.unset)
    }
    check(problem?.description, "a comment in the value of \"a\" would be lost")
  }

  @Test func `deeper than 32 levels are values of their own`() throws {
    let text =
      String(repeating: #"{"a":"#, count: 50_000) + "1" + String(repeating: "}", count: 50_000)
    let values = try JSONObject(Array(text.utf8)).values()
    check(values.count, JSONObject.mostLevels)
  }

  // MARK: - Random files

  /// A random object of objects: its text, and the text of each value by its key.
  private struct RandomObject {
    var texts: [String: String] = [:]

    /// The text, with values in place of those that it has.
    private(set) var parts: [(text: String, key: String?)] = []

    init(_ random: inout SeededGenerator) { object(prefix: "", level: 0, &random) }

    func text(setting values: [String: String]) -> String {
      parts.map { $0.key.map { values[$0] ?? texts[$0] ?? "" } ?? $0.text }.joined()
    }

    private mutating func object(prefix: String, level: Int, _ random: inout SeededGenerator) {
      parts.append(("{", nil))
      let names = ["a", "b", "c.d", "é", "e"].shuffled(using: &random)
        .prefix(.random(in: 0...4, using: &random))
      for (number, name) in names.enumerated() {
        let space = ["", " ", "\n  ", " /* x */ ", "// y\n"].randomElement(using: &random) ?? ""
        parts.append(("\(number > 0 ? "," : "")\(space)\"\(name)\": ", nil))
        if level < 3, Bool.random(using: &random) {
          object(prefix: prefix + name + ".", level: level + 1, &random)
        } else {
          let text = ["1", "\"x\"", "[\"y\", \"z\"]", "true"].randomElement(using: &random) ?? ""
          texts[prefix + name] = text
          parts.append((text, prefix + name))
        }
      }
      parts.append(("}", nil))
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `random ones change only where they are set`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let trial = RandomObject(&random)
    let text = trial.text(setting: [:])
    let object = try JSONObject(Array(text.utf8))
    let values = try object.values().filter { !$1.isObject }
    // No two of these names make one key.
    try #require(Set(values.keys) == Set(trial.texts.keys), "seed \(seed): \(text)")

    let known = trial.texts.keys.sorted().shuffled(using: &random)
    let set = known.prefix(.random(in: 0...3, using: &random))
    let changed = try object.merging(
      set: Dictionary(uniqueKeysWithValues: set.map { ($0, SettingValue.number("77")) }), unset: [])
    let expected = trial.text(
      setting: Dictionary(uniqueKeysWithValues: set.map { ($0, "77") }))
    check(String(decoding: changed ?? object.bytes, as: UTF8.self), expected, "seed \(seed)")

    let unset = Set(known.suffix(.random(in: 0...3, using: &random))).subtracting(set)
    let new = ["new", "a.new", "b.a.new", "c.d.new"].shuffled(using: &random).prefix(2)
    let result = try object.merging(
      set: Dictionary(
        uniqueKeysWithValues: (set + new).map { ($0, SettingValue.number("77")) }), unset: unset)
    var model = values.filter { !unset.contains($0.key) }
    for key in set + new { model[key] = .number("77") }
    let after = try JSONObject(result ?? object.bytes).values().filter { !$1.isObject }
    check(after, model, "seed \(seed): \(text)")
    let objects = try object.values().filter { $1.isObject }.keys
    let objectsAfter = try JSONObject(result ?? object.bytes).values().filter { $1.isObject }.keys
    check(objects.sorted(), objectsAfter.sorted(), "seed \(seed): \(text)")
  }
}
