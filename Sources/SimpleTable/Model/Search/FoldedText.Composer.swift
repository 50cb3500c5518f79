extension FoldedText {
  /// A writer that joins the letters of Hangul, and kana with their voicing marks.
  ///
  /// Taken apart, か would be found in が, and 가 in 각. So what other text decomposes is composed
  /// here, by the arithmetic of the Unicode Standard, section 3.12, and a generated table.
  struct Composer {
    /// The scalar written last, or zero.
    private var last: UInt32 = 0

    /// Adds a scalar in UTF-8, or joins it with the one before.
    mutating func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
      var scalar = scalar
      if let composed = Self.composed(last, scalar.value).flatMap(Unicode.Scalar.init) {
        // Whatever composes takes three bytes.
        bytes.removeLast(3)
        scalar = composed
      }
      last = scalar.value
      if let encoded = UTF8.encode(scalar) {
        bytes.append(contentsOf: encoded)
      }
    }

    /// Returns the scalar that two compose, or `nil`.
    private static func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
      switch (first, second) {
      case (0x1100...0x1112, 0x1161...0x1175):
        return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
      case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first - 0xAC00) % 28 == 0:
        return first + second - 0x11A7
      case (_, 0x3099...0x309A):
        let pair = UInt64(first) << 20 | UInt64(second)
        return entry(for: pair, in: voiced, bits: 20).map { UInt32($0) }
      default:
        return nil
      }
    }
  }
}
