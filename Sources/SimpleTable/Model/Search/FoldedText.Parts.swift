extension FoldedText {
  /// The scalars to which one folds, none to four.
  struct Parts: Sendable {
    private var scalars = SIMD4<UInt32>()
    private var index = 0
    private var count = 0

    /// Creates the parts of a scalar.
    ///
    /// - Complexity: O(log *n*) in the size of the table; O(1) for most letters of Latin, Greek
    ///   and Cyrillic, for kana, ideographs and Hangul.
    init(of scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x80..<0x600:
        self = Self.frequent[Int(scalar.value) - 0x80]
      // Kana, ideographs and Hangul fold to themselves.
      case 0x3041...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3:
        self.init()
        put(scalar.value)
      default:
        self.init(lookingUp: scalar)
      }
    }

    private init() {}

    /// Creates the parts of a scalar from the tables.
    init(lookingUp scalar: Unicode.Scalar) {
      add(scalar)
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
      let key = UInt64(scalar.value)
      if scalar.isASCII {
        let isCapital = "A"..."Z" ~= scalar
        put(isCapital ? scalar.value | 0x20 : scalar.value)
      } else if let letter = FoldedText.entry(for: key, in: FoldedText.letters, bits: 20) {
        add(UInt32(letter))
      } else if let pair = FoldedText.entry(for: key, in: FoldedText.pairs, bits: 40) {
        add(UInt32(pair >> 20))
        add(UInt32(pair & 0xF_FFFF))
      } else if let keyed = FoldedText.keyed(scalar) {
        for typed in keyed.unicodeScalars {
          put(typed.value)
        }
      } else if FoldedText.isKept(scalar) {
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
          // The capitals that keyboards lack come here first.
          if lower == scalar { put(lower.value) } else { add(lower) }
        }
      }
    }

    private mutating func add(_ value: UInt32) {
      if let scalar = Unicode.Scalar(value) { add(scalar) }
    }

    private mutating func put(_ value: UInt32) {
      scalars[count] = value
      count += 1
    }

    /// The parts of the scalars that most texts beyond ASCII are made of.
    private static let frequent: [Parts] = (0x80..<0x600).map { value in
      Parts(lookingUp: Unicode.Scalar(UInt32(value)) ?? "\u{0}")
    }
  }
}

extension FoldedText.Parts: Sequence, IteratorProtocol {
  /// Returns the next scalar and takes it away.
  mutating func next() -> Unicode.Scalar? {
    guard index < count else { return nil }
    defer { index += 1 }
    return Unicode.Scalar(scalars[index])
  }
}

extension FoldedText {
  /// Returns what is in a sorted table for a key, which is above a number of bits of each entry.
  ///
  /// - Complexity: O(log *n*) in the size of the table.
  static func entry(for key: UInt64, in table: [UInt64], bits: UInt64) -> UInt64? {
    let index = table.partitionPoint { $0 >> bits >= key }
    guard index < table.count, table[index] >> bits == key else { return nil }
    return table[index] & (1 << bits - 1)
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
