import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite struct `String literals` {
  @Test(
    arguments: [
      (#""""#, ""),
      (#""On""#, "On"),
      (#""a\n\t\\\"\'\r\0\u{1F600}b""#, "a\n\t\\\"'\r\0😀b"),
      (##"#"a\n"b"#"##, #"a\n"b"#),
      (##"#"a\#nb\#u{41}"#"##, "a\nbA"),
      (##"#"""#"##, "\""),
      ("\"\"\"\n\"\"\"", ""),
      ("\"\"\"\n\n\"\"\"", ""),
      ("\"\"\"\n  a\n\n   b \n  \"\"\"", "a\n\n b "),
      ("\"\"\"  \n\ta\n \n\t\"\"\"", "a\n"),
      ("\"\"\"\n  a \\\n  b\\  \n  c\n  \"\"\"", "a bc"),
      ("#\"\"\"\n  \\n \"\"\"\n  \"\"\"#", "\\n \"\"\""),
    ])
  func `a literal stands for what the compiler makes of it`(source: String, text: String) throws {
    let literal = try StringLiteral(in: Array(" \(source)\"#".utf8), at: 1)
    check(literal.text, text)
    check(literal.range, 1..<(source.utf8.count + 1))
  }

  @Test(
    arguments: [
      (#""a\(1)""#, "it is computed by an interpolation"),
      (#""\x""#, "it has an escape that is not known"),
      (##""\(f("}"))""##, "it is computed by an interpolation"),
      ("7", "there is no literal at the place of its text"),
      ("#/a/#", "there is no literal at the place of its text"),
      ("\"a\n\"", "there is no literal at the place of its text"),
      ("\"a\\\"", "there is no literal at the place of its text"),
      ("#\"a\"", "there is no literal at the place of its text"),
      ("\"\"\"\n", "there is no literal at the place of its text"),
      ("\"\"\"\na\"\"\"", "there is no literal at the place of its text"),
      ("\"\"\"\n a\n  \"\"\"", "a line of it is not indented"),
    ])
  func `what is no plain text is refused`(source: String, reason: String) {
    #expect(throws: SnapshotRefusal(reason)) {
      try StringLiteral(in: Array(source.utf8), at: 0)
    }
  }

  @Test(
    arguments: [
      ("On", #""On""#), ("", #""""#), ("a \"b\"", ##"#"a "b""#"##), ("a\\#", ###"##"a\#"##"###),
      ("\"#", ###"##""#"##"###), ("\u{1B}[1m", #""\u{1B}[1m""#), ("x ", #""x ""#),
    ])
  func `a text of one line has as many number signs as it needs`(text: String, literal: String) {
    check(StringLiteral.onOneLine(text), literal)
  }

  @Test(
    arguments: [
      ("a\n\n  b", "\"\"\"\n  a\n\n    b\n  \"\"\""),
      ("", "\"\"\"\n  \"\"\""),
      ("a\\b\n\"\"\"", "#\"\"\"\n  a\\b\n  \"\"\"\n  \"\"\"#"),
      ("\"\"\"##", "###\"\"\"\n  \"\"\"##\n  \"\"\"###"),
      ("a \n ", "\"\"\"\n  a\\u{20}\n  \\u{20}\n  \"\"\""),
      ("a\\ ", "#\"\"\"\n  a\\\\#u{20}\n  \"\"\"#"),
      ("a\r\nb", "\"\"\"\n  a\\u{D}\n  b\n  \"\"\""),
    ])
  func `a text of several lines is written as it is`(text: String, literal: String) {
    check(StringLiteral.onLines(text, indentation: "  "), literal)
  }

  @Test(arguments: [0x5EED as UInt64, UInt64.random(in: 0...UInt64.max)])
  func `what is written stands for the text`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "a", " ", "\n", "\"", "\"\"\"", "#", "\\", "\\(", "\r", "\r\n", "\t", "\u{1B}", "e\u{301}",
      "👩‍👩‍👧", "\u{2028}", "\u{FEFF}", "│", "\0", "//", "}",
    ]
    for _ in 0..<1_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let literals = [
        StringLiteral.onLines(text, indentation: "\t "),
        text.utf8.contains(0x0A) ? nil : StringLiteral.onOneLine(text),
      ]
      for literal in literals.compactMap(\.self) {
        let read = try StringLiteral(in: Array("\(literal)\"#".utf8), at: 0)
        check(Array(read.text.utf8), Array(text.utf8), "seed \(seed): \(text.debugDescription)")
        check(read.range.count, literal.utf8.count, "seed \(seed)")
      }
    }
  }
}
