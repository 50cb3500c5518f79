/// How well a search has found a row, best first.
package enum SearchRank: Int, CaseIterable, Comparable, Sendable {
  /// The words are the title.
  case title
  /// The title begins with the words, and another word follows.
  case firstWordsOfTitle
  /// The title begins with the words.
  case beginningOfTitle
  /// Words of the title begin with them.
  case wordsOfTitle
  /// The words are in the title.
  case inTitle
  /// The worst match of a word is in the key.
  case key
  /// The worst match of a word is in another text of the row, or in its keywords.
  case otherText
  /// The worst match of a word is in the help.
  case help

  package static func < (first: SearchRank, second: SearchRank) -> Bool {
    first.rawValue < second.rawValue
  }
}
