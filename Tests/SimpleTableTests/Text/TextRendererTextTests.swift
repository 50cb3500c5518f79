import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Text from anywhere in a rendered table` {
  private func line(_ title: String, symbols: TextRenderer.Symbols = .unicode) -> String {
    Table { Section { Row(title, detail: "end") } }
      .rendered(width: 20, style: .plain, symbols: symbols)
  }

  @Test func `an escape sequence is shown, not obeyed`() {
    check(line("\u{1B}[2Jx"), "   ␛[2Jx         end\n")
    check(line("\u{1B}[2Jx", symbols: .ascii), "   ?[2Jx         end\n")
    check(line("\u{9B}2J"), "   \u{FFFD}2J           end\n")
  }

  @Test func `line breaks stay on the row`() {
    check(line("a\r\nb\nc\td"), "   a b c d       end\n")
    check(line("a\n\n"), "   a             end\n")
  }

  @Test func `a text cannot turn the direction of what follows`() {
    check(line("ab\u{202E}cd\u{2067}"), "   abcd          end\n")
  }

  @Test func `a mark without a letter before it gets a base`() {
    check(line("\u{301}a"), "   ◌\u{301}a            end\n")
    check(line("\u{202E}\u{301}a"), "   ◌\u{301}a            end\n")
    check(line("\u{301}a", symbols: .ascii), "   ?\u{301}a            end\n")
  }

  @Test func `a character is never cut`() {
    check(line("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"), "   👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧…   end\n")
    check(line("abcdefghijke\u{301}fg"), "   abcdefghijk…  end\n")
    check(line("abcdefghijkle\u{301}f"), "   abcdefghijk…  end\n")
  }

  @Test func `spaces at the end do not count, and none are before an ellipsis`() {
    check(line("title      "), "   title         end\n")
    check(line("abcdefghij k lmno"), "   abcdefghij…   end\n")
    check(line("北    "), "   北            end\n")
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
        Section { for text in texts { Row(text, detail: text, icon: text).badge(text) } }
      })
    let time = ContinuousClock().measure {
      for _ in 0..<10 { _ = TextRenderer(style: .insetGrouped).render(adapter) }
    }
    #expect(time < .seconds(20))
  }
}
