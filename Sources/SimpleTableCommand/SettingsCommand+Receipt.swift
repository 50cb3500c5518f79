import SimpleTable

extension SettingsCommand {
  /// The values stored at the edited level, by key, without secrets.
  var storedTexts: [String: String] {
    let values = menu.knownSettings.filter { !$0.isSecret }.compactMap { setting in
      setting.storedValue(at: menu.editedLevel).map { (setting.key, $0) }
    }
    return Dictionary(values) { first, _ in first }
  }

  /// Returns the commands that do what the menu has changed of what the edited level held before.
  ///
  /// One is for all values that were set, one for all that were removed. Settings that are not available
  /// now are left out while the level still holds a value for them.
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
  /// The text as one word of a POSIX shell.
  var quotedForShells: String {
    let isPlain = utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return character.isASCII
        && (character.isLetter || character.isNumber || "=-_./:,+@%".contains(character))
    }
    return isPlain && !isEmpty
      ? self
      : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        + "'"
  }
}
