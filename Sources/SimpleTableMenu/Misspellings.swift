public import SimpleTable

extension [String] {
  /// Returns for words that are not among the texts the first text that differs by a single edit.
  ///
  /// Two texts that differ by one edit are equal once at most one byte is left out of each. So only texts
  /// that have such a part in common are compared.
  ///
  /// - Complexity: O(*n*) in the lengths of all words and texts.
  func misspelt(as words: some Collection<String>) -> [String: String] {
    if words.isEmpty { return [:] }
    var parts: [Int: [String]] = [:]
    for word in words {
      for part in word.partsWithoutOneByte { parts[part, default: []].append(word) }
    }
    var meant: [String: String] = [:]
    for text in self {
      for part in text.partsWithoutOneByte {
        for word in parts[part] ?? []
        where meant[word] == nil && [text].misspelt(as: word) != nil {
          meant[word] = text
        }
      }
    }
    return meant
  }
}

extension String {
  /// The hashes of the text and of what is left of it without each of its bytes.
  ///
  /// A hash is a polynomial, so that all of them cost no more than one.
  fileprivate var partsWithoutOneByte: Set<Int> {
    let factor = 1_000_003
    let bytes = utf8.map(Int.init)
    var whole = 0
    for byte in bytes { whole = whole &* factor &+ byte &+ 1 }
    var (parts, end, power): (Set<Int>, Int, Int) = ([whole], 0, 1)
    // What is before the byte, times the factor for each byte behind it, and what is behind it.
    var starts = [0]
    for byte in bytes { starts.append(starts[starts.count - 1] &* factor &+ byte &+ 1) }
    for index in bytes.indices.reversed() {
      let start = starts[index]
      parts.insert(start &* power &+ end)
      end = end &+ (bytes[index] &+ 1) &* power
      power = power &* factor
    }
    return parts
  }
}
