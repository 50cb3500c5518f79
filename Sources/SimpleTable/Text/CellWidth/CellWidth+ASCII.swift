extension CellWidth {
  /// Returns the number of bytes, or `nil` if one of them is not printable ASCII.
  static func countOfPrintableASCII(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      guard isPrintableASCII(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) else {
        return nil
      }
      offset += 8
    }
    while offset < raw.count {
      guard 0x20..<0x7F ~= raw[offset] else { return nil }
      offset += 1
    }
    return raw.count
  }

  /// Returns whether each of eight bytes lies between a space and a tilde.
  private static func isPrintableASCII(_ bytes: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    // A byte below 0x80 reaches the top bit by one more if it is 0x7F, and by 0x60 more if it is
    // no control character. No byte carries into the next, as the tops are masked away first.
    let low = bytes & ~tops
    let isDelete = low &+ ones
    let isNoControl = low &+ ones &* 0x60
    return (bytes | isDelete | ~isNoControl) & tops == 0
  }
}
