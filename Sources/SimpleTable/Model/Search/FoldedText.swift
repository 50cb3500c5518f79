/// A text with its case and accents folded, for comparison with others.
///
/// - Accents and points are dropped, as are scalars that show nothing, such as the soft hyphen.
///   Vowel signs, viramas and the voicing of kana are kept: が is another letter than か.
/// - Case is folded as Unicode's CaseFolding.txt does in full, apart from that of Turkish: ß
///   folds to ss, ς to σ, ﬁ to fi, and İ to i.
/// - Letters that keyboards lack fold to the ones that people type instead: see ``keyboardTable``.
/// - Full-width and circled forms and Roman numerals fold to ASCII.
///
/// The normal forms C and D of a text fold to the same bytes, with one exception: marks that are
/// kept stay in the order in which they are written, and where several follow one letter, the
/// forms may differ in it. CJK compatibility ideographs, which both forms replace, fold to
/// themselves.
enum FoldedText {
  /// Adds the folded form of a text to bytes that may be used again.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text in UTF-8. It allocates only where
  ///   the bytes have to grow, and for rare scalars.
  static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    let isASCII = bytes.withUnsafeMutableBufferPointer { lowercaseASCII($0[start...]) }
    guard !isASCII else { return }

    bytes.removeLast(bytes.count - start)
    var composer = Composer()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x600:
        for part in frequentParts[Int(scalar.value)] { composer.append(part, to: &bytes) }
      // Kana, ideographs and Hangul fold to themselves.
      case 0x3041...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3:
        composer.append(scalar, to: &bytes)
      default:
        for part in parts(of: scalar) { composer.append(part, to: &bytes) }
      }
    }
  }

  /// Turns capitals into small letters, and returns whether all of the bytes are ASCII.
  private static func lowercaseASCII(_ bytes: Slice<UnsafeMutableBufferPointer<UInt8>>) -> Bool {
    let bytes = UnsafeMutableBufferPointer(rebasing: bytes)
    var union: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      union |= byte
      bytes[index] = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }
    return union < 0x80
  }
}
