import Testing

@testable import SimpleTableTesting

@Suite struct `Snapshot calls` {
  /// Returns source in which the text of the first call of a snapshot has been replaced.
  private func rewritten(_ source: String, as text: String) throws -> String {
    let bytes = Array(source.utf8)
    let call = try call(in: source)
    let edit = call.replacement(with: text)
    return String(
      decoding: bytes[..<edit.range.lowerBound] + edit.bytes + bytes[edit.range.upperBound...],
      as: UTF8.self)
  }

  /// Returns the first call, which begins with `exp` or is the first thing in a parenthesis.
  private func call(in source: String) throws -> SnapshotCall {
    let bytes = Array(source.utf8)
    let start = source.firstRange(of: "exp").map { $0.lowerBound.utf16Offset(in: source) } ?? 0
    let paren = try #require(bytes[start...].firstIndex(of: UInt8(ascii: "(")))
    let lineStart = bytes[..<paren].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return try SnapshotCall(
      in: bytes, line: bytes[..<paren].count { $0 == 0x0A } + 1, column: paren - lineStart + 1)
  }

  @Test(
    arguments: [
      ("expectSnapshot(of: x) { \"\" }", "expectSnapshot(of: x) { \"On\" }"),
      ("expectSnapshot(of: x) { }", "expectSnapshot(of: x) { \"On\" }"),
      ("expectSnapshot(of: x) {}", "expectSnapshot(of: x) { \"On\" }"),
      ("expectSnapshot(of: x) {\n}", "expectSnapshot(of: x) {\n  \"\"\"\n  On\n  \"\"\"\n}"),
      (
        "  expectSnapshot(of: x) {\n    \"\"\"\n    a\n    b\n    \"\"\"\n  }",
        "  expectSnapshot(of: x) {\n    \"\"\"\n    On\n    \"\"\"\n  }"
      ),
      (
        "expectChanges(in: x) { f() } matches: { \"- [0,0]\" }",
        "expectChanges(in: x) { f() } matches: { \"On\" }"
      ),
      ("expectChanges(in: x, { f() }) { }", "expectChanges(in: x, { f() }) { \"On\" }"),
      ("#expect(verifySnapshot(of: x) { \"a\" } == nil)", nil),
      (
        "try T.verifySnapshot (of: \"(\") /* { */ { // }\n  \"a\" // b\n}",
        nil
      ),
      (
        "verifySnapshot(of: \"(\") /* { */ { // }\n  \"a\" // b\n}",
        "verifySnapshot(of: \"(\") /* { */ { // }\n  \"On\" // b\n}"
      ),
    ] as [(String, String?)])
  func `a text of one line stays on the line of its literal`(
    source: String, expected: String?
  ) throws {
    guard let expected else {
      #expect(throws: SnapshotRefusal.self) { try rewritten(source, as: "On") }
      return
    }
    #expect(try rewritten(source, as: "On") == expected)
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
    #expect(try rewritten(old, as: "a\n\n  b") == new)
    #expect(try rewritten(old.replacing("\"\"", with: ""), as: "a\n\n  b") == new)
    #expect(try rewritten(new, as: "a\n\n  b") == new)
    let tabs = { (text: String) in text.replacing("    ", with: "\t") }
    #expect(try rewritten(tabs(old), as: "a\n\n  b") == tabs(new))
    let windows = { (text: String) in text.replacing("\n", with: "\r\n") }
    #expect(try rewritten(windows(old), as: "a\n\n  b") == windows(new))
  }

  @Test func `comments around the literal stay`() throws {
    #expect(
      try rewritten("expectSnapshot(of: x) { /* a */ \"b\" }", as: "c\nd")
        == "expectSnapshot(of: x) { /* a */ \"\"\"\n  c\n  d\n  \"\"\" }")
    #expect(
      try rewritten("expectSnapshot(of: x) { // a\n    \"b\"\n  // e\n}", as: "c\nd")
        == "expectSnapshot(of: x) { // a\n    \"\"\"\n    c\n    d\n    \"\"\"\n  // e\n}")
  }

  @Test func `a line that would be too long is written below`() throws {
    let text = String(repeating: "x", count: 80)
    #expect(
      try rewritten("expectSnapshot(of: x) { \"\" }", as: text)
        == "expectSnapshot(of: x) {\n  \"\"\"\n  \(text)\n  \"\"\"\n}")
  }

  @Test(
    arguments: [
      (
        "expectScreen(of: x) { \"\" }",
        "the call is not where it was compiled, or is that of a helper"
      ),
      (
        "myexpectSnapshot(of: x) { }",
        "the call is not where it was compiled, or is that of a helper"
      ),
      ("expectSnapshot(of: x)", "it has no text in a closure behind its parentheses"),
      (
        "if verifySnapshot(of: x, matches: { }) { }",
        "it has no text in a closure behind its parentheses"
      ),
      (
        "expectSnapshot(of: x, matches: { \"\" })\n{ }()",
        "it has no text in a closure behind its parentheses"
      ),
      ("expectSnapshot(of: x) { /* later */ }", "there is a comment in its closure"),
      ("expectSnapshot(of: x) { return \"\" }", "its closure holds more than a literal"),
      ("expectSnapshot(of: x) { \"\" + \"\" }", "its closure holds more than a literal"),
      ("expectSnapshot(of: x) { text }", "its closure holds more than a literal"),
      ("expectSnapshot(of: x) { \"\\(n)\" }", "it is computed by an interpolation"),
      ("expectSnapshot(of: /a/) { \"\" }", "there may be a regex between bare slashes before it"),
      ("expectSnapshot(of: x) { \"", "its brackets and quotes could not be matched"),
      ("expectSnapshot(of: x) `a", "it has no text in a closure behind its parentheses"),
    ])
  func `what cannot be found for certain is refused`(source: String, reason: String) {
    #expect(throws: SnapshotRefusal(reason)) { try call(in: source) }
  }

  @Test(arguments: [(0, 15), (1, 0), (1, 14), (1, 16), (2, 1), (.max, 1), (1, .max), (-1, -1)])
  func `another place is refused`(line: Int, column: Int) {
    #expect(throws: SnapshotRefusal.self) {
      try SnapshotCall(
        in: Array("expectSnapshot(of: x) { }".utf8), line: line, column: column)
    }
  }
}
