/// A decoder of UTF-8 that takes one byte at a time.
///
/// Invalid input is reported once for each maximal subpart, as Unicode recommends in chapter 3.9,
/// so that repairs are the same as those of `String(decoding:as:)`.
struct ScalarDecoder: Hashable, Sendable {
  /// What a byte leads to.
  enum Step: Hashable {
    /// The scalar goes on.
    case more
    /// The scalar is complete.
    case scalar(Unicode.Scalar)
    /// The byte is no part of any scalar.
    case broken
    /// The scalar before was cut short; the byte is still to be read.
    case cutShort
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether the last byte left a scalar incomplete.
  var isInsideScalar: Bool { missing > 0 }

  /// Reads a byte.
  mutating func read(_ byte: UInt8) -> Step {
    guard missing > 0 else { return start(with: byte) }
    guard allowed.contains(byte) else {
      missing = 0
      return .cutShort
    }
    value = value << 6 | UInt32(byte & 0x3F)
    allowed = 0x80...0xBF
    missing -= 1
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map(Step.scalar) ?? .broken
  }

  /// Forgets a scalar that is incomplete.
  mutating func reset() {
    missing = 0
  }

  /// Reads a first byte, by table 3-7 of Unicode.
  private mutating func start(with byte: UInt8) -> Step {
    allowed = 0x80...0xBF
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x07), 3)
    default: return .broken
    }
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    return .more
  }
}
