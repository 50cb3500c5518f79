import Foundation
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite struct `Snapshot literals` {
  /// Returns source in which the text of the last closure is replaced.
  private func rewritten(_ source: String, as text: String) throws -> String {
    let bytes = Array(source.utf8)
    let edit = try literal(in: source).replacement(with: text)
    return String(
      decoding: bytes[..<edit.range.lowerBound] + edit.bytes + bytes[edit.range.upperBound...],
      as: UTF8.self)
  }

  /// Returns the literal behind the last opening brace.
  private func literal(in source: String) throws -> SnapshotLiteral {
    let brace = try #require(source.lastIndex(of: "{"))
    let start = source[brace...].firstIndex { $0 == "\"" || $0 == "#" } ?? brace
    let place = SourceTrial.place(of: start, in: source)
    return try SnapshotLiteral(in: Array(source.utf8), line: place.line, column: place.column)
  }

  @Test(
    arguments: [
      ("f { \"\" }", "f { \"On\" }"),
      ("f { }", "f { \"On\" }"),
      ("f {}", "f { \"On\" }"),
      ("f {\n}", "f {\n  \"\"\"\n  On\n  \"\"\"\n}"),
      (
        "  f {\n    \"\"\"\n    a\n    b\n    \"\"\"\n  }",
        "  f {\n    \"\"\"\n    On\n    \"\"\"\n  }"
      ),
      ("f { g() } matches: { \"a\" }; h()", "f { g() } matches: { \"On\" }; h()"),
      ("ä { \"家\" }", "ä { \"On\" }"),
      ("f(matches: { #\"a\"# })", "f(matches: { \"On\" })"),
      ("f { let a = 1; return \"a\" }", "f { let a = 1; return \"On\" }"),
      ("f /* } */ { // }\n  \"a\" // b\n}", "f /* } */ { // }\n  \"On\" // b\n}"),
      ("f { \"a\" /* /* } */ b */ }", "f { \"On\" /* /* } */ b */ }"),
    ])
  func `a text of one line stays on the line of its literal`(
    source: String, expected: String
  ) throws {
    try check(rewritten(source, as: "On"), expected)
  }

  @Test func `a text of several lines is indented like its surroundings`() throws {
    let old = """
      @Test func a() {
          expectSnapshot(of: x, width: 20) { "" }
      }
      """
    let new = """
      @Test func a() {
          expectSnapshot(of: x, width: 20) {
              \"""
              a

                b
              \"""
          }
      }
      """
    try check(rewritten(old, as: "a\n\n  b"), new)
    try check(rewritten(old.replacing("\"\"", with: ""), as: "a\n\n  b"), new)
    try check(rewritten(new, as: "a\n\n  b"), new)
    let tabs = { (text: String) in text.replacing("    ", with: "\t") }
    try check(rewritten(tabs(old), as: "a\n\n  b"), tabs(new))
  }

  @Test func `a line that is just short enough stays one`() throws {
    let (start, end) = ("expectSnapshot(of: x) { \"", "\" }")
    let room = SourceLayout.longestLine - (start + end).count
    let text = String(repeating: "x", count: room)
    try check(rewritten(start + end, as: text), start + text + end)
    try check(rewritten(start + end, as: text + "x").contains("\n"))
  }

  @Test(
    arguments: [
      ("f { /* later */ }", "its closure is not empty"),
      ("f { text }", "its closure is not empty"),
      ("f {", "its closure is not empty"),
      ("f { \"\" + \"\" }", "its closure holds more than a literal"),
      ("f { \"\" // a\n  .b }", "its closure holds more than a literal"),
      ("f { \"\" // }", "its closure holds more than a literal"),
      ("f { \"\" /* }", "its closure holds more than a literal"),
      ("f { \"\"", "its closure holds more than a literal"),
      ("f { \"\\(n)\" }", "it is computed by an interpolation"),
      ("f { \"", "there is no literal at the place of its text"),
      ("f { #a }", "there is no literal at the place of its text"),
    ])
  func `what is no literal in a closure by itself is refused`(source: String, reason: String) {
    #expect(throws: SnapshotRefusal(reason)) { try literal(in: source) }
  }

  @Test(arguments: [(0, 5), (1, 0), (1, 6), (2, 1), (.max, 1), (1, .max), (-1, -1)])
  func `a place that is not there is refused`(line: Int, column: Int) {
    #expect(throws: SnapshotRefusal("the source ends before the place of its text")) {
      try SnapshotLiteral(in: Array("f { }".utf8), line: line, column: column)
    }
  }

  private func text(
    _ title: String = "", _ body: () -> Void = {}, @SnapshotText matches text: () -> SnapshotText
  ) -> SnapshotText {
    text()
  }

  @Test func `the compiler gives the place at which the literal is read`() throws {
    let texts = [
      text { "a" }, text("家 ä") { #"b \n "c""# }, text {}, text(matches: {}),
      text {
        // A comment before.
        """
        d

          e
        """
        // A comment behind.
      },
      text {
      } matches: {
      }, text("", {}, matches: { "f" }),
    ]
    let source = Array(try Data(contentsOf: URL(fileURLWithPath: #filePath)))
    for text in texts {
      let place = text.place
      let literal = try SnapshotLiteral(in: source, line: place.line, column: place.column)
      check(literal.text, text.text)
    }
    check(texts.count { $0.text == nil }, 3)
  }

  @Test(arguments: [0xFACE as UInt64, UInt64.random(in: 0...UInt64.max)])
  func `source that is broken anywhere is refused, or gets the text`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "{", "}", "\"", "\"\"\"", "\n", "\r\n", "\r", " ", "\t", "#", "\\", "\\(", "//", "/*", "*/",
      "/", "a", "é", "\"a\"", "#\"a\"#", "\"\"\"\na\n\"\"\"",
    ]
    func some(_ count: Int) -> String {
      (0..<Int.random(in: 0...count, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    }
    var found = 0
    for _ in 0..<400 {
      let source = "f {\(some(4))}\(some(4))"
      for (column, byte) in source.utf8.enumerated() where byte == 0x22 || byte == 0x7B {
        let bytes = Array(source.utf8)
        let place = SourceTrial.place(
          of: source.utf8.index(source.startIndex, offsetBy: column), in: source)
        guard
          let literal = try? SnapshotLiteral(in: bytes, line: place.line, column: place.column)
        else { continue }
        found += 1
        for text in ["On", "a\n\"\"\" \\ "] {
          let edit = literal.replacement(with: text)
          var changed = bytes
          changed.replaceSubrange(edit.range, with: edit.bytes)
          let start = edit.range.lowerBound
          let now = changed[start...].firstIndex { $0 == 0x22 || $0 == 0x23 } ?? start
          let read = try? StringLiteral(in: changed, at: now)
          check(read?.text, text, "seed \(seed): \(source.debugDescription)")
        }
      }
    }
    #expect(found > 10, "seed \(seed)")
  }
}
