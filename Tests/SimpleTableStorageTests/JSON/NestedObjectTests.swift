import Foundation
import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableStorage

/// Keys of several components, in objects within one another and flat.
@Suite struct `Nested JSON objects` {
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
