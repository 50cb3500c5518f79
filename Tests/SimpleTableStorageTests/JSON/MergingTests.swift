import Foundation
import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `Merging into JSON` {
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
