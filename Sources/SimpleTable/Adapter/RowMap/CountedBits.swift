/// A row of bits that knows how many are set before any place, and where the nth one stands.
///
/// A bit an element in words of 64, with running counts over the words: 0.19 bytes an element.
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
  fileprivate func indexOfSetBit(_ number: Int) -> Int {
    var rest = number
    var index = 0
    var width = 32
    while width > 0 {
      let lower = (self >> UInt64(index)) & (1 << UInt64(width) &- 1)
      if lower.nonzeroBitCount <= rest {
        rest -= lower.nonzeroBitCount
        index += width
      }
      width >>= 1
    }
    return index
  }
}
