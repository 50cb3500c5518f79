import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `Whatever is pressed` {
  @Test(arguments: RandomWalks.seeds(4))
  func `a frame fits the screen, and what is written shows it`(seed: UInt64) {
    var walk = SessionWalk(seed: seed)
    for step in 0..<60 {
      let problems = walk.step()
      guard problems.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(problems)")
        return
      }
    }
  }

  @Test func `no stored value ends a program whose ranges are written without care`() {
    var ranges: [String] = []
    RandomWalks.forEach(12) { seed, compared in
      var walk = SessionWalk(seed: seed)
      for _ in 0..<10 { _ = walk.step() }
      compared.count(walk.counts.frames)
      ranges += walk.impossibleRanges.prefix(1).map { "seed \(seed): \($0)" }
    }
    checkEmpty(ranges)
  }
}
