/// The name that someone probably meant who wrote another one.
enum NearestName {
  /// Returns the nearest of some names, or nothing where none is near.
  ///
  /// A name is near if the word is its beginning, or if no more than two fifths of it have to be
  /// changed; of equally near ones the first counts.
  static func of(_ word: String, among names: [String]) -> String? {
    // The comparison below is quadratic, and what is so much longer cannot be near.
    guard !word.isEmpty, word.count <= 40 else { return nil }
    let word = word.lowercased()
    let near = names.map { (name: $0, distance: distance(word, $0.lowercased())) }
    if let nearest = near.min(by: { $0.distance < $1.distance }),
      nearest.distance * 5 <= nearest.name.count * 2
    {
      return nearest.name
    }
    return names.first { $0.hasPrefix(word) }
  }

  /// Returns the number of characters to insert, remove, replace or swap with their neighbour.
  ///
  /// This is the optimal string alignment distance.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
        var best = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
