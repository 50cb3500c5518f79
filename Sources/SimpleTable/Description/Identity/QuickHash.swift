/// A running hash of machine words, for tables that live no longer than one call.
///
/// Each step multiplies to the double width and folds both halves together, the mixing step of
/// Wang Yi's public-domain wyhash.
struct QuickHash {
  private(set) var value: UInt64

  init(seed: UInt64) {
    value = seed ^ 0x9e37_79b9_7f4a_7c15
  }

  mutating func combine(_ word: UInt64) {
    let product = (value ^ word ^ 0xa076_1d64_78bd_642f)
      .multipliedFullWidth(by: 0xe703_7ed1_a0b4_28db)
    value = product.high ^ product.low
  }
}
