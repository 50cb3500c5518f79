import SimpleTable

/// The reason why a command was not done.
struct CommandFailure: Error {
  /// The exit code.
  let code: Int32

  /// What is wrong, one message a line.
  let messages: [String]

  init(_ code: Int32, _ messages: String...) { self.init(code, messages) }

  init(_ code: Int32, _ messages: [String]) {
    self.code = code
    self.messages = messages
  }

  /// The failure of something that was refused.
  static func refused(_ key: String, _ reason: String) -> CommandFailure {
    CommandFailure(1, RefusedValue(key: key, reason: reason).text)
  }
}

extension CommandWords {
  /// Returns the failure of wrong usage at a word, with the word that may have been meant.
  func misuse(
    _ word: String, _ problem: String, among candidates: [String] = []
  ) -> CommandFailure {
    let problem = candidates.nearest(to: word).map { self(.didYouMean, problem, $0) } ?? problem
    return CommandFailure(2, "\(word): \(problem)")
  }
}

extension [String] {
  /// Returns the text that may have been meant by a word, or `nil` if none is near.
  ///
  /// The first choice is a text that ends in a full stop and the word, then one that differs in few
  /// letters, then one that begins with the word.
  ///
  /// - Complexity: O(*n*) in the length of all texts.
  fileprivate func nearest(to word: String) -> String? {
    if let longer = first(where: { $0.hasSuffix("." + word) }) { return longer }
    let limit = Swift.min(3, Swift.max(1, word.count / 3))
    let near = filter { abs($0.count - word.count) <= limit }
      .map { ($0, [Character]($0.lowercased()).distance(to: [Character](word.lowercased()))) }
      .min { $0.1 < $1.1 }
    if let (text, distance) = near, distance <= limit { return text }
    return word.isEmpty ? nil : first { $0.hasPrefix(word) }
  }
}

extension [Character] {
  /// Returns how many letters must be added, removed, replaced or swapped to get another text.
  ///
  /// This is the Damerau–Levenshtein distance in its restricted form, optimal string alignment.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of both texts.
  fileprivate func distance(to other: [Character]) -> Int {
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
