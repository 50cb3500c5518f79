extension Unicode.Scalar {
  /// FIRST STRONG ISOLATE, before a text whose direction must not reach beyond it.
  static let isolateStart: Unicode.Scalar = "\u{2068}"

  /// POP DIRECTIONAL ISOLATE, after such a text.
  static let isolateEnd: Unicode.Scalar = "\u{2069}"

  /// Whether the scalar begins or ends the isolation of a text.
  package var isIsolate: Bool { self == .isolateStart || self == .isolateEnd }

  /// Whether the scalar is written from right to left.
  ///
  /// These are the blocks of right-to-left scripts, to which the file `DerivedBidiClass.txt` of the
  /// Unicode Character Database gives the classes R and AL by default, unassigned ones included,
  /// and the mark U+200F.
  var isRightToLeft: Bool {
    switch value {
    case ..<0x590: false
    // Hebrew, Arabic, Syriac, Thaana, NKo, Samaritan, Mandaic and their extensions.
    case 0x590...0x8FF, 0x200F: true
    // The presentation forms of Hebrew and Arabic, without U+FEFF.
    case 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFE: true
    // From Cypriot to Chorasmian and Elymaic; from Mende Kikakui to the Arabic symbols.
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension String {
  /// The text sanitized, and isolated where it has right-to-left characters.
  ///
  /// A terminal that follows the bidirectional algorithm of Unicode (UAX #9) then reorders nothing
  /// around it. The marks take no cells.
  ///
  /// - Complexity: O(*n*)
  package var isolated: String {
    let text = sanitized
    guard text.unicodeScalars.contains(where: \.isRightToLeft) else { return text }
    return "\(Unicode.Scalar.isolateStart)\(text)\(Unicode.Scalar.isolateEnd)"
  }
}

extension String {
  /// The text with the beginning of each isolate of which it has only the end, as where its start
  /// was cut off.
  package var beginningIsolates: String {
    var (depth, missing) = (0, 0)
    for scalar in unicodeScalars where scalar.isIsolate {
      depth += scalar == .isolateStart ? 1 : -1
      missing = max(missing, -depth)
    }
    return String(repeating: String(Unicode.Scalar.isolateStart), count: missing) + self
  }
}

extension LineBuffer {
  /// Isolates the text that began after a number of bytes, if it has right-to-left characters.
  ///
  /// - Complexity: O(*l*) in the number of bytes written since.
  mutating func isolate(from start: Int) {
    guard containsRightToLeft(from: start) else { return }
    insert(.isolateStart, at: start)
    insert(.isolateEnd, at: byteCount)
  }
}
