import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `Words of shells` {
  @Test(
    arguments: [
      ("a-b=c", "a-b=c"), ("a=b%", "a=b%"), ("=ls", "'=ls'"), ("%1", "'%1'"), ("", "''"),
      ("a b", "'a b'"), ("~", "'~'"), ("é", "'é'"), ("it's", "'it'\\''s'"), ("a\\b", "'a'\\\\'b'"),
      ("^", "'^'"), ("a\n^b", "'a\n'\"\"'^b'"),
    ])
  func `are quoted where one of the shells would read something else`(text: String, word: String) {
    check(text.quotedForShells, word)
  }
}
