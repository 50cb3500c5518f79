import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Text from anywhere in a rendered table` {
  private func line(_ title: String, symbols: TextRenderer.Symbols = .unicode) -> String {
    Table { Section { Row(title, detail: "end") } }
      .rendered(width: 20, style: .plain, symbols: symbols)
  }

  @Test(arguments: [
    ("an escape sequence is shown", "\u{1B}[2Jx", "   ␛[2Jx         end"),
    ("so is one of a single scalar", "\u{9B}2J", "   \u{FFFD}2J           end"),
    ("line breaks stay on the row", "a\r\nb\nc\td", "   a b c d       end"),
    ("those at the end too", "a\n\n", "   a             end"),
    ("a text turns no direction", "ab\u{202E}cd\u{2067}", "   abcd          end"),
    ("a mark gets a base", "\u{301}a", "   ◌\u{301}a            end"),
    ("so does one behind a direction", "\u{202E}\u{301}a", "   ◌\u{301}a            end"),
    ("no character is cut", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "   👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧…   end"),
    ("nor one with a mark", "abcdefghijke\u{301}fg", "   abcdefghijk…  end"),
    ("nor the last one", "abcdefghijkle\u{301}f", "   abcdefghijk…  end"),
    ("spaces at the end do not count", "title      ", "   title         end"),
    ("none is before an ellipsis", "abcdefghij k lmno", "   abcdefghij…   end"),
    ("nor do they behind wide characters", "北    ", "   北            end"),
  ])
  func `is sanitized and cut`(why: String, title: String, expected: String) {
    check(line(title), expected + "\n", "\(why)")
  }

  @Test func `is sanitized with symbols of ASCII, and may be blank`() {
    check(line("\u{1B}[2Jx", symbols: .ascii), "   ?[2Jx         end\n")
    check(line("\u{301}a", symbols: .ascii), "   ?\u{301}a            end\n")
    check(Table { Section { Row("   ", detail: "  ") } }.rendered(style: .plain), "\n")
  }

  @Test func `one character of a megabyte makes no room for as much in every row`() {
    let marks = String(repeating: "\u{301}", count: 500_000)
    let table = Table { Section { for row in 0..<30_000 { Row(row == 0 ? "e" + marks : "e") } } }
    let text = table.rendered(style: .plain)
    check(text.utf8.count, 30_000 * 5 + marks.utf8.count)
  }

  @Test func `titles of megabytes cost what is shown of them`() {
    let texts = ["a", "é", "北京", "\u{1B}", " x", "a\u{301}"]
      .map { String(repeating: $0, count: 4_000_000) }
    let adapter = TableAdapter(
      Table(texts[2]) {
        Section { for text in texts { Row(text, detail: text).icon(text).badge(text) } }
      })
    // It takes a thirtieth of that at most, so no slow machine fails it.
    let time = ContinuousClock().measure {
      for _ in 0..<10 { _ = TextRenderer(style: .insetGrouped).render(adapter) }
    }
    #expect(time < .seconds(20))
  }
}
