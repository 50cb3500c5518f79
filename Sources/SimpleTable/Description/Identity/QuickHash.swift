/// A running hash of machine words that is quicker than the standard library's.
///
/// Each step multiplies to the double width and combines both halves, the mixing step of Wang Yi's
/// public-domain wyhash. Summand and factor are chosen at random once per process, so that ids
/// with colliding hashes cannot be prepared.
struct QuickHash {
  private(set) var value: UInt64

  init(seed: UInt64) {
    value = seed ^ Self.key.summand
  }

  mutating func combine(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: Self.key.factor)
    value = product.high ^ product.low ^ Self.key.summand
  }

  private static let key = (
    summand: UInt64.random(in: .min ... .max), factor: UInt64.random(in: .min ... .max) | 1
  )
}
