import TestFixtures
import Testing

/// The whole adapter against a model of plain arrays, after every one of many random steps.
@Suite struct `Table adapter and its model` {
  @Test(arguments: RandomWalks.seeds(3))
  func `give the same answers and correct changes, whatever is done`(seed: UInt64) {
    var walk = ModelWalk(seed: seed)
    for number in 0..<300 {
      let faults = walk.step()
      guard faults.isEmpty else {
        let last = walk.steps.suffix(6).joined(separator: ", ")
        Issue.record("seed \(seed), step \(number): \(last)\n\(faults.joined(separator: "\n"))")
        return
      }
    }
  }
}
