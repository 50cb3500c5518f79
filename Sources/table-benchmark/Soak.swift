import TestFixtures

/// A long walk through a live menu under random keys, watched for wrong frames and growing memory.
struct Soak {
  /// The number of keys after which it ends.
  let keyCount: Int

  /// Where the random numbers start, so that a walk can be repeated.
  let seed: UInt64

  /// How many times memory is looked at.
  private static let sampleCount = 20

  /// How much memory may be added once the walk has seen most of what it will see, in bytes.
  private static let allowance = 2 << 20

  /// Walks, tells how it goes, and returns what went wrong, if anything did.
  func run() -> String? {
    print("seed \(seed)")
    var walk = MenuWalk(seed: seed)
    var samples: [Int] = []
    for number in 1...Self.sampleCount {
      let goal = keyCount / Self.sampleCount * number
      while walk.counts.keys < goal {
        let problems = walk.step()
        guard problems.isEmpty else {
          return "seed \(seed), frame \(walk.counts.frames): \(problems.joined(separator: ", "))"
        }
      }
      let memory = ChildProcess.ownMemory
      samples.append(memory ?? 0)
      let size = memory.map { ", " + Unit.bytes.text(Double($0)) } ?? ""
      print("\(walk.counts)\(size)")
    }
    return growth(of: samples)
  }

  /// Returns what is wrong with memory that was looked at in equal steps, if anything is.
  ///
  /// The first half of a walk fills what is kept for use; the second half must find it filled.
  private func growth(of samples: [Int]) -> String? {
    let before = samples.prefix(samples.count / 2).max() ?? 0
    let after = samples.suffix(samples.count / 4).min() ?? 0
    guard after > before + Self.allowance else { return nil }
    let sizes = [before, after].map { Unit.bytes.text(Double($0)) }
    return "seed \(seed): memory has grown from \(sizes[0]) to \(sizes[1])"
  }
}
