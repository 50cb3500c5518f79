import Foundation
import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableStorage

@Suite struct `Comments in a file of values` {
  @Test(arguments: RandomWalks.seeds(100))
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
    // Where a new member takes its place, the line of the last one ends behind its comment.
    let lastGoes = trial.members.last.map { unset.contains($0.key) } == true && !added.isEmpty
    if lastGoes {
      #expect(
        Set(RandomFile.comments(in: result)).isSubset(of: trial.comments(without: unset)), context)
    } else {
      #expect(RandomFile.comments(in: result) == trial.comments(without: unset), context)
    }
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

  @Test(arguments: RandomWalks.seeds(70))
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
    if Set(old).isSubset(of: new) { #expect(before == after, context) }
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
