import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Shown list` {
  @Test(arguments: [0, 1, 2, 3, 10, 100])
  func `numbers and places are those of a plain list`(total: Int) {
    var random = SeededGenerator()
    for percent in [0, 10, 50, 90, 100] {
      let isShown = (0..<total).map { _ in Int.random(in: 0..<100, using: &random) < percent }
      compare(ShownList(of: total) { isShown[$0] }, isShown.indices.filter { isShown[$0] }, total)
    }
    compare(ShownList(all: total), Array(0..<total), total)
  }

  private func compare(_ list: ShownList, _ numbers: [Int], _ total: Int) {
    check(list.count, numbers.count)
    check(numbers.indices.map { list[$0] }, numbers)
    check((0..<total).map(list.index), (0..<total).map(numbers.firstIndex))
  }
}
