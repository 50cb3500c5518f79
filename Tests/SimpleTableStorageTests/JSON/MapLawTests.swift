import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableStorage

/// Random maps in the layouts of people, of which one entry is changed, removed or added.
@Suite struct `Law of maps` {
  @Test func `a map keeps every byte but those of the entry that changes`() throws {
    var compared: [Change: Int] = [:]
    for seed in RandomWalks.seeds(150) {
      var random = SeededGenerator(seed: seed)
      let file = MapFile(&random)
      var map = file.map
      let change = Change.allCases.randomElement(using: &random) ?? .new
      let number = Int.random(in: file.entries.indices, using: &random)
      let entry = file.entries[number]
      var expected = file.entries.map(\.text)
      switch change {
      case .value:
        map[entry.name] = .text("new, \"value\" {}")
        expected[number] = entry.text(with: #""new, \"value\" {}""#)
      case .new:
        map["~new"] = .number("7")
        expected.append(#""~new": 7"#)
      case .none:
        break
      }
      let object = try JSONObject(Array(file.text(of: file.entries.map(\.text)).utf8))
      let result = try object.merging(JSONChange(set: ["env": .map(map)], unset: []))
      let text = String(decoding: result ?? object.bytes, as: UTF8.self)
      #expect(text == file.text(of: expected), "seed \(seed), \(change)")
      compared[change, default: 0] += 1
    }
    #expect(RandomWalks.seeds(1).count > 1 || compared.values.allSatisfy { $0 > 20 }, "\(compared)")
  }

  @Test func `a removed entry takes its line, and no other byte`() throws {
    for seed in RandomWalks.seeds(150) {
      var random = SeededGenerator(seed: seed)
      let file = MapFile(&random)
      let number = Int.random(in: file.entries.indices, using: &random)
      var map = file.map
      map[file.entries[number].name] = nil
      let before = file.text(of: file.entries.map(\.text))
      let result = try JSONObject(Array(before.utf8))
        .merging(JSONChange(set: ["env": .map(map)], unset: []))
      let after = String(decoding: try #require(result), as: UTF8.self)
      let values = try JSONObject(Array(after.utf8)).values()
      #expect(values["env"] == .map(map), "seed \(seed): \(after)")
      #expect(Array(before.utf8).containsInOrder(Array(after.utf8)), "seed \(seed): \(after)")
      for (other, entry) in file.entries.enumerated() where other != number {
        #expect(after.contains(entry.text), "seed \(seed): \(entry.text)\n\(after)")
      }
      for comment in file.comments { #expect(after.contains(comment), "seed \(seed): \(after)") }
    }
  }

  private enum Change: CaseIterable { case value, new, none }
}

/// A file with a map between foreign members.
private struct MapFile {
  struct Entry {
    let name: String
    let value: SettingValue
    let key: String
    let colon: String
    let json: String

    var text: String { text(with: json) }
    func text(with json: String) -> String { key + colon + json }
  }

  private(set) var entries: [Entry] = []

  /// The comments on lines of their own between the entries, and that behind the file's first member.
  private(set) var comments: [String] = []

  private let isInLines: Bool
  private let indent: String
  private let lineBreak: String
  private let colon: String

  init(_ random: inout SeededGenerator) {
    func any<Element>(_ list: [Element]) -> Element {
      list[Int.random(in: list.indices, using: &random)]
    }
    isInLines = any([true, true, false])
    indent = any(["  ", "    ", "\t"])
    lineBreak = any(["\n", "\n", "\r\n"])
    colon = any([": ", " : ", ":", ": "])
    let values: [(String, SettingValue)] = [
      ("1", .number("1")), ("2.50", .number("2.50")), ("true", .bool(true)),
      ("\"a b\"", .text("a b")),
      ("\"\\u0041\\n\"", .text("A\n")), ("\"\"", .text("")), ("-1e3", .number("-1e3")),
      ("false", .bool(false)), ("\"{,}//\"", .text("{,}//")),
    ]
    let names = [
      ("\"A\"", "A"), ("\"b.c\"", "b.c"), ("\"\\u00e9\"", "é"), ("\"*.h\"", "*.h"),
      ("\"x/y\"", "x/y"),
    ]
    let all = names.shuffled(using: &random).prefix(any([1, 2, 3, 5]))
    entries = all.map { key, name in
      let (json, value) = any(values)
      return Entry(
        name: name, value: value, key: key, colon: any([colon, colon, " : "]), json: json)
    }
    if isInLines {
      comments = entries.indices.filter { _ in any([true, false, false]) }.map { "// \($0)." }
    }
  }

  var map: [String: SettingValue] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.value) })
  }

  /// Returns the text of the file with some entries, of which a last one may be new.
  func text(of entries: [String]) -> String {
    let inner = indent + indent
    var members = entries
    // A new entry is written as the last one that has no colon of its own is.
    if entries.count > self.entries.count, let last = members.indices.last {
      members[last] = members[last].replacing(": ", with: self.entries.last?.colon ?? ": ")
    }
    let body: String
    if isInLines {
      let lines = members.enumerated().map { number, text in
        (comments.contains("// \(number).") ? inner + "// \(number)." + lineBreak : "") + inner
          + text
      }
      body = lineBreak + lines.joined(separator: "," + lineBreak) + lineBreak + indent
    } else {
      // Beside a single entry, the space is that behind its colon.
      let space = self.entries.count == 1 ? self.entries[0].colon.hasSuffix(" ") ? " " : "" : " "
      body = members.joined(separator: "," + space)
    }
    return "{" + lineBreak + indent + "\"z\": [1, {\"env\": 2}], // z" + lineBreak + indent
      + "\"env\": {\(body)}," + lineBreak + indent + "\"a\": 0.10" + lineBreak + "}" + lineBreak
  }
}
