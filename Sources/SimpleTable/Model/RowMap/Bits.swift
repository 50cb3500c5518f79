/// A row of bits of a fixed size.
package struct Bits: Equatable {
  /// The bits in words of 64, lowest first; those beyond the size are clear.
  private(set) var words: [UInt64]

  /// The number of bits.
  let size: Int

  /// Creates bits that are all clear, or all set.
  ///
  /// - Complexity: O(*n*)
  init(size: Int, repeating value: Bool = false) {
    self.size = size
    words = Array(repeating: value ? ~0 : 0, count: (size + 63) >> 6)
    let rest = size & 63
    if value, rest > 0 { words[words.count - 1] = 1 << UInt64(rest) &- 1 }
  }

  /// Reads or changes the bit at an index, which must exist.
  subscript(index: Int) -> Bool {
    get { words[index >> 6] >> UInt64(index & 63) & 1 == 1 }
    set {
      let bit: UInt64 = 1 << UInt64(index & 63)
      if newValue { words[index >> 6] |= bit } else { words[index >> 6] &= ~bit }
    }
  }

  /// Clears the bits that are set in others of the same size.
  ///
  /// - Complexity: O(*n*)
  mutating func subtract(_ other: Bits) {
    for word in words.indices { words[word] &= ~other.words[word] }
  }

  /// Calls a function with the index of each bit that is set, in order.
  ///
  /// - Complexity: O(*n*)
  func forEachSet(_ body: (Int) -> Void) {
    for (number, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        body(number << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}

extension Bits {
  /// Creates bits of which some are set.
  init(size: Int, settingAll indices: [Int]) {
    self.init(size: size)
    for index in indices { self[index] = true }
  }
}
