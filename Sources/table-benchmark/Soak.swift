import Foundation
import TestFixtures

/// A long walk through a live menu under random keys, watched for wrong frames and growing memory.
struct Soak {
  /// The number of keys after which it ends.
  let keyCount: Int

  /// The start of the random numbers, so that a walk can be repeated.
  let seed: UInt64

  /// The number of times that memory is looked at.
  private static let sampleCount = 20

  /// How much memory may be added once the walk has seen most of what it will see, in kilobytes.
  private static let allowance = 2_048

  /// Walks, prints how it goes, and returns whether all went well.
  ///
  /// The first half of a walk fills what is kept for use; the second half must find it filled.
  func run() -> Bool {
    print("seed \(seed)")
    var walk = SessionWalk(seed: seed)
    var samples: [Int] = []
    for number in 1...Self.sampleCount {
      while walk.counts.keys < keyCount / Self.sampleCount * number {
        let problems = walk.step()
        guard problems.isEmpty else {
          print("frame \(walk.counts.frames): \(problems.joined(separator: ", "))")
          return false
        }
      }
      samples.append(Self.memory)
      print("\(walk.counts), \(samples[number - 1]) kB")
    }
    let before = samples.prefix(samples.count / 2).max() ?? 0
    let after = samples.suffix(samples.count / 4).min() ?? 0
    let hasGrown = after > before + Self.allowance
    if hasGrown { print("memory has grown from \(before) to \(after) kB") }
    return !hasGrown
  }

  /// The memory that this process holds now, in kilobytes; 0 where the system has no such file.
  private static var memory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
