import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Right-to-left text` {
  /// Returns a text whose isolates can be seen: `⟦` and `⟧`.
  private func visible(_ text: String) -> String {
    String(
      text.map { character -> Character in
        character == "\u{2068}" ? "⟦" : character == "\u{2069}" ? "⟧" : character
      })
  }

  @Test(
    arguments: [
      ("Hebrew", "\u{5D0}"), ("Arabic", "\u{627}"), ("an Arabic number", "\u{664}"),
      ("Syriac", "\u{710}"), ("Thaana", "\u{780}"), ("NKo", "\u{7CA}"), ("Mandaic", "\u{840}"),
      ("the end of Arabic", "\u{8FF}"), ("the mark", "\u{200F}"), ("a Hebrew form", "\u{FB1D}"),
      ("the last Arabic form", "\u{FEFC}"), ("Phoenician", "\u{10900}"), ("Adlam", "\u{1E900}"),
      ("an Arabic symbol", "\u{1EEBB}"),
    ] as [(String, Unicode.Scalar)])
  func `is known by its block`(name: String, scalar: Unicode.Scalar) {
    check(scalar.isRightToLeft)
  }

  @Test(
    arguments: [
      "a", "é", "\u{58F}", "\u{900}", "\u{200E}", "北", "ﬀ", "\u{FEFF}", "\u{FFFD}",
      "\u{107FF}", "\u{11000}", "\u{1E7FF}", "\u{1F000}",
    ] as [Unicode.Scalar])
  func `is nothing else`(scalar: Unicode.Scalar) {
    check(!scalar.isRightToLeft)
  }

  @Test func `is isolated in titles, values, notes and headers, and takes no more cells`() {
    let table = Table("הגדרות") {
      Section("קול", footer: "a \u{5BE}") {
        Row("עוצמה", detail: "75")
        Row("Name", detail: "שלום")
        Row("Both").subtitle("latin only").badge("א")
        Row("latin", detail: "only")
      }
    }
    let text = TextRenderer(width: 30).render(TableAdapter(table))
    expectPicture(
      visible(text),
      """
        ⟦הגדרות⟧

        ⟦קול⟧
          ⟦עוצמה⟧                    75
          Name                  ⟦שלום⟧
          Both                     (⟦א⟧)
          latin only
          latin                   only
        ⟦a \u{5BE}⟧

      """)
    for line in text.split(separator: "\n") { #expect(line.cellWidth <= 30) }
  }

  private func expectPicture(_ text: String, _ picture: String) {
    let trimmed = { (text: String) in
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
        .replacing(spaces: "  ", with: " ")
    }
    check(trimmed(text), trimmed(picture))
  }

  @Test(arguments: 20...34) func `is closed where it is cut`(width: Int) {
    let table = Table {
      Section("כותרת ארוכה מאוד מאוד") {
        Row("שלום עולם שלום עולם", detail: "ערך ארוך מאוד").subtitle("שלום עולם שלום")
      }
    }
    let text = visible(TextRenderer(width: width).render(TableAdapter(table)))
    for line in text.split(separator: "\n") {
      check(line.filter { $0 == "⟦" }.count, line.filter { $0 == "⟧" }.count, "\(line)")
      check(isOutsideIsolates(line).allSatisfy { !$0.isRightToLeft }, "\(line)")
    }
    #expect(width > 30 || text.contains("…⟧"))
  }

  private func isOutsideIsolates(_ line: Substring) -> [Unicode.Scalar] {
    var depth = 0
    return line.unicodeScalars.filter { scalar in
      depth += scalar == "⟦" ? 1 : scalar == "⟧" ? -1 : 0
      return depth == 0
    }
  }

  @Test(
    arguments: [
      "\u{2067}שלום", "שלום\u{2069}", "\u{202E}שלום", "\u{202B}\u{2068}שלום\u{202C}",
      "\u{2066}\u{2066}שלום",
    ])
  func `keeps no marks of its own that turn what follows`(text: String) {
    check(visible(text.isolated), "⟦שלום⟧")
    let table = Table { Section { Row(text, detail: text) } }
    let line = visible(TextRenderer(width: 30).render(TableAdapter(table)))
    check(line.filter { "⟦⟧".contains($0) }, "⟦⟧⟦⟧")
    check(!line.unicodeScalars.contains { $0.hazard == .direction })
  }

  @Test func `is not isolated where there is none`() {
    for text in ["", "latin", "北京", "a\u{200E}b", "\u{2068}latin\u{2069}"] {
      check(text.isolated, text.sanitized)
    }
  }

  @Test(
    arguments: [
      ("a", "a"), ("⟧b", "⟦⟧b"), ("⟦a⟧b⟧", "⟦⟦a⟧b⟧"), ("⟧⟧", "⟦⟦⟧⟧"), ("⟦a", "⟦a"),
      ("b⟧ ⟦c", "⟦b⟧ ⟦c"), ("⟦a⟧⟧⟦b", "⟦⟦a⟧⟧⟦b"),
    ])
  func `gets the start of an isolate that was cut off`(text: String, whole: String) {
    let marks = { (text: String) in
      String(text.map { $0 == "⟦" ? "\u{2068}" : $0 == "⟧" ? "\u{2069}" : $0 })
    }
    check(visible(marks(text).beginningIsolates), whole)
  }

  @Test(arguments: [UInt64](0..<40)) func `never leaves its isolate at random`(seed: UInt64) {
    var random = RandomTable(generator: SeededGenerator(seed: seed))
    let text = visible(random.renderer().render(random.adapter()))
    for line in text.split(separator: "\n") {
      let ends = [Unicode.Scalar("⟦"), "⟧"].map { end in
        line.unicodeScalars.filter { $0 == end }.count
      }
      check(ends[0], ends[1], "seed \(seed): \(line)")
      check(isOutsideIsolates(line).allSatisfy { !$0.isRightToLeft }, "seed \(seed): \(line)")
    }
  }
}

extension String {
  fileprivate func replacing(spaces: String, with space: String) -> String {
    var (text, last): (String, Character?) = ("", nil)
    for character in self {
      if character == " ", last == " " { continue }
      text.append(character)
      last = character
    }
    return text
  }
}
