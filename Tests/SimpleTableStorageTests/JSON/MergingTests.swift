import Foundation
import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `Merging into JSON` {
  /// A merge of `true` under some keys, and the removal of others.
  struct Case: CustomTestStringConvertible {
    let text: String
    var set: [String] = []
    var unset: Set<String> = []
    let result: String?

    var testDescription: String { "\(text), set \(set), unset \(unset)" }
  }

  @Test(arguments: [
    Case(text: "{}", set: ["b", "a"], result: "{\n  \"a\": true,\n  \"b\": true\n}"),
    Case(text: " { } \n", set: ["a"], result: " {\n  \"a\": true\n} \n"),
    Case(text: "{\r\n}\r\n", set: ["a"], result: "{\r\n  \"a\": true\r\n}\r\n"),
    Case(text: "{}\r\n", set: ["a"], result: "{\r\n  \"a\": true\r\n}\r\n"),
    Case(text: "{}\r", set: ["a"], result: "{\r  \"a\": true\r}\r"),
    Case(
      text: "{\"b\": 1 // c\r\n}", set: ["a"],
      result: "{\"b\": 1, // c\r\n  \"a\": true\r\n}"),
    Case(text: "{// c\r\n}", set: ["a"], result: "{// c\r\n  \"a\": true\r\n}"),
    Case(text: #"{"x":1}"#, set: ["a"], result: #"{"x":1,"a":true}"#),
    Case(text: #"{"x": 1}"#, set: ["a"], result: #"{"x": 1, "a": true}"#),
    Case(text: #"{ "x" : 1 }"#, set: ["a"], result: #"{ "x" : 1, "a" : true }"#),
    Case(
      text: #"{"x": 1, "y": 2}"#, set: ["a", "b"],
      result: #"{"x": 1, "y": 2, "a": true, "b": true}"#),
    Case(
      text: "{\n    \"x\": 1\n}\n", set: ["a"], result: "{\n    \"x\": 1,\n    \"a\": true\n}\n"),
    Case(text: "{\r\n\t\"x\":1\r\n}", set: ["a"], result: "{\r\n\t\"x\":1,\r\n\t\"a\":true\r\n}"),
    Case(
      text: "{\n  \"x\": 1\n  ,\"y\": 2\n}", set: ["a"],
      result: "{\n  \"x\": 1\n  ,\"y\": 2,\"a\": true\n}"),
    Case(text: "\u{FEFF}{\"x\":1}", set: ["x"], result: "\u{FEFF}{\"x\":true}"),
    Case(
      text: #"{"x": {"x": 1, "y": []}, "y": 2}"#, set: ["y"],
      result: #"{"x": {"x": 1, "y": []}, "y": true}"#),
    Case(text: #"{"x":true,"y": [1]}"#, set: ["x"], result: nil),
    Case(text: #"{"x":1}"#, unset: ["a"], result: nil),
    Case(text: #"{"x": 1}"#, unset: ["x"], result: "{}"),
    Case(text: "{\n  \"x\": 1\n}\n", unset: ["x"], result: "{}\n"),
    Case(text: #"{"x": 1, "y": 2, "z": 3}"#, unset: ["x"], result: #"{"y": 2, "z": 3}"#),
    Case(text: #"{"x": 1, "y": 2, "z": 3}"#, unset: ["y"], result: #"{"x": 1, "z": 3}"#),
    Case(text: #"{"x": 1, "y": 2, "z": 3}"#, unset: ["z"], result: #"{"x": 1, "y": 2}"#),
    Case(text: #"{"x": 1, "y": 2, "z": 3}"#, unset: ["x", "y"], result: #"{"z": 3}"#),
    Case(text: #"{"x": 1, "y": 2, "z": 3}"#, unset: ["y", "z"], result: #"{"x": 1}"#),
    Case(text: #"{"x": 1, "y": 2, "z": 3}"#, unset: ["x", "z"], result: #"{"y": 2}"#),
    Case(text: "{\n  \"x\": 1,\n  \"y\": 2\n}", unset: ["x"], result: "{\n  \"y\": 2\n}"),
    Case(text: #"{"x": 1, "y": 2}"#, set: ["a"], unset: ["x", "y"], result: #"{"a": true}"#),
    Case(
      text: #"{"x": 1, "y": 2}"#, set: ["a", "y"], unset: ["x"], result: #"{"y": true, "a": true}"#),
    Case(text: #"{"x": 1, "y": 2}"#, set: ["x"], unset: ["x", "y"], result: #"{"x": true}"#),
    Case(text: #"{"\u0078": 1}"#, set: ["x"], result: #"{"\u0078": true}"#),
    Case(text: #"{"K": 1}"#, set: ["\u{212A}"], result: #"{"K": true}"#),
    Case(text: "{\"e\u{301}\": 1}", set: ["\u{E9}"], result: "{\"e\u{301}\": true}"),
    Case(text: "{\"é\": 1}", set: ["e"], result: "{\"é\": 1, \"e\": true}"),
  ])
  func `only what changes is written anew, in the layout of the rest`(_ test: Case) throws {
    let values = Dictionary(uniqueKeysWithValues: test.set.map { ($0, SettingValue.bool(true)) })
    let text = try JSONObject(Array(test.text.utf8)).merging(set: values, unset: test.unset)
    check(text, test.result.map { Array($0.utf8) })
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `random merges into random objects agree with a list of pairs`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<10).map { ["key\($0)", "ké\($0)", "k\\u006\($0)"][Int(seed % 3)] }
    var pairs = names.shuffled(using: &generator).prefix(.random(in: 0...8, using: &generator)).map
    {
      (
        $0,
        ["1", "-2.50", "\"a\\n,}\"", "[ 1, {\"a\": []} ]", "true", "null"].randomElement(
          using: &generator)!
      )
    }
    func space() -> String { ["", " ", "\n  ", "\t", "\r\n"].randomElement(using: &generator)! }
    var members: [String] = []
    for pair in pairs {
      members.append("\(space())\"\(pair.0)\"\(space()):\(space())\(pair.1)\(space())")
    }
    let text =
      "\(space()){\(members.joined(separator: ","))\(pairs.isEmpty ? space() : "")}\(space())"
    let object = try JSONObject(Array(text.utf8))
    func key(_ name: String) throws -> String {
      try JSONDecoder().decode([String].self, from: Data("[\"\(name)\"]".utf8))[0]
    }
    let chosen = names.shuffled(using: &generator)
    let set = chosen.prefix(.random(in: 0...4, using: &generator))
    let unset = chosen.suffix(.random(in: 0...5, using: &generator))
    let values = try Dictionary(
      uniqueKeysWithValues: set.map { (try key($0), SettingValue.number("7")) })
    let merged = try object.merging(set: values, unset: Set(unset.map(key)))

    let before = pairs.map { "\($0.0): \($0.1)" }
    pairs.removeAll { unset.contains($0.0) }
    pairs = pairs.map { set.contains($0.0) ? ($0.0, "7") : $0 }
    let added = try set.filter { name in !pairs.contains { $0.0 == name } }
      .map { (try key($0), "7") }.sorted { $0.0 < $1.0 }
    let after = pairs.map { "\($0.0): \($0.1)" } + added.map { "\($0.0): \($0.1)" }
    let result = try JSONObject(merged ?? object.bytes)
    check(result.pairs, after, "seed \(seed): \(text)")
    check((merged == nil), before == after, "seed \(seed): \(text)")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.bytes)) }
  }
}

extension JSONObject {
  /// The keys and values as they are written, in their order.
  fileprivate var pairs: [String] {
    parts[0].members.map { member in
      let key = String(decoding: bytes[member.key].dropFirst().dropLast(), as: UTF8.self)
      return "\(key): \(String(decoding: bytes[member.value], as: UTF8.self))"
    }
  }
}
