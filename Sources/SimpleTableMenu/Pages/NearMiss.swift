import SimpleTable

extension [String] {
  /// Returns the text that may have been meant by a word, or `nil` if none is near.
  ///
  /// The first choice is a text that ends in a full stop and the word, then the one that differs in
  /// fewest letters, up to a third of them and at most three, then one that begins with the word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - limit: How many letters may differ, without any other way to be meant; `nil` for all ways.
  /// - Returns: The text.
  /// - Complexity: O(*n* · *m*) in the lengths of the word and of all texts.
  package func nearest(to word: String, atMost limit: Int? = nil) -> String? {
    if word.isEmpty { return nil }
    if limit == nil, let longer = first(where: { $0.ends(with: "." + word) }) { return longer }
    let most = limit ?? Swift.min(3, Swift.max(1, word.count / 3))
    let letters = [Character](word.lowercased())
    let near = compactMap { text in
      [Character](text.lowercased()).edits(to: letters, atMost: most).map { (text, $0) }
    }
    if let (text, _) = near.min(by: { $0.1 < $1.1 }) { return text }
    return limit == nil ? first { $0.begins(with: word) } : nil
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
    OperationCounter.count(.textComparison)
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
