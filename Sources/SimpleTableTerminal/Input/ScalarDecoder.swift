/// A decoder of UTF-8 that takes one byte at a time.
///
/// Invalid input is repaired as by `String(decoding:as:)`: an incomplete scalar is one U+FFFD.
struct ScalarDecoder: Hashable, Sendable {
  /// The bytes of a scalar that is not complete yet.
  private var bytes: [UInt8] = []

  /// Whether the last byte left a scalar incomplete.
  var isInsideScalar: Bool { !bytes.isEmpty }

  /// Reads a byte, and returns the scalars that are complete with it.
  mutating func read(_ byte: UInt8) -> [Unicode.Scalar] {
    bytes.append(byte)
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let isCutShort = scalars.count > 1
    // A first byte has as many ones before its first zero as its scalar has bytes.
    if !isCutShort, bytes.count < (~bytes[0]).leadingZeroBitCount { return [] }
    reset()
    return isCutShort ? ["\u{FFFD}"] + read(byte) : Array(scalars)
  }

  /// Forgets a scalar that is incomplete.
  mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
  }
}
