import SimpleTable

// In the module that sorts hits, so that the compiler knows their type.

extension SearchRank {
  /// Returns hits, the best first; of one rank those that are parts of settings come last, and else they
  /// keep their order.
  ///
  /// - Complexity: O(*n*).
  static func sorted<Hit>(_ hits: [(hit: Hit, rank: SearchRank, isPart: Bool)]) -> [Hit] {
    // Hits are large, so they are copied once.
    var numbers = [[Int]](repeating: [], count: 2 * allCases.count)
    for number in hits.indices {
      numbers[2 * hits[number].rank.rawValue + (hits[number].isPart ? 1 : 0)].append(number)
    }
    return numbers.joined().map { hits[$0].hit }
  }
}
