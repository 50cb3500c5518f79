import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Running sums` {
  @Test(arguments: 0..<40)
  func `are those of a plain list, while its counts change`(count: Int) {
    var random = SeededGenerator()
    var counts = (0..<count).map { _ in Int.random(in: 0...3, using: &random) }
    var sums = RunningSums(of: count) { counts[$0] }
    for _ in 0..<20 {
      check(sums.total, counts.reduce(0, +), "\(random)")
      for place in 0...count {
        check(sums.sum(below: place), counts.prefix(place).reduce(0, +), "\(random)")
      }
      let places = counts.indices.flatMap { Array(repeating: $0, count: counts[$0]) }
      check(places.indices.map(sums.place), places, "\(random)")
      guard let place = counts.indices.randomElement(using: &random) else { return }
      counts[place] = Int.random(in: 0...3, using: &random)
      sums.set(counts[place], at: place)
    }
  }
}
