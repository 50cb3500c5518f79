import Foundation
import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `Comments in a file of values` {
  /// A merge into a text.
  struct Case: CustomTestStringConvertible {
    let text: String
    var set: [String: SettingValue] = [:]
    var unset: Set<String> = []
    let result: String

    var testDescription: String { "\(text), set \(set), unset \(unset)" }
  }

  private static let file = """
    // Settings of the phone
    {
      // Sound
      "volume": 60, // loud
      /* in the
         bedroom */
      "alarm" /* key */ : /* value */ [1 /* one */], // early
      // Light
      "theme": "dark" // end
      // "zoom": 1
    }
    // done

    """

  @Test(arguments: [
    Case(
      text: file, set: ["volume": .number("7"), "theme": .text("light")],
      result: file.replacingOccurrences(of: "60", with: "7")
        .replacingOccurrences(of: "dark", with: "light")),
    Case(
      text: file, unset: ["volume"],
      result: file.replacingOccurrences(of: "  \"volume\": 60, // loud\n", with: "")),
    Case(
      text: file, unset: ["alarm"],
      result: file.replacingOccurrences(
        of: "  \"alarm\" /* key */ : /* value */ [1 /* one */], // early\n", with: "")),
    Case(
      text: file, unset: ["theme"],
      result: file.replacingOccurrences(of: "  \"theme\": \"dark\" // end\n", with: "")
        .replacingOccurrences(of: "], //", with: "] //")),
    Case(
      text: file, set: ["a": .bool(true), "b": .bool(false)],
      result: file.replacingOccurrences(of: "dark\" //", with: "dark\", //")
        .replacingOccurrences(of: ": 1\n", with: ": 1\n  \"a\": true,\n  \"b\": false\n")),
    Case(
      text: "{\n  // a\n  \"a\": 1, // one\n  \"b\": 2,\n}", set: ["c": .number("3")], unset: ["a"],
      result: "{\n  // a\n  \"b\": 2,\n  \"c\": 3,\n}"),
    Case(
      text: "{\n  \"a\": 1, // one\n  \"b\": 2, // two\n  // end\n}", unset: ["b"],
      result: "{\n  \"a\": 1, // one\n  // end\n}"),
    Case(
      text: "{\n  \"a\": 1 // one\n  , \"b\": 2 // two\n}", unset: ["a"],
      result: "{\n   \"b\": 2 // two\n}"),
    Case(
      text: "{\"a\": 1, /* two */ \"b\": 2}", unset: ["a"], result: "{/* two */ \"b\": 2}"),
    Case(
      text: "{\"a\": 1 /* one */, \"b\": 2 /* two */}", unset: ["b"],
      result: "{\"a\": 1 /* one */ /* two */}"),
    Case(
      text: "{\r\n  \"a\": 1, // one\r\n  \"b\": 2 // two\r\n}", unset: ["b"],
      result: "{\r\n  \"a\": 1 // one\r\n}"),
    Case(
      text: "{ // a\n}", set: ["b": .bool(true)], result: "{ // a\n  \"b\": true\n}"),
    Case(
      text: "{\n\t// a\n}", set: ["b": .bool(true), "c": .bool(true)],
      result: "{\n\t// a\n\t\"b\": true,\n\t\"c\": true\n}"),
    Case(text: "{/* a */}", set: ["b": .bool(true)], result: "{/* a */ \"b\": true}"),
    Case(
      text: "{\"a\": 1 // one\n}", set: ["b": .bool(true)],
      result: "{\"a\": 1, // one\n  \"b\": true\n}"),
    Case(
      text: "{\n  // a\n  \"a\": 1 // one\n}", unset: ["a"], result: "{\n  // a\n}"),
    Case(
      text: "{\n  \"a\": 1, /* x\n  y */\n  \"b\": 2\n}", unset: ["a"],
      result: "{\n  /* x\n  y */\n  \"b\": 2\n}"),
    Case(text: "{\"a\": 1,}", unset: ["a"], result: "{}"),
    Case(text: "{\"a\": 1, \"b\": 2,}", unset: ["b"], result: "{\"a\": 1,}"),
    Case(text: "{\"a\": 1,}", set: ["b": .number("2")], result: "{\"a\": 1, \"b\": 2,}"),
    Case(
      text: "{\"a\": [ // list\n]}", set: ["a": .texts(["x", "y"])],
      result: "{\"a\": [ // list\n  \"x\",\n  \"y\"\n]}"),
    Case(
      text: "{\"a\": [ /* x */ \"e\u{301}\", \"y\" ]}", set: ["a": .texts(["\u{E9}", "y"])],
      result: "{\"a\": [ /* x */ \"\u{E9}\", \"y\" ]}"),
    Case(
      text: "{\"a\": [1.0, /* x */ 2, 3]}", set: ["a": .numbers(["1", "2.5", "3"])],
      result: "{\"a\": [1.0, /* x */ 2.5, 3]}"),
    Case(
      text: "{\"a\": [\"1\", /* x */ \"2\"]}", set: ["a": .numbers(["1", "2", "3"])],
      result: "{\"a\": [1, /* x */ 2, 3]}"),
    Case(
      text: "{\"a\": [ /* x */ 1 ]}", set: ["a": .texts([])], result: "{\"a\": [ /* x */ ]}"),
  ])
  func `stay where they are`(_ test: Case) throws {
    let text = try JSONObject(Array(test.text.utf8)).merging(set: test.set, unset: test.unset)
    check(text, Array(test.result.utf8), "\(String(decoding: text ?? [], as: UTF8.self))")
  }

  private static let list = """
    {
      "names": [
        // the first
        "Ada", // A
        "Bo", /* B */
        // the last
        "Cy" // C
        // no more
      ] // names
    }
    """

  private static let lists: [(names: [String], changes: [(String, String)])] = [
    (["Ada", "Di", "Cy"], [("Bo", "Di")]),
    (["Bo", "Cy"], [("    \"Ada\", // A\n", "")]),
    (["Ada", "Bo"], [("    \"Cy\" // C\n", ""), ("\"Bo\",", "\"Bo\"")]),
    (["Ada"], [("    \"Cy\" // C\n", ""), ("    \"Bo\", /* B */\n", ""), ("\"Ada\",", "\"Ada\"")]),
    (
      [],
      [
        ("    \"Cy\" // C\n", ""), ("    \"Bo\", /* B */\n", ""), ("    \"Ada\", // A\n", ""),
      ]
    ),
    (["Ada", "Bo", "Cy", "Di"], [("\"Cy\"", "\"Cy\","), ("more\n", "more\n    \"Di\"\n")]),
    (["Ada", "Di", "Ed", "Bo", "Cy"], [("// A\n", "// A\n    \"Di\",\n    \"Ed\",\n")]),
    (["Di", "Ada", "Bo", "Cy"], [("[\n", "[\n    \"Di\",\n")]),
    (
      ["Di", "Ed", "Fay", "Gil"],
      [
        ("Ada", "Di"), ("Bo", "Ed"), ("\"Cy\"", "\"Fay\","), ("more\n", "more\n    \"Gil\"\n"),
      ]
    ),
  ]

  @Test(arguments: lists)
  func `stay between the texts of a list`(
    names: [String], changes: [(String, String)]
  ) throws {
    var expected = Self.list
    for (old, new) in changes { expected = expected.replacingOccurrences(of: old, with: new) }
    let object = try JSONObject(Array(Self.list.utf8))
    let text = try object.merging(set: ["names": .texts(names)], unset: [])
    check(text.map { String(decoding: $0, as: UTF8.self) }, expected)
    try check(JSONObject(text ?? []).values(), ["names": .texts(names)])
  }

  @Test(arguments: [SettingValue.number("1"), .other("null"), .text("a")])
  func `keep a value that has no place for them, and the error says so`(value: SettingValue) throws
  {
    let directory = try TemporaryDirectory()
    let text = #"{"a\u001b": ["x" /* y */], "b": [1, // 2"# + "\n]}"
    let url = try directory.file("values.json", text)
    for (key, name) in [("a\u{1B}", "a␛"), ("b", "b")] {
      let error = #expect(throws: ValuesFileError.self) {
        try ValuesFile(url).merge(set: [key: value, "c": .bool(true)], unset: [])
      }
      check(error?.kind, .unwritable)
      check(
        error?.description,
        """
        The file "\(url.path)" cannot be written: a comment in the value of "\(name)" would be lost.
        """)
    }
    try check(url.text, text)
    // It can be removed all the same, and set to what it is.
    try ValuesFile(url).merge(set: ["b": .numbers(["1"])], unset: ["a\u{1B}"])
    try check(url.text, "{\"b\": [1, // 2\n]}")
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `random merges keep all others, and every byte besides`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let trial = RandomFile(&generator)
    let keys = (0..<8).map { "k\($0)" }.shuffled(using: &generator)
    let set = keys.prefix(.random(in: 0...3, using: &generator))
    let unset = Set(keys.suffix(.random(in: 0...4, using: &generator)))
    let values = Dictionary(uniqueKeysWithValues: set.map { ($0, SettingValue.number("7")) })
    let object = try JSONObject(Array(trial.text.utf8))
    let result = String(
      decoding: try object.merging(set: values, unset: unset) ?? object.bytes, as: UTF8.self)
    let context: Comment = "seed \(seed): \(trial.text)\nset \(set), unset \(unset): \(result)"

    let kept = trial.members.filter { !unset.contains($0.key) }
    let added = set.filter { key in !kept.contains { $0.key == key } }.sorted()
    let pairs =
      kept.map { ($0.key, set.contains($0.key) ? "7" : $0.value) } + added.map { ($0, "7") }
    let after = try JSONObject(Array(result.utf8))
    let members = after.parts[0].members
    let places = members.indices.map { JSONObject.Place(part: 0, member: $0) }
    #expect(places.map(after.key) == pairs.map(\.0), context)
    #expect(
      members.map { String(decoding: after.bytes[$0.value], as: UTF8.self) }
        == pairs.map(\.1),
      context)
    #expect(RandomFile.comments(in: result) == trial.comments(without: unset), context)
    if !trial.endsInComma {
      check(!RandomFile.withoutComments(result).contains(#/,\s*}/#), context)
      #expect(throws: Never.self, context) {
        try JSONSerialization.jsonObject(with: Data(RandomFile.withoutComments(result).utf8))
      }
    }
    // Where nothing is removed, the rest is the same to the byte.
    if unset.isDisjoint(with: trial.members.map(\.key)), added.isEmpty {
      #expect(result == trial.text(setting: set), context)
    }
    // Where something is only removed, nothing else is written.
    if set.isEmpty {
      var rest = result.utf8[...]
      for byte in trial.text.utf8 where rest.first == byte { rest.removeFirst() }
      #expect(rest.isEmpty, context)
    }
    #expect(try after.merging(set: values, unset: unset) == nil, context)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `random lists lose only those of texts that go`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let trial = RandomFile(&generator)
    let texts = trial.members.map { "\"\($0.key)\"" }
    // The members without their values are a list.
    var list = trial.text
    for member in trial.members {
      let whole = "\"\(member.key)\"\(member.colon)\(member.value)"
      list = list.replacingOccurrences(of: whole, with: "\"\(member.key)\"")
    }
    list = "{\"list\": [" + list.drop { $0 != "{" }.dropFirst()
    // After the last brace there may be comments.
    let end = try #require(list.lastIndex(of: "}"))
    list = list[..<end] + "]}"
    let old = texts.map { String($0.dropFirst().dropLast()) }
    var new = old.filter { _ in Bool.random(using: &generator) }
    for number in 0..<Int.random(in: 0...3, using: &generator) {
      new.insert("n\(number)", at: .random(in: 0...new.count, using: &generator))
    }
    let object = try JSONObject(Array(list.utf8))
    try #require(try object.values() == ["list": .texts(old)], "seed \(seed): \(list)")
    let result = String(
      decoding: try object.merging(set: ["list": .texts(new)], unset: []) ?? object.bytes,
      as: UTF8.self)
    let context: Comment = "seed \(seed): \(list)\nto \(new): \(result)"
    #expect(try JSONObject(Array(result.utf8)).values() == ["list": .texts(new)], context)
    guard !RandomFile.comments(in: list).isEmpty, old != new else { return }
    let (before, after) = (RandomFile.comments(in: list), RandomFile.comments(in: result))
    #expect(before.filter(Set(after).contains) == after, context)
    if new.count >= old.count { #expect(before == after, context) }
  }
}

/// A random object of numbers, with comments anywhere, and what is known of it.
private struct RandomFile {
  struct Member {
    let key: String
    let value: String

    /// The key and the value, and what is before and after them up to the next member.
    var before = ""
    var colon = ""
    var after = ""
  }

  var members: [Member] = []
  var endsInComma = false
  private var start = ""
  private var end = ""

  init(_ generator: inout SeededGenerator) {
    var number = 0
    func gap(_ generator: inout SeededGenerator) -> String {
      var gap = ""
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        number += 1
        gap +=
          [" ", "\n", "\n  ", "\t", "/*\(number)*/", "//\(number)\n", " //\(number)\n"]
          .randomElement(using: &generator) ?? ""
      }
      return gap
    }
    start = gap(&generator) + "{"
    let count = Int.random(in: 0...6, using: &generator)
    endsInComma = count > 0 && Bool.random(using: &generator)
    for (index, key) in (0..<8).shuffled(using: &generator).prefix(count).enumerated() {
      let comma = index + 1 < count || endsInComma ? "," : ""
      members.append(
        Member(
          key: "k\(key)", value: "\(10 + index)", before: gap(&generator),
          colon: gap(&generator) + ":" + gap(&generator),
          after: gap(&generator) + comma + gap(&generator)))
    }
    end = gap(&generator) + "}" + gap(&generator)
  }

  var text: String { text(setting: []) }

  func text(setting keys: some Sequence<String>) -> String {
    start
      + members.map {
        "\($0.before)\"\($0.key)\"\($0.colon)\(keys.contains($0.key) ? "7" : $0.value)\($0.after)"
      }.joined() + end
  }

  /// Returns the comments that stay when members are removed.
  func comments(without keys: Set<String>) -> [String] {
    let text = text
    var gone: [Range<String.Index>] = []
    var place = text.utf8.index(text.startIndex, offsetBy: start.utf8.count)
    for member in members {
      let key = text.utf8.index(place, offsetBy: member.before.utf8.count)
      let length = "\"\(member.key)\"\(member.colon)\(member.value)".utf8.count
      let end = text.utf8.index(key, offsetBy: length)
      place = text.utf8.index(end, offsetBy: member.after.utf8.count)
      guard keys.contains(member.key) else { continue }
      let line = text[..<key].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      let own = text[end...].prefixMatch(of: #/(?:[ \t,]|/\*\d+\*/)*(?://\d+)?\n/#)
      let beginsLine = line.allSatisfy { " \t".contains($0) }
      gone.append(key..<(beginsLine ? own?.range.upperBound ?? end : end))
    }
    return text.matches(of: Self.comment)
      .filter { match in !gone.contains { $0.contains(match.range.lowerBound) } }
      .map { String($0.output) }
  }

  // Read only, and made anew for each use, as patterns cannot be shared between tasks.
  private static var comment: Regex<Substring> { #/(?:/\*\d+\*/|//\d+)/# }

  /// Returns the comments of a text.
  static func comments(in text: String) -> [String] {
    text.matches(of: comment).map { String($0.output) }
  }

  static func withoutComments(_ text: String) -> String { text.replacing(comment, with: " ") }
}
