extension FoldedText {
  /// A writer that joins the letters of Hangul, and kana with their voicing marks.
  ///
  /// Taken apart, か would be found in が, and 가 in 각. So what other text decomposes is composed
  /// here, Hangul by the arithmetic of the Unicode Standard, section 3.12.
  struct Composer {
    /// The scalar written last, or zero.
    private var last: Unicode.Scalar = "\0"

    /// Adds a scalar in UTF-8, or joins it with the one before.
    mutating func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
      var scalar = scalar
      if let composed = Self.composed(last, scalar) {
        // Every scalar that composes takes three bytes.
        bytes.removeLast(3)
        scalar = composed
      }
      last = scalar
      bytes.append(contentsOf: String(scalar).utf8)
    }

    /// Returns the scalar that two compose, or `nil`.
    private static func composed(
      _ first: Unicode.Scalar, _ second: Unicode.Scalar
    ) -> Unicode.Scalar? {
      switch (first.value, second.value) {
      case (0x1100...0x1112, 0x1161...0x1175):
        Unicode.Scalar(0xAC00 + ((first.value - 0x1100) * 21 + second.value - 0x1161) * 28)
      case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00) % 28 == 0:
        Unicode.Scalar(first.value + second.value - 0x11A7)
      case (_, 0x3099...0x309A):
        kana["\(first)\(second)"]
      default:
        nil
      }
    }

    /// The kana, which canonically equivalent text finds: か and a voicing mark are が.
    private static let kana: [String: Unicode.Scalar] = {
      let scalars = (UInt32(0x3041)...0x30FF).compactMap(Unicode.Scalar.init)
      return Dictionary(uniqueKeysWithValues: scalars.map { (String($0), $0) })
    }()
  }
}
