import SimpleTable

/// The names of the environment variables of settings.
package struct VariableNames {
  private let prefix: String

  /// The keys that have each name.
  private let keys: [String: [String]]

  /// Creates the names for the keys of all settings.
  ///
  /// - Complexity: O(*n*) in the length of all keys.
  init(of keys: some Sequence<String>, prefix: String) {
    self.prefix = prefix
    self.keys = Dictionary(grouping: keys) { Self.name(of: $0, prefix: prefix) }
  }

  /// The keys that share a name, in order, by the name.
  var shared: [String: [String]] { keys.filter { $1.count > 1 }.mapValues { $0.sorted() } }

  /// Returns the name for a key, or `nil` if another key has it too, or the key has none.
  package subscript(key: String) -> String? {
    let name = Self.name(of: key, prefix: prefix)
    return keys[name] == [key] ? name : nil
  }

  /// Returns the name for a key: the prefix and the words of the key in upper case, as
  /// swift-configuration names variables.
  static func name(of key: String, prefix: String) -> String {
    prefix + key.words(joinedBy: "_").uppercased()
  }
}

extension String {
  /// The words of a key with `-` between them, which is its flag where no other is declared.
  package var flagName: String { words(joinedBy: "-").lowercased() }

  /// Returns the words of a key with a separator between them, and in place of all but letters and
  /// digits.
  ///
  /// A word begins where an upper-case letter follows a lower-case one.
  fileprivate func words(joinedBy separator: Character) -> String {
    var (result, isAfterLowercase) = ("", false)
    for character in self {
      // Most characters are plain; the properties of others take long to find.
      let isPlain = "a"..."z" ~= character
      if isAfterLowercase, !isPlain, character.isUppercase { result.append(separator) }
      result.append(isPlain || character.isLetter || character.isNumber ? character : separator)
      isAfterLowercase = isPlain || character.isLowercase
    }
    return result
  }
}
