import TestFixtures
import Testing

@testable import SimpleTableTesting

@Suite struct `Source scanner` {
  @Test(
    arguments: [
      "()", "(a, [b, {c}])", "(\")\")", "(\"\\(f(\")\"))\")",
      "(\"\"\"\n ) \"\" \\(g([1])) \n\"\"\")",
      "(#\"\\(\"#)", "(#\"\\#(h(\"(\"))\"#)", "(// )\n)", "(/* /* ) */ ) */)", "(#/ \\)(\" /#)",
      "(`it's (`)", "(a / b, c/d, (1)/2, [1] / 3, x!/2)", "(#\"\"\"#)", "(#if)", "(\"\\\"\")",
      "(\"é)\" + ü)", "(a\n/ b)", "(\"\" + \"(\")",
    ])
  func `a group ends where its bracket does`(source: String) throws {
    let bytes = Array((source + ") tail").utf8)
    var scanner = SourceScanner(bytes, at: 0)
    #expect(try scanner.group().range == 0..<source.utf8.count, "\(source)")
  }

  @Test(arguments: [
    "(", "(]", "(\"", "(\"\n\")", "(/*", "(\"\\(\")", "a)", "", "(\"\"\"\n\")", "(`a)",
  ])
  func `what does not end is refused`(source: String) {
    var scanner = SourceScanner(Array(source.utf8), at: 0)
    #expect(throws: SnapshotRefusal("its brackets and quotes could not be matched")) {
      try scanner.group()
    }
  }

  @Test(arguments: ["(/a/)", "(x, /\"/)", "(return /a/)", "(x = /[(]/)"])
  func `a regex between bare slashes is refused`(source: String) {
    var scanner = SourceScanner(Array(source.utf8), at: 0)
    #expect(throws: SnapshotRefusal("there may be a regex between bare slashes before it")) {
      try scanner.group()
    }
  }

  @Test(arguments: [0xFACE as UInt64, UInt64.random(in: 0...UInt64.max)])
  func `source that is broken anywhere is refused, or gets the text`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "\n", "\r\n", "\r", " ", "\t", "#", "\\", "\\(",
      "`", "//", "/*", "*/", "/", "a", "é", "matches", ":", "@Test", "func", "\"a\"", "#\"a\"#",
      "\"\"\"\na\n\"\"\"",
    ]
    func some(_ count: Int) -> String {
      (0..<Int.random(in: 0...count, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    }
    let test = TestDeclaration(site: CallSite(filePath: "", line: 1, column: 1), name: "a")
    var found = 0
    for _ in 0..<400 {
      let source = "expectSnapshot(\(some(2))) {\(some(4))}\(some(4))"
      let bytes = Array(source.utf8)
      _ = test.isFound(in: bytes)
      var scanner = SourceScanner(bytes, at: 0)
      var end = 0
      while let token = try? scanner.next() {
        let isNext = end <= token.range.lowerBound && token.range.upperBound <= bytes.count
        guard isNext else { return #expect(isNext, "seed \(seed): \(source.debugDescription)") }
        end = token.range.upperBound
      }
      guard let call = try? SnapshotCall(in: bytes, line: 1, column: 15) else { continue }
      found += 1
      for text in ["On", "a\n\"\"\" \\ "] {
        let edit = call.replacement(with: text)
        var changed = bytes
        changed.replaceSubrange(edit.range, with: edit.bytes)
        let now = (try? SnapshotCall(in: changed, line: 1, column: 15))?.text
        #expect(now == text, "seed \(seed): \(source.debugDescription)")
      }
    }
    #expect(found > 10, "seed \(seed)")
  }
}
