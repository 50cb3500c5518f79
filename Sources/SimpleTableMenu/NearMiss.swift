package import SimpleTable

extension [String] {
  /// Returns the text that may have been meant by a word, or `nil` if none is near.
  ///
  /// The first choice is a text that ends in a full stop and the word, then the one that differs in
  /// fewest letters, up to a third of them and at most three, then one that begins with the word.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the word and of all texts.
  package func nearest(to word: String) -> String? {
    if let longer = first(where: { $0.ends(with: "." + word) }) { return longer }
    let limit = Swift.min(3, Swift.max(1, word.count / 3))
    let letters = [Character](word.lowercased())
    let near = compactMap { text in
      [Character](text.lowercased()).edits(to: letters, atMost: limit).map { (text, $0) }
    }
    if let (text, _) = near.min(by: { $0.1 < $1.1 }) { return text }
    return word.isEmpty ? nil : first { $0.begins(with: word) }
  }
}

extension [String] {
  /// Returns the first text that differs from a word by a single edit, or `nil` if none does.
  ///
  /// For many words, ``NearMissIndex`` is quicker.
  ///
  /// - Complexity: O(*n* · *m*) in the number of texts and the length of the word.
  func misspelt(as word: String) -> String? {
    let bytes = [UInt8](word.utf8)
    return first { bytes.edits(to: [UInt8]($0.utf8), atMost: 1) == 1 }
  }
}

/// An index of texts that finds for any word the first text from which it differs by a single edit.
///
/// A byte that is added, removed or replaced, or two that are swapped: in each case the texts are equal
/// once at most one byte of each is left out. So the index has the hashes of all texts without any one
/// of their bytes, by the idea of Garbe's SymSpell.
///
/// - Complexity: O(*n*) time and memory in the length of all texts.
struct NearMissIndex {
  private let texts: [[UInt8]]

  /// The numbers of texts by the hashes of what they are without a byte.
  private var numbers: [UInt64: [Int32]] = [:]

  /// The base of the hashes, another one in each index, so that no choice of keys makes them collide.
  private let base = UInt64.random(in: .min ... .max) | 1

  private let longest: Int

  /// Creates the index of texts.
  init(_ texts: [String]) {
    self.texts = texts.map { [UInt8]($0.utf8) }
    longest = self.texts.map(\.count).max() ?? 0
    for (number, text) in self.texts.enumerated() {
      for hash in hashes(of: text) { numbers[hash, default: []].append(Int32(number)) }
    }
  }

  /// Returns the first text that differs from a word by a single edit, or `nil` if none does.
  ///
  /// - Complexity: O(*m*) in the length of the word, and in that of the few texts with its hashes.
  func text(nearTo word: String) -> String? {
    let bytes = [UInt8](word.utf8)
    guard bytes.count <= longest + 1 else { return nil }
    let near = hashes(of: bytes).lazy.compactMap { hash in
      numbers[hash]?.first { bytes.edits(to: texts[Int($0)], atMost: 1) == 1 }
    }
    return near.min().map { String(decoding: texts[Int($0)], as: UTF8.self) }
  }

  /// Returns the hashes of a text as it is and without each of its bytes, each hash once.
  private func hashes(of text: [UInt8]) -> [UInt64] {
    // A hash is the sum of the bytes, each times the power of the base for its place from the end.
    var starts: [UInt64] = [0]
    for byte in text { starts.append((starts.last ?? 0) &* base &+ UInt64(byte) &+ 1) }
    let whole = starts[text.count]
    var hashes = [whole]
    var power: UInt64 = 1
    for index in text.indices.reversed() {
      // Without either of two equal neighbours the text is the same.
      if index + 1 == text.count || text[index] != text[index + 1] {
        hashes.append(whole &- starts[index + 1] &* power &+ starts[index] &* power)
      }
      power = power &* base
    }
    return hashes
  }
}

extension TableWords {
  /// Returns the reports of misspelt names, each with the setting that was probably meant, in
  /// order.
  package func misspelt(_ names: [String: String]) -> [RefusedValue] {
    names.sorted { $0.key < $1.key }
      .map { RefusedValue(key: $0, reason: self(.isMisspelt, $1)) }
  }
}

extension Array where Element: Equatable {
  /// Returns how many elements must be added, removed, replaced or swapped with their neighbours to
  /// get another array, or `nil` if there are more than a limit.
  ///
  /// This is the Damerau–Levenshtein distance in its restricted form, optimal string alignment.
  ///
  /// - Complexity: O(*n*) in the length of what both have at their ends, and the product of what is
  ///   between; arrays whose lengths differ by more than the limit cost nothing.
  func edits(to other: [Element], atMost limit: Int) -> Int? {
    guard abs(count - other.count) <= limit else { return nil }
    let start = zip(self, other).prefix { $0 == $1 }.count
    let rest = (dropFirst(start), other.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let (own, others) = (rest.0.dropLast(end), rest.1.dropLast(end))
    if Swift.max(own.count, others.count) <= 1 {
      let edits = Swift.max(own.count, others.count)
      return edits <= limit ? edits : nil
    }
    // Of longer parts that begin and end differently, only two swapped elements are a single edit.
    guard limit > 1 else {
      return limit == 1 && own.count == 2 && own.elementsEqual(others.reversed()) ? 1 : nil
    }
    let distance = [Element](own).distance(to: [Element](others))
    return distance <= limit ? distance : nil
  }

  private func distance(to other: [Element]) -> Int {
    var (before, last) = ([Int](), [Int](0...other.count))
    for row in indices {
      var next = [row + 1]
      for column in other.indices {
        let isEqual = self[row] == other[column]
        var cost = Swift.min(
          last[column] + (isEqual ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, self[row] == other[column - 1], self[row - 1] == other[column] {
          cost = Swift.min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      (before, last) = (last, next)
    }
    return last[other.count]
  }
}
