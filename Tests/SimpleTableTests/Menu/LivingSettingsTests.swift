import SimpleTable
import TestFixtures
import Testing

/// Settings that depend on each other, come and go, and are shared, under thousands of operations.
@Suite struct `Living settings` {
  @Test(arguments: 0..<60)
  func `agree with the plain model, and with a new process`(walk: Int) {
    follow(LivingWalk(seed), steps: 40)
  }

  @Test(arguments: 0..<40)
  func `agree with the plain model while the program changes values itself`(walk: Int) {
    follow(LivingWalk(seed, hasOwnChanges: true), steps: 40)
  }

  @Test(arguments: 0..<8, [SettingLevel.user, .system, .project, .policy])
  func `agree with the plain model over four levels, and with a new process`(
    walk: Int, edited: SettingLevel
  ) {
    follow(LivingWalk(seed, levels: SettingLevel.allCases, edited: edited), steps: 40)
  }

  @Test(arguments: 0..<16)
  func `agree over four levels while the program changes values itself`(walk: Int) {
    follow(LivingWalk(seed, hasOwnChanges: true, levels: SettingLevel.allCases), steps: 40)
  }

  private let seed = SeededGenerator().seed

  private func follow(_ start: LivingWalk, steps: Int) {
    var walk = start
    for _ in 0..<steps {
      let faults = walk.step()
      guard faults.isEmpty else {
        let last = walk.steps.suffix(10).joined(separator: "\n")
        Issue.record("seed \(seed)\n\(last)\n\(faults.joined(separator: "\n"))")
        return
      }
    }
  }
}
