import TestFixtures
import Testing

/// The whole adapter against a model of plain arrays, after every one of many random steps.
@Suite struct `Table adapter and its model` {
  @Test(arguments: 0..<4)
  func `give the same answers and correct changes, whatever is done`(walk: Int) {
    let seed = SeededGenerator().seed
    var walk = ModelWalk(seed: seed)
    for number in 0..<1_000 {
      let faults = walk.step()
      guard faults.isEmpty else {
        let last = walk.steps.suffix(6).joined(separator: ", ")
        Issue.record("seed \(seed), step \(number): \(last)\n\(faults.joined(separator: "\n"))")
        return
      }
    }
  }
}
