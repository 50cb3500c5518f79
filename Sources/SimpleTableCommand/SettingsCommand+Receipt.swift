import SimpleTable

extension SettingsCommand {
  /// The values stored at the edited level, by key, without secrets.
  var storedTexts: [String: String] {
    let values = menu.knownSettings.filter { !$0.isSecret }.compactMap { setting in
      setting.storedValue(at: menu.editedLevel).map { (setting.key, $0) }
    }
    return Dictionary(values) { first, _ in first }
  }

  /// Returns the commands that make the menu's changes of the edited level.
  ///
  /// One command sets values, one removes them. Settings that are not available now are left out if
  /// the level still has a value for them.
  func receipt(since before: [String: String]) -> String {
    let (after, own) = (storedTexts, menu.changedKeys)
    let set = after.filter { own.contains($0.key) && before[$0.key] != $0.value }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)".quotedForShells }
    let unset = own.filter { before[$0] != nil && after[$0] == nil }
      .subtracting(menu.unknownKeys).sorted()
    return [("set", set), ("unset", unset.map(\.quotedForShells))]
      .filter { !$0.1.isEmpty }
      .map { ([name, $0.0] + $0.1).joined(separator: " ") + "\n" }.joined()
  }
}

extension String {
  /// The text as one word of bash, zsh and fish alike.
  ///
  /// Quotes and backslashes are escaped outside of the quotes: between single quotes, fish takes
  /// a backslash before one of them for an escape.
  var quotedForShells: String {
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
