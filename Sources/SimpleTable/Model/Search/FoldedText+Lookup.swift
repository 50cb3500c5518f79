extension FoldedText {
  /// Returns the value of an entry of a sorted table by its first number, or `nil`.
  ///
  /// - Complexity: O(log *n*) in the size of the table.
  static func entry(for value: UInt32, in table: [UInt64]) -> (first: UInt32, second: UInt32)? {
    let index = table.partitionPoint { $0 >= UInt64(value) << 40 }
    guard index < table.count, table[index] >> 40 == UInt64(value) else { return nil }
    let digits: UInt64 = 0xF_FFFF
    return (UInt32(table[index] >> 20 & digits), UInt32(table[index] & digits))
  }

  /// Returns whether a scalar is kept: it is visible, and is no accent, point or tone.
  ///
  /// Unicode gives a combining class above 0 to accents, and to some marks that letters need: the
  /// voicing of kana (8), viramas (9), and vowel signs of Telugu (84 and 91), Thai (103),
  /// Lao (118) and Tibetan (129, 130 and 132). Nuktas (7) are dropped: people leave them out.
  static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.canonicalCombiningClass.rawValue {
    case 0: !scalar.properties.isDefaultIgnorableCodePoint
    case 8, 9, 84, 91, 103, 118, 129, 130, 132: true
    default: false
    }
  }
}
