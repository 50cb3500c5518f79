/// A row of bits that knows how many are set before any place, and where the nth one is.
///
/// One bit per element in words of 64, with running counts over the words: 0.19 bytes per element.
///
/// - Complexity: `count` and reading a bit are O(1); changing one, ``rank(_:)`` and ``select(_:)``
///   are O(log *n*).
struct CountedBits {
  /// The bits, lowest first; those beyond the size are clear.
  private(set) var bits: Bits

  private var counts: RunningCounts

  /// The number of bits that are set.
  var count: Int { counts.total }

  /// Creates the structure over bits.
  ///
  /// - Complexity: O(*n*)
  init(_ bits: Bits) {
    self.bits = bits
    counts = RunningCounts(bits.words.lazy.map(\.nonzeroBitCount))
  }

  /// Reads or changes the bit at an index, which must exist.
  subscript(index: Int) -> Bool {
    get { bits[index] }
    set {
      guard bits[index] != newValue else { return }
      bits[index] = newValue
      counts.add(newValue ? 1 : -1, at: index >> 6)
    }
  }

  /// Returns the number of bits set before an index.
  func rank(_ index: Int) -> Int {
    let word = index >> 6
    let before = counts.sum(before: word)
    let rest = index & 63
    guard rest > 0 else { return before }
    return before + (bits.words[word] & (1 << UInt64(rest) &- 1)).nonzeroBitCount
  }

  /// Returns the index of the nth bit that is set, counted from 0, which must exist.
  func select(_ number: Int) -> Int {
    let (word, offset) = counts.find(number)
    return word << 6 + bits.words[word].indexOfSetBit(offset)
  }
}

extension UInt64 {
  /// Returns the index of the nth bit that is set, counted from 0, which must exist.
  ///
  /// The bits of all bytes are counted side by side and summed up from below by a multiplication,
  /// then those of the byte in question in the same way, without a branch; see Sebastiano Vigna,
  /// "Broadword implementation of rank/select queries" (2008).
  fileprivate func indexOfSetBit(_ number: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var counts = self &- (self >> 1) & (0x55 &* ones)
    counts = counts & (0x33 &* ones) &+ (counts >> 2) & (0x33 &* ones)
    counts = (counts &+ counts >> 4) & (0x0f &* ones)
    let sums = counts &* ones
    let start = UInt64(number).countOfBytes(notBelow: sums) &* 8
    let rest = UInt64(number) &- (sums << 8) >> start & 0xff
    let apart = (self >> start & 0xff) &* ones & 0x8040_2010_0804_0201
    let bits = (apart &+ 0x7f &* ones | apart) >> 7 & ones
    return Int(start &+ rest.countOfBytes(notBelow: bits &* ones))
  }

  /// Returns how many bytes of a word are no greater than this number; all are below 128.
  private func countOfBytes(notBelow bytes: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let isNotBelow = ((self &* ones | 0x80 &* ones) &- bytes) & (0x80 &* ones)
    return ((isNotBelow >> 7) &* ones) >> 56
  }
}
