import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Longest increasing subsequence` {
  /// Returns the length by trying all subsets.
  private func longest(_ numbers: [Int32]) -> Int {
    (0..<(1 << numbers.count)).compactMap { subset -> Int? in
      let chosen = numbers.indices.filter { subset >> $0 & 1 == 1 }.map { numbers[$0] }
      guard chosen.allSatisfy({ $0 >= 0 }), chosen == chosen.sorted() else { return nil }
      return chosen.count
    }.max() ?? 0
  }

  private func checkRun(of numbers: [Int32], _ seed: String = "") {
    var search = LongestIncreasingSubsequence()
    // What is left of an earlier search must not matter.
    _ = search.membership(of: [5, 3, 4])
    let belongs = search.membership(of: numbers)
    check(belongs.count, numbers.count)
    let chosen = zip(numbers, belongs).filter(\.1).map(\.0)
    #expect(chosen == chosen.sorted() && Set(chosen).count == chosen.count, "\(numbers) \(seed)")
    check(chosen.allSatisfy { $0 >= 0 }, "\(numbers) \(seed)")
    check(chosen.count, longest(numbers), "\(numbers) \(seed)")
  }

  @Test(
    arguments: [
      [], [0], [-1], [-1, -1], [0, 1, 2], [2, 1, 0], [1, 0, 2], [3, -1, 1, 2, -1, 0],
      [.max, 0, .max - 1],
    ] as [[Int32]])
  func `each case has a longest run in order`(numbers: [Int32]) {
    checkRun(of: numbers)
  }

  @Test func `random lists have a longest run in order`() {
    var random = SeededGenerator()
    for _ in 0..<300 {
      let count = Int.random(in: 0...9, using: &random)
      let numbers = (0..<Int32(count)).shuffled(using: &random).map { number in
        Int.random(in: 0..<5, using: &random) == 0 ? -1 : number
      }
      checkRun(of: numbers, "\(random)")
    }
  }

  @Test func `a hundred thousand numbers backwards keep one`() {
    var search = LongestIncreasingSubsequence()
    let belongs = search.membership(of: (0..<100_000).reversed())
    check(belongs.count { $0 }, 1)
  }
}
