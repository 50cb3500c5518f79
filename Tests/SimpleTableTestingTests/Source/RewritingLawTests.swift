import TestFixtures
import Testing

@testable import SimpleTableTesting

/// Random files of source with several snapshots among whatever else tests may hold.
@Suite struct `Rewriting source` {
  @Test(arguments: [0xB0B as UInt64, UInt64.random(in: 0...UInt64.max)])
  func `nothing but literals changes, and each becomes its text`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let file = RandomSource(using: &generator)
      let trial = try SourceTrial(file.text(file.calls.map(\.written)))
      let order = file.calls.indices.shuffled(using: &generator)
      for index in order {
        let call = file.calls[index]
        let message = try trial.compare(
          call.now, with: call.before, at: "Snapshot(of: \(index)", record: .all)
        #expect(message?.hasPrefix("Recorded") == true, "seed \(seed): \(message ?? "")")
      }
      let source = try #require(trial.source)
      let bodies = try file.bodies(in: source)
      for (call, body) in zip(file.calls, bodies) {
        var scanner = SourceScanner(Array("{\(body)}".utf8), at: 0)
        let tokens = try scanner.group().tokens
        #expect(tokens.map(\.kind) == [.literal, .closing], "seed \(seed)")
        let literal = Array("{\(body)}".utf8)[tokens[0].range]
        let text = try StringLiteral.text(of: literal)
        #expect(Array(text.utf8) == Array(call.now.utf8), "seed \(seed): \(body)")
      }
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
    let newline = pick(["\n", "\r\n"])
    let indentation = pick(["  ", "    ", "\t"])
    let count = Int.random(in: 1...5, using: &generator)
    calls = (0..<count).map { _ in
      let before = pick(["Off", "", "a\nb", "\"x\" \\", "ä // {"])
      let inline = StringLiteral.onLines(
        before, indentation: indentation + indentation, newline: newline)
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
      "// expectSnapshot(of: x) { \"Off\" }", "/* { ( /* \" */ */", "let a = \"{ \\(f(\"}\")) (\"",
      "let b = [1, 2].map { $0 / 2 }", "let c = #\"\\(\"#", "if a { } else { b() }",
      "let d = \"\"\"\(newline)  { \"Off\" }\(newline)  \"\"\"", "#expect(a == { \"Off\" }())", "",
      "let `it's {` = \"ü\"", "expectOther { \"Off\" }", "let e = #/[{(\"]/#",
    ]
    var around: [String] = []
    for index in 0...count {
      let lines = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        indentation + pick(others) + newline
      }
      let arguments = pick([", width: 20", ", f(\"{\")", ", { \"Off\" }", "/* ) */", ""])
      let start = pick(["expectSnapshot", "verifySnapshot", "T.expectSnapshot"])
      let call = index < count ? "\(indentation)\(start)(of: \(index)\(arguments)) {" : ""
      let end =
        index > 0 ? "}" + pick([newline, "; a(); ", " // }" + newline]) : "import A" + newline
      around.append(end + lines.joined() + call)
    }
    self.around = around
  }

  /// Returns the source with something between the braces.
  func text(_ bodies: [String]) -> String {
    zip(around, bodies + [""]).map { $0 + $1 }.joined()
  }

  /// Returns what is between the braces of the calls in a file that has the rest in common, which is
  /// expected byte for byte.
  func bodies(in source: String) throws -> [String] {
    var rest = Array(source.utf8)[...]
    #expect(rest.starts(with: around[0].utf8))
    rest.removeFirst(around[0].utf8.count)
    defer { #expect(rest.isEmpty) }
    return try zip(calls, around.dropFirst()).map { _, part in
      // The first place from which the part follows and the body is balanced.
      let bytes = Array(part.utf8)
      let length = try #require(
        (0...rest.count).first { length in
          guard rest.dropFirst(length).starts(with: bytes) else { return false }
          var scanner = SourceScanner(Array("{".utf8 + rest.prefix(length) + "}".utf8), at: 0)
          return (try? scanner.group().range.count) == length + 2
        })
      defer { rest.removeFirst(length + bytes.count) }
      return String(decoding: rest.prefix(length), as: UTF8.self)
    }
  }
}
