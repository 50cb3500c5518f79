/// Why a command was not done.
struct CommandFailure: Error {
  /// The exit code.
  let code: Int32

  /// What is wrong, a line each.
  let messages: [String]

  init(_ code: Int32, _ messages: String...) { self.init(code, messages) }

  init(_ code: Int32, _ messages: [String]) {
    self.code = code
    self.messages = messages
  }

  /// The failure of something that was refused.
  static func refused(_ key: String, _ reason: String) -> CommandFailure {
    CommandFailure(1, "\(key): \(reason)")
  }

  /// The failure of a wrong word, with a word that may have been meant.
  static func usage(_ word: String, _ problem: String, nearest: String? = nil) -> CommandFailure {
    let suggestion = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    return CommandFailure(2, "\(word): \(problem)\(suggestion)")
  }

  /// The failure of a key that is none of those there are.
  static func unknown(_ key: String, among keys: [String]) -> CommandFailure {
    .usage(key, "there is no such setting", nearest: keys.nearest(to: key))
  }
}

extension [String] {
  /// Returns the text that may have been meant by another: one that ends in it after a full stop, or
  /// one with few other letters.
  ///
  /// - Complexity: O(*n*) in the length of all texts.
  func nearest(to word: String) -> String? {
    if let longer = first(where: { $0.hasSuffix("." + word) }) { return longer }
    let limit = Swift.min(3, Swift.max(1, word.count / 3))
    var best: (text: String, distance: Int)?
    for text in self where abs(text.count - word.count) <= limit {
      let distance = [Character](text.lowercased()).distance(to: [Character](word.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (text, distance) }
    }
    return best?.text
  }
}

extension [Character] {
  /// Returns how many letters must be added, removed, replaced or swapped to get another text.
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
