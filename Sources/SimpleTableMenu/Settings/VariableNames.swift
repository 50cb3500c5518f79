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
  fileprivate func words(joinedBy separator: Unicode.Scalar) -> String {
    asciiWords(joinedBy: UInt8(ascii: separator))
      ?? reduce(into: (text: "", isAfterLowercase: false)) { words, character in
        let separator = Character(separator)
        if words.isAfterLowercase, character.isUppercase { words.text.append(separator) }
        words.text.append(character.isLetter || character.isNumber ? character : separator)
        words.isAfterLowercase = character.isLowercase
      }
      .text
  }

  /// Returns the words of a key of letters, digits and signs of ASCII, as most are, without looking up the
  /// properties of characters; `nil` for any other.
  private func asciiWords(joinedBy separator: UInt8) -> String? {
    var (words, isAfterLowercase): ([UInt8], Bool) = ([], false)
    words.reserveCapacity(utf8.count + 4)
    for byte in utf8 {
      guard (0x20..<0x7F).contains(byte) else { return nil }
      let isLowercase = (0x61...0x7A).contains(byte)
      let isUppercase = (0x41...0x5A).contains(byte)
      if isAfterLowercase, isUppercase { words.append(separator) }
      let isKept = isLowercase || isUppercase || (0x30...0x39).contains(byte)
      words.append(isKept ? byte : separator)
      isAfterLowercase = isLowercase
    }
    return String(decoding: words, as: UTF8.self)
  }
}
