import SimpleTable

extension String {
  /// The text as one word of bash, zsh and fish alike.
  ///
  /// Quotes and backslashes are escaped outside of the quotes: between single quotes, fish takes
  /// a backslash before one of them for an escape.
  package var quotedForShells: String {
    // zsh takes a word with = at its start for a program, fish one with % for a process.
    let isPlain = !isEmpty && !begins(with: "=") && !begins(with: "%")
    if isPlain, unicodeScalars.allSatisfy(\.isPlainInShells) { return self }
    var word = "'"
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "'", "\\": word += "'\\\(scalar)'"
      // bash edits its history at a line that begins with ^, even between quotes.
      case "^" where last == "\n": word += "'\"\"'^"
      default: word.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return word + "'"
  }
}

extension Unicode.Scalar {
  /// Whether shells give the scalar no meaning within a word.
  fileprivate var isPlainInShells: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "=", "-", "_", ".", "/", ":", ",", "+", "@", "%": true
    default: false
    }
  }
}
