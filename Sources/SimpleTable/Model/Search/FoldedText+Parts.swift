extension FoldedText {
  /// Returns the scalars to which one folds, none to four.
  static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if scalar.isASCII {
      return ["A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar]
    }
    if let parts = listed[scalar] { return parts.flatMap(parts(of:)) }
    if let ascii = ascii(of: scalar) { return ascii.unicodeScalars.flatMap(parts(of:)) }
    guard isKept(scalar) else { return [] }
    // The capitals that keyboards lack are put into lower case here first.
    return scalar.properties.lowercaseMapping.unicodeScalars.flatMap { lower in
      lower == scalar ? [scalar] : parts(of: lower)
    }
  }

  /// The parts of the scalars that most texts are made of.
  static let frequentParts = (0..<0x600).map { value in
    Unicode.Scalar(UInt32(value)).map(parts) ?? []
  }

  /// What the scalars of both tables fold to.
  static let listed: [Unicode.Scalar: [Unicode.Scalar]] = {
    var listed: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for table in [table, keyboardTable] {
      for entry in table.unicodeScalars.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        listed[entry[entry.startIndex]] = Array(entry.dropFirst())
      }
    }
    return listed
  }()

  /// Returns whether a scalar is kept: it is visible, and is no accent, point or tone.
  ///
  /// Unicode gives a combining class above 0 to accents, and to some marks that letters need: the
  /// voicing of kana (8), viramas (9), and vowel signs of Telugu (84 and 91), Thai (103),
  /// Lao (118) and Tibetan (129, 130 and 132). Nuktas (7) are dropped: people leave them out.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.canonicalCombiningClass.rawValue {
    case 0: !scalar.properties.isDefaultIgnorableCodePoint
    case 8, 9, 84, 91, 103, 118, 129, 130, 132: true
    default: false
    }
  }
}
