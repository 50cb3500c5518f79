extension StringProtocol {
  /// The first word, and what follows it without the white space around.
  var splitAfterWord: (word: String, rest: String) {
    let word = prefix { !$0.isWhitespace }
    return (String(word), self[word.endIndex...].trimmed)
  }

  /// The text without the white space around it.
  var trimmed: String {
    let head = drop(while: \.isWhitespace)
    let end = head.lastIndex { !$0.isWhitespace }.map(head.index(after:)) ?? head.startIndex
    return String(head[..<end])
  }
}
