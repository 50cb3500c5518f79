/// The identity of a row or a section, by which a reload recognizes it.
enum Identity: Hashable, Sendable {
  /// A name that was declared.
  case name(String)
  /// The place in the builder where it was declared.
  case place(Place)

  /// The name that was given, or `nil` for a place.
  var name: String? {
    if case .name(let name) = self { name } else { nil }
  }

  /// A hash that is quick to compute and equal for equal identities.
  ///
  /// Change lists hash up to all ids of a table, where the standard hasher would cost most of the
  /// time. Names that are not ASCII use the standard hasher, because equal strings may differ
  /// in their bytes.
  var quickHash: UInt64 {
    switch self {
    case .name(let name): Self.quickHash(of: name)
    case .place(let place): place.quickHash
    }
  }

  /// Returns the quick hash of a name.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  static func quickHash(of name: String) -> UInt64 {
    OperationCounter.count(.idHash)
    let ofASCII = name.utf8.withContiguousStorageIfAvailable(quickHash(ofASCII:))
    if let known = ofASCII ?? nil { return known }
    let plain = String(String.UnicodeScalarView(name.unicodeScalars.map(\.equalASCII)))
    let ofPlain = plain.utf8.withContiguousStorageIfAvailable(quickHash(ofASCII:))
    return (ofPlain ?? nil) ?? UInt64(truncatingIfNeeded: name.hashValue)
  }

  /// Returns the quick hash of a name in ASCII, or `nil` for any other.
  private static func quickHash(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    var hash = QuickHash(seed: UInt64(truncatingIfNeeded: bytes.count))
    var index = 0
    var seen: UInt64 = 0
    while index + 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      seen |= word
      hash.combine(word)
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    hash.combine(rest)
    return (seen | rest) & 0x8080_8080_8080_8080 == 0 ? hash.value : nil
  }
}

extension Unicode.Scalar {
  /// The ASCII scalar that is canonically equivalent to this one, or the scalar itself.
  ///
  /// Unicode has three such scalars: the Kelvin sign, the Greek question mark and the Greek varia.
  fileprivate var equalASCII: Unicode.Scalar {
    switch self {
    case "\u{212A}": "K"
    case "\u{37E}": ";"
    case "\u{1FEF}": "`"
    default: self
    }
  }
}

extension Identity: CustomStringConvertible {
  var description: String {
    switch self {
    case .name(let name): name
    case .place(let place): place.description
    }
  }
}
