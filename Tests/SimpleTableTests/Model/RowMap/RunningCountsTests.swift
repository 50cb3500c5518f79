import TestFixtures
import Testing

@testable import SimpleTable

@Suite struct `Running counts` {
  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 31, 100])
  func `sums and places are those of a plain list`(size: Int) {
    var random = SeededGenerator()
    var model = (0..<size).map { _ in Int.random(in: 0...3, using: &random) }
    var counts = RunningCounts(model)
    for step in 0..<100 {
      if size > 0, step > 0 {
        let index = Int.random(in: 0..<size, using: &random)
        let difference = Int.random(in: -model[index]...3, using: &random)
        counts.add(difference, at: index)
        model[index] += difference
      }
      #expect(counts.total == model.reduce(0, +), "\(random)")
      for index in 0...size {
        #expect(counts.sum(before: index) == model[..<index].reduce(0, +), "\(random)")
      }
      // Counts of 0 hold no position.
      let places = model.indices.flatMap { index in (0..<model[index]).map { (index, $0) } }
      for (position, place) in places.enumerated() {
        let found = counts.find(position)
        #expect(found.index == place.0 && found.offset == place.1, "\(random)")
      }
    }
  }
}
