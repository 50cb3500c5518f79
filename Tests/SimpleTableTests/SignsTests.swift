import TestTraits
import Testing

@testable import SimpleTable

/// Signs with a meaning, before which and behind which combining marks may be.
@Suite struct `Signs in texts` {
  @Test(
    arguments: [
      ("a=b=c", ["a", "b=c"]), ("=a", ["", "a"]), ("a=", ["a", ""]), ("a", nil), ("", nil),
      ("a=\u{301}b", ["a", "\u{301}b"]), ("a\u{301}=\u{301}=", ["a\u{301}", "\u{301}="]),
      ("=\u{200D}\u{FE0F}", ["", "\u{200D}\u{FE0F}"]), ("a\r\n=\r\nb", ["a\r\n", "\r\nb"]),
    ] as [(String, [String]?)])
  func `a text is cut at the first of them`(text: String, parts: [String]?) {
    let cut = text.cut(at: "=").map { [$0.before, $0.behind] }
    check(cut?.map { Array($0.utf8) }, parts?.map { Array($0.utf8) })
    check(text.has("="), (parts != nil))
  }

  @Test(
    arguments: [
      ("a  b c", ["a", "b", "c"]), ("  ", []), (" \u{301}a b\u{301} ", ["\u{301}a", "b\u{301}"]),
    ])
  func `words are between blanks`(text: String, words: [String]) {
    check(text.words.map { Array($0.utf8) }, words.map { Array($0.utf8) })
  }

  @Test(
    arguments: [
      ("--a", "a"), ("--\u{301}a", "\u{301}a"), ("--", ""), ("-a", nil), ("", nil),
      ("-\u{301}-", nil),
    ] as [(String, String?)])
  func `a beginning is left out by its bytes`(text: String, rest: String?) {
    check(text.dropping(prefix: "--").map { Array($0.utf8) }, rest.map { Array($0.utf8) })
    check(text.begins(with: "--"), (rest != nil))
  }

  @Test func `a form of a letter is no other form`() {
    #expect(!"e\u{301}".begins(with: "\u{E9}") && !"e\u{301}".ends(with: "\u{E9}"))
    #expect("e\u{301}".begins(with: "e") && "e\u{301}".ends(with: "\u{301}"))
  }

  @Test func `phrases, values, units and blanks are read by their scalars`() {
    var words = TableWords()
    words[.outOfRange] = "%1\u{301} to %2\u{301}, %%\u{301}"
    check(words(.outOfRange, "1", "2"), "1\u{301} to 2\u{301}, %\u{301}")
    check(" \u{301}a ".trimmed.unicodeScalars.elementsEqual("\u{301}a".unicodeScalars))
    check("\u{A0}\u{3000}\r\n".trimmed, "")
    #expect(ValidationRule.required.refusal(" \u{301}") == nil)
  }
}
