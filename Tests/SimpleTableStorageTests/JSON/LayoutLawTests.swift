import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableStorage

/// Random files in the layouts of people, and one change of each: a second reader checks the values, and a
/// difference of lines what else has changed.
@Suite struct `Law of layouts` {
  @Test func `a change touches no other line, and no other byte of the lines that it touches`()
    throws
  {
    var compared: [String: Int] = [:]
    for seed in RandomWalks.seeds(700) {
      var random = SeededGenerator(seed: seed)
      let trial = LaidOutFile(&random)
      guard let change = LaidOutChange(of: trial, &random) else { continue }
      let object = try JSONObject(Array(trial.text.utf8))
      let result = String(
        decoding: try object.merging(set: change.values, unset: change.removed) ?? object.bytes,
        as: UTF8.self)
      let context =
        "seed \(seed), \(change.name): set \(change.values), unset \(change.removed)\n"
        + "\(trial.text)\n---\n\(result)"
      let (before, after) = (try PlainJSON(trial.text), try PlainJSON(result))

      // The values: those of other keys as they were written.
      let changed = change.removed.union(change.values.keys)
      for (key, texts) in before.values where !changed.contains(key) {
        #expect(after.values[key] == texts, "\(key): \(context)")
      }
      for (key, value) in change.values {
        var reader = JSONReader(Array((after.values[key]?.first ?? "").utf8))
        #expect(SettingValue(reading: &reader) == value, "\(key): \(context)")
      }
      #expect(change.removed.allSatisfy { after.values[$0] == nil }, "\(context)")
      #expect(
        before.comments.filter { !change.comments.contains($0) } == after.comments, "\(context)")

      // The bytes: what is only added or removed leaves the rest in its order.
      let (old, new) = (Array(trial.text.utf8), Array(result.utf8))
      if change.adds { #expect(new.containsInOrder(old), "\(context)") }
      if change.removes { #expect(old.containsInOrder(new), "\(context)") }
      if let place = before.leaves.first(where: { changed.contains($0.key) })?.place,
        !change.removes
      {
        let rest = (trial.text.unicodeScalars.count - place.upperBound)
        #expect(
          trial.text.unicodeScalars.prefix(place.lowerBound)
            .elementsEqual(result.unicodeScalars.prefix(place.lowerBound)), "\(context)")
        #expect(
          trial.text.unicodeScalars.suffix(rest).elementsEqual(result.unicodeScalars.suffix(rest)),
          "\(context)")
      }

      // The lines, but for commas.
      #expect(!result.replacing("\r\n", with: "").contains("\r"), "\(context)")
      #expect(
        trial.layout.lineBreak == "\n" || !result.replacing("\r\n", with: "").contains("\n"),
        "\(context)")
      let difference = result.plainLines.difference(from: trial.text.plainLines)
      if let expected = change.lines, !trial.layout.isOneLine {
        let counts = [difference.removals.count, difference.insertions.count]
        #expect(counts == [expected.removed, expected.added], "\(counts), \(expected) \(context)")
        for case .insert(_, let line, _) in difference.insertions where !line.isBlank {
          #expect(line.indent.isMade(of: trial.layout.indent), "\(context)")
        }
        compared[change.name, default: 0] += 1
      } else {
        #expect(
          result.plainLines.count == trial.text.plainLines.count || !trial.layout.isOneLine,
          "\(context)")
        compared["in one line", default: 0] += 1
      }
    }
    // Each kind of change was compared often enough.
    let isWhole = RandomWalks.seeds(2).count > 1
    #expect(
      !isWhole || compared.count == 11 && compared.values.allSatisfy { $0 > 5 }, "\(compared)")
  }
}

/// How a person lays out a file.
private struct Layout {
  var indent = "  "
  var lineBreak = "\n"
  var isOneLine = false
  var colon = ": "
  var isAligned = false
  var hasComments = false
  var endsInComma = false
}

private indirect enum Node {
  case scalar(String)
  case list([String], inLines: Bool)
  case object([(name: String, node: Node)])
}

/// A random file, and what is in it.
private struct LaidOutFile {
  private(set) var layout = Layout()
  private(set) var text = ""
  private(set) var root: [(name: String, node: Node)] = []
  private var names = 0
  private var random: SeededGenerator

  /// The comments on lines of entries and members, by their texts or keys.
  private(set) var comments: [String: String] = [:]

  init(_ generator: inout SeededGenerator) {
    random = SeededGenerator(seed: generator.next())
    layout.indent = any(["  ", "    ", "\t"])
    layout.lineBreak = any(["\n", "\n", "\r\n"])
    layout.isOneLine = chance(5)
    layout.colon = any([": ", ": ", " : ", ":"])
    layout.isAligned = !layout.isOneLine && chance(5)
    layout.hasComments = !layout.isOneLine && chance(2)
    layout.endsInComma = chance(5)
    root = members(level: 0)
    text =
      (layout.hasComments ? "// top" + layout.lineBreak : "") + written(root, prefix: "", level: 0)
      + layout.lineBreak
  }

  mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func any<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &random)]
  }

  private mutating func members(level: Int) -> [(name: String, node: Node)] {
    (0..<any([1, 2, 3, 4])).map { _ in
      names += 1
      let name = "k\(names)" + any(["", "x", "xyz"])
      switch Int.random(in: 0..<(level < 2 ? 9 : 6), using: &random) {
      case 0, 1: return (name, .scalar(any(["1", "2.50", "true", "\"a b\"", "null"])))
      case 2: return (name, .list([], inLines: false))
      case 3: return (name, .list(entries(any([1, 2, 3])), inLines: false))
      case 4, 5: return (name, .list(entries(any([1, 2, 3, 4])), inLines: true))
      case 6: return (name, .object([]))
      default: return (name, .object(members(level: level + 1)))
      }
    }
  }

  private mutating func entries(_ count: Int) -> [String] {
    (0..<count).map { _ in
      names += 1
      return "e\(names)"
    }
  }

  private mutating func written(
    _ members: [(name: String, node: Node)], prefix: String, level: Int
  ) -> String {
    let width = members.map(\.name.count).max() ?? 0
    let items = members.map { name, node in
      let space = String(repeating: " ", count: layout.isAligned ? width - name.count : 0)
      return (
        prefix + name,
        "\"\(name)\"\(space)\(layout.colon)\(written(node, prefix + name, level + 1))"
      )
    }
    return braced(items, "{", "}", level: level, inLines: !layout.isOneLine)
  }

  private mutating func written(_ node: Node, _ key: String, _ level: Int) -> String {
    switch node {
    case .scalar(let text): return text
    case .list(let texts, let inLines):
      let items = texts.map { ($0, "\"\($0)\"") }
      return braced(items, "[", "]", level: level, inLines: inLines && !layout.isOneLine)
    case .object(let members): return written(members, prefix: key + ".", level: level)
    }
  }

  private mutating func braced(
    _ items: [(key: String, text: String)], _ start: String, _ end: String, level: Int,
    inLines: Bool
  ) -> String {
    guard !items.isEmpty else { return start + end }
    guard inLines else { return start + items.map(\.text).joined(separator: ", ") + end }
    let indent = layout.lineBreak + String(repeating: layout.indent, count: level + 1)
    var text = start
    for (number, item) in items.enumerated() {
      if layout.hasComments, chance(5) { text += indent + comment() }
      text += indent + item.text
      if number < items.count - 1 || layout.endsInComma { text += "," }
      if layout.hasComments, chance(4), !item.text.contains("\n"), !item.text.contains("\r") {
        let comment = comment()
        comments[item.key] = comment
        text += " " + comment
      }
    }
    return text + layout.lineBreak + String(repeating: layout.indent, count: level) + end
  }

  private mutating func comment() -> String {
    names += 1
    return chance(2) ? "// c\(names)" : "/* c\(names) */"
  }
}

/// A random change of a file, and which lines it may touch.
private struct LaidOutChange {
  let name: String
  var values: [String: SettingValue] = [:]
  var removed: Set<String> = []

  /// How many lines differ; `nil` where the layout does not say.
  var lines: (removed: Int, added: Int)?
  var comments: Set<String> = []
  var adds = false
  var removes = false

  init?(of file: LaidOutFile, _ random: inout SeededGenerator) {
    var nodes: [(key: String, node: Node, isAlone: Bool)] = [("", .object(file.root), false)]
    var next = 0
    while next < nodes.count {
      if case .object(let members) = nodes[next].node {
        let prefix = next == 0 ? "" : nodes[next].key + "."
        nodes += members.map { (prefix + $0.name, $0.node, members.count == 1) }
      }
      next += 1
    }
    guard let (key, node, isAlone) = nodes.randomElement(using: &random) else { return nil }
    func comment(of key: String) -> Set<String> { Set([file.comments[key]].compactMap(\.self)) }
    let isRemoval = Int.random(in: 0..<4, using: &random) == 0
    switch node {
    case .scalar where isRemoval && !isAlone && !file.layout.hasComments:
      (name, removed, removes) = ("a member goes", [key], true)
      lines = (1, 0)
    case .scalar:
      (name, values) = ("a value is replaced", [key: .number("77")])
      lines = (1, 1)
    case .object(let members):
      let new = key.isEmpty ? "new" : key + ".new"
      (values, adds) = ([new: .number("77")], true)
      name = members.isEmpty ? "a first member" : "a new member"
      lines = members.isEmpty ? (1, 3) : (0, 1)
    case .list(let old, _) where old.isEmpty:
      (name, values, adds) = ("a first entry", [key: .texts(["n1", "n2"])], true)
      lines = (1, 4)
    case .list(let old, let inLines):
      var new = old
      switch Int.random(in: 0..<(old.count > 1 ? 5 : 3), using: &random) {
      case 0:
        (name, adds) = ("an entry is added", true)
        new.append("n1")
        lines = inLines ? (0, 1) : (1, 1)
      case 1:
        (name, adds) = ("entries are inserted", true)
        new.insert(contentsOf: ["n1", "n2"], at: .random(in: 0...old.count, using: &random))
        lines = inLines ? (0, 2) : (1, 1)
      case 2:
        name = "an entry is replaced"
        new[Int.random(in: old.indices, using: &random)] = "n1"
        lines = (1, 1)
      case 3:
        (name, removes) = ("an entry goes", true)
        let gone = new.remove(at: .random(in: old.indices, using: &random))
        if inLines { comments = comment(of: gone) }
        lines = inLines ? (1, 0) : (1, 1)
      default:
        name = "an entry moves"
        new.insert(new.removeLast(), at: 0)
        // Where it moves past comments, these are in another order than before.
        if file.layout.hasComments { return nil }
        lines = (1, 1)
      }
      values = [key: .texts(new)]
    }
  }
}

extension Array where Element: Equatable {
  /// Returns whether all elements of another array are in this one, in their order.
  func containsInOrder(_ others: [Element]) -> Bool {
    var rest = others[...]
    for element in self where rest.first == element { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

extension String {
  /// The lines without commas.
  fileprivate var plainLines: [String] {
    replacing("\r\n", with: "\n").replacing(",", with: "")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  fileprivate var indent: String { String(prefix { $0 == " " || $0 == "\t" }) }

  fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }

  /// Returns whether the text is another one some times.
  fileprivate func isMade(of part: String) -> Bool { replacing(part, with: "").isEmpty }
}
