import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTesting

/// Random files of source with several snapshots among whatever else tests may hold.
@Suite struct `Rewriting source` {
  @Test(arguments: RandomWalks.seeds(1))
  func `nothing but literals changes, and each becomes its text`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      let file = RandomSource(using: &generator)
      let trial = try SourceTrial(file.text)
      for index in file.calls.indices.shuffled(using: &generator) {
        let call = file.calls[index]
        let expected = SnapshotText(
          text: call.before,
          place: SourceTrial.place(of: file.start(of: index), in: file.text, path: trial.path))
        let message = trial.compare(call.now, with: expected, record: .all)
        check(message?.hasPrefix("Recorded"), true, "seed \(seed): \(message ?? "")")
      }
      let texts = try file.texts(in: #require(trial.source))
      check(texts, file.calls.map { Array($0.now.utf8) }, "seed \(seed)")
    }
  }
}

/// Source with closures of snapshots, and what is around them.
private struct RandomSource {
  struct Call {
    /// What is between the braces.
    let written: String
    /// What that returns.
    let before: String?
    /// The text as it is now.
    let now: String
  }

  let calls: [Call]
  private let around: [String]

  init(using generator: inout SeededGenerator) {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    let newline = "\n"
    let indentation = pick(["  ", "    ", "\t"])
    let count = Int.random(in: 1...5, using: &generator)
    calls = (0..<count).map { _ in
      let before = pick(["Off", "", "a\nb", "\"x\" \\", "ä // {"])
      let inline = StringLiteral.onLines(before, indentation: indentation + indentation)
      let written =
        before.contains("\n") || Bool.random(using: &generator)
        ? newline + indentation + indentation + inline + newline + indentation
        : " \(StringLiteral.onOneLine(before)) "
      let isEmpty = Int.random(in: 0..<4, using: &generator) == 0
      let now = (0..<Int.random(in: 0...6, using: &generator))
        .map { _ in pick(["On", "\n", "\"", "\"\"\"", "\\(", "#", "  ", "}", "❯", "\u{1B}", "\r"]) }
        .joined()
      return Call(
        written: isEmpty ? pick([" ", "", newline]) : written, before: isEmpty ? nil : before,
        now: now.withoutFinalNewline)
    }
    let others = [
      "// f(of: x) { \"Off\" }", "/* { ( /* \" */ */", "let a = \"{ \\(f(\"}\")) (\"",
      "if a { } else { b() }",
      "let d = \"\"\"\(newline)  { \"Off\" }\(newline)  \"\"\"", "let `it's {` = \"ü\"", "",
    ]
    var around: [String] = []
    for index in 0...count {
      let lines = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        indentation + pick(others) + newline
      }
      let start = pick(["expectSnapshot(of: a, { \"Off\" })", "f { } matches:", "/* { */ f"])
      let call = index < count ? "\(indentation)\(start) {" : ""
      let end =
        index > 0 ? "}" + pick([newline, "; a(); ", " // }" + newline]) : "import A" + newline
      around.append(end + lines.joined() + call)
    }
    self.around = around
  }

  /// The source as it is compiled.
  var text: String { zip(around, calls.map(\.written) + [""]).map { $0 + $1 }.joined() }

  /// Returns where the literal of a call is, or the brace of an empty closure.
  func start(of index: Int) -> String.Index {
    let before = zip(around, calls.map(\.written)).prefix(index).map { $0 + $1 }.joined()
    let call = calls[index]
    let blanks = call.written.utf8.prefix { $0 != 0x22 && $0 != 0x23 }.count
    let count = (before + around[index]).utf8.count + (call.before == nil ? -1 : blanks)
    return text.utf8.index(text.startIndex, offsetBy: count)
  }

  /// Returns the texts of the calls in a file that has the rest in common, which is expected byte for
  /// byte.
  func texts(in source: String) throws -> [[UInt8]] {
    let bytes = Array(source.utf8)
    var end = around[0].utf8.count
    check(bytes.starts(with: around[0].utf8))
    defer { check(end, bytes.count) }
    return try around.dropFirst().map { part in
      // Swift 6.3 mixes up closures in a macro's arguments with others in the same closure.
      let quote = bytes[end...].firstIndex { $0 == 0x22 || $0 == 0x23 }
      let start = try #require(quote)
      let literal = try StringLiteral(in: bytes, at: start)
      let brace = try #require(bytes[literal.range.upperBound...].firstIndex(of: 0x7D))
      check(
        (bytes[end..<start] + bytes[literal.range.upperBound..<brace])
          .allSatisfy { $0.isBlank || $0.isNewline })
      check(bytes[brace...].starts(with: part.utf8))
      end = brace + part.utf8.count
      return Array(literal.text.withoutFinalNewline.utf8)
    }
  }
}
