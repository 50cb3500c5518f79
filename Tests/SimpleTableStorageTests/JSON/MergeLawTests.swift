import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableStorage

/// What a merge may never lose.
@Suite struct `Law of merges` {
  @Test func `random merges change nothing but what they name, or are refused`() throws {
    var refusals = 0
    let seeds = RandomWalks.seeds(400)
    for seed in seeds {
      let walk = RandomMerge(seed: seed)
      do {
        if try walk.isRefused() { refusals += 1 }
      } catch {
        Issue.record("seed \(seed): \(error)\n\(walk.text)\nset \(walk.set), unset \(walk.unset)")
      }
    }
    // Most merges into such files are possible.
    #expect(seeds.count < 100 || (1...seeds.count / 4).contains(refusals), "\(refusals) refusals")
  }

  struct Wrong: CustomTestStringConvertible {
    var text: String
    var set: [String: SettingValue] = ["a": .number("7")]
    var unset: Set<String> = []
    let result: String
    let key: String

    var testDescription: String { "\(text) to \(result)" }
  }

  @Test(arguments: [
    Wrong(text: "{}", result: "{}", key: "a"),
    Wrong(text: "{}", result: #"{"a": 8}"#, key: "a"),
    Wrong(text: "{}", result: #"{"a": 7"#, key: "a"),
    Wrong(text: "{}", result: #"{"a": 7, "a": 7}"#, key: "a"),
    Wrong(text: "{}", result: #"{"a": 7, "b": 1}"#, key: "b"),
    Wrong(text: #"{"b": 1}"#, result: #"{"a": 7}"#, key: "b"),
    Wrong(text: #"{"b": 30.0}"#, result: #"{"a": 7, "b": 30}"#, key: "b"),
    Wrong(text: #"{"b": [1, /* c */ 2]}"#, result: #"{"a": 7, "b": [1, 2]}"#, key: "b"),
    Wrong(text: #"{"b": {}}"#, result: #"{"a": 7}"#, key: "b"),
    Wrong(text: #"{"b": {"c": 1}}"#, result: #"{"a": 7, "b": {}}"#, key: "b.c"),
    Wrong(text: #"{"b": {"c": 1}}"#, result: #"{"a": 7, "b": 1}"#, key: "b"),
    Wrong(
      text: #"{"b": {"c": 1}, "b.c": 2}"#, result: #"{"a": 7, "b": {"c": 2}, "b.c": 1}"#,
      key: "b.c"),
    Wrong(text: #"{"a": 1, "b": 1}"#, set: [:], unset: ["a"], result: "{}", key: "b"),
    Wrong(text: #"{"a": 1}"#, set: [:], unset: ["a"], result: #"{"a": {}}"#, key: "a"),
    Wrong(
      text: #"{"c.a": 1, "c": 66}"#, set: [:], unset: [], result: #"{"c.a": 661}"#, key: "c.a"),
  ])
  func `a text that is not what a merge should make is refused with the key`(_ wrong: Wrong) throws
  {
    let change = try JSONChange(set: wrong.set, unset: wrong.unset)
    let object = try JSONObject(Array(wrong.text.utf8))
    let problem = #expect(throws: JSONProblem.self) {
      try object.expect(Array(wrong.result.utf8), after: change)
    }
    check(problem?.description, "the value of \"\(wrong.key)\" would be lost")
    check(problem?.isDamage, false)
  }
}

/// A random file with keys in several forms, and a random change of it.
private struct RandomMerge {
  private(set) var text = ""
  private(set) var set: [String: SettingValue] = [:]
  private(set) var unset: Set<String> = []

  private var keys: [String] = []
  private var comments = 0
  private var hasComments = false
  private var random: SeededGenerator

  /// Something that a merge has lost.
  struct Loss: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    hasComments = chance(3)
    text = space() + object(prefix: "", level: 0) + space()
    for _ in 0..<Int.random(in: 0...3, using: &random) { set[key()] = value() }
    for _ in 0..<Int.random(in: set.isEmpty ? 1...2 : 0...2, using: &random) { unset.insert(key()) }
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func any<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private mutating func space() -> String {
    guard hasComments, chance(4) else { return any(["", "", " ", "\n  ", "\r\n", "\t"]) }
    comments += 1
    return any([" /* \(comments) */ ", "// \(comments)\n", "\n/*\(comments)\n*/"])
  }

  private mutating func name() -> String {
    let names = ["a", "b", "c"]
    return (0..<any([1, 1, 1, 2, 3])).map { _ in any(names) }.joined(separator: ".")
  }

  private mutating func object(prefix: String, level: Int) -> String {
    var (names, members): (Set<String>, [String]) = ([], [])
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let name = name()
      guard names.insert(name).inserted else { continue }
      keys.append(prefix + name)
      let value =
        level < 3 && chance(2)
        ? object(prefix: prefix + name + ".", level: level + 1) : leaf()
      let written = chance(9) ? name.replacing("a", with: "\\u0061") : name
      members.append("\(space())\"\(written)\"\(space()):\(space())\(value)\(space())")
    }
    let last = !members.isEmpty && chance(6) ? "," : ""
    return "{" + members.joined(separator: ",") + last + space() + "}"
  }

  private mutating func leaf() -> String {
    comments += 1
    return any([
      "1", "30.0", "1E3", "-0", "0.10", "1e-2", "12345678901234567890123", "true", "null", "\"x\"",
      "\"\\u0041 \\\"/*\"", "[]", "[\"p\", \"q\"]", "[1, {\"a\": 2}]", "[ /* \(comments) */ 1.0 ]",
      "[80, 443]", "[1, \"x\"]",
    ])
  }

  private mutating func key() -> String { !keys.isEmpty && !chance(4) ? any(keys) : name() }

  private mutating func value() -> SettingValue {
    any([
      .number("7"), .number("30"), .bool(true), .text("x"), .text("\"}"), .texts(["p"]),
      .texts([]), .numbers(["443"]), .numbers(["80", "0.5"]), .other("{\"a\": {\"b\": 8}}"),
      .other("null"),
    ])
  }

  /// Merges, and returns whether that was refused.
  ///
  /// - Throws: What was lost.
  func isRefused() throws -> Bool {
    let inner = set.filter(\.value.isObject).keys.flatMap { [$0 + ".a", $0 + ".a.b"] }
    let before = try PlainJSON(
      text, withoutMembersOf: unset.subtracting(set.keys).subtracting(inner))
    let object = try JSONObject(Array(text.utf8))
    let merged: [UInt8]?
    do throws(JSONProblem) { merged = try object.merging(set: set, unset: unset) } catch {
      // Only what stands in several forms, has comments, or is to replace an object may be refused.
      let hasTwins =
        before.values.contains { $1.count > 1 || before.objects.contains($0) }
        || before.leaves.count + before.objects.count < keys.count || sharesInnerKeys
      let replacesObject = !before.objects.isDisjoint(with: set.keys + inner)
      guard !error.isDamage, hasTwins || hasComments || replacesObject || text.contains("[ /*")
      else { throw error }
      return true
    }
    let after = try PlainJSON(String(decoding: merged ?? object.bytes, as: UTF8.self))
    try check(before, after, isChanged: merged != nil)
    return false
  }

  /// Whether values are set that contain one another.
  private var sharesInnerKeys: Bool {
    self.set.contains { key, value in
      value.isObject && self.set.keys.contains { $0.hasPrefix(key + ".") }
    }
  }

  private func check(_ before: PlainJSON, _ after: PlainJSON, isChanged: Bool) throws {
    var (wanted, inner) = (unset.union(set.keys), [:] as [String: String])
    for (key, value) in set where value.isObject {
      inner[key + ".a.b"] = "8"
      wanted.formUnion([key + ".a", key + ".a.b"])
    }
    let (old, new) = (before.values, after.values)
    for (key, value) in set where !value.isObject {
      guard new[key]?.count == 1, let text = new[key]?.first, !after.objects.contains(key),
        text == value.json
          || old[key]?.contains(text) == true && Double(text) == value.json.flatMap(Double.init)
          || isSameList(text, value)
      else { throw Loss("\(key) is \(new[key] ?? [])") }
    }
    for (key, text) in inner where new[key] != [text] && set[key] == nil {
      throw Loss("\(key) is \(new[key] ?? [])")
    }
    for key in unset where set[key] == nil && inner[key] == nil {
      let isSet = set.contains { $1.isObject && key == $0 + ".a" }
      if new[key] != nil || after.objects.contains(key) != isSet { throw Loss("\(key) stays") }
    }
    for key in Set(old.keys).union(new.keys).subtracting(wanted) where old[key] != new[key] {
      throw Loss("\(key) was \(old[key] ?? []), is \(new[key] ?? [])")
    }
    for key in before.emptyObjects.subtracting(wanted) where !after.objects.contains(key) {
      throw Loss("the object \(key) is gone")
    }
    // Comments go only with what is removed.
    let staysWhole = wanted.allSatisfy { (old[$0]?.count ?? 0) < 2 && !before.objects.contains($0) }
    let isOnlySet = unset.subtracting(set.keys).allSatisfy { old[$0] == nil } && inner.isEmpty
    if staysWhole, isOnlySet, before.comments != after.comments {
      throw Loss("comments were \(before.comments), are \(after.comments)")
    }
    if staysWhole, before.keys(besides: wanted) != after.keys(besides: wanted) {
      throw Loss("the order was \(before.keys(besides: [])), is \(after.keys(besides: []))")
    }
    // Where only values are replaced, every other byte stays.
    if staysWhole, isOnlySet, set.keys.allSatisfy({ old[$0] != nil }) {
      let expected = before.text { set[$0.key] == nil ? $0.text : new[$0.key]?.first ?? "" }
      if !after.text(replacing: \.text).utf8.elementsEqual(expected.utf8) {
        throw Loss("other bytes change")
      }
    }
    if !isChanged, wanted.contains(where: { old[$0] == nil && set[$0]?.isObject == false }) {
      throw Loss("nothing is written")
    }
  }

  /// Whether a text is a list of some texts or numbers, with or without comments.
  private func isSameList(_ text: String, _ value: SettingValue) -> Bool {
    guard value.list != nil, text.hasPrefix("[") else { return false }
    var reader = JSONReader(Array(text.utf8))
    return SettingValue(reading: &reader) == value
  }
}
