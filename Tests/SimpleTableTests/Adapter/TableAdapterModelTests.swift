import TestFixtures
import Testing

/// The whole adapter against a model of plain arrays, after every one of many random steps.
@Suite struct `Table adapter and its model` {
  @Test(arguments: 0..<4)
  func `give the same answers and correct changes, whatever is done`(walk: Int) {
    let seed = SeededGenerator(seed: .random(in: 0...999_999)).seed
    follow(seed: seed, steps: 1_000)
  }

  /// Seeds that found faults during development.
  @Test(arguments: Array(0..<4) + [176_988, 321_717, 563_006] as [UInt64])
  func `give the same answers for earlier seeds`(seed: UInt64) {
    follow(seed: seed, steps: 1_000)
  }

  private func follow(seed: UInt64, steps: Int) {
    var walk = ModelWalk(seed: seed)
    for number in 0..<steps {
      let faults = walk.step()
      guard faults.isEmpty else {
        let last = walk.steps.suffix(6).joined(separator: ", ")
        Issue.record("seed \(seed), step \(number): \(last)\n\(faults.joined(separator: "\n"))")
        return
      }
    }
  }
}
