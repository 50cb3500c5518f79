import SimpleTable
import TestFixtures
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
}
