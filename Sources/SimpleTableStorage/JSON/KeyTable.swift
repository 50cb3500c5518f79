/// The keys of an object, to find their members by.
///
/// Keys are compared as the ids of controls are: two that are canonically equivalent, such as `é` as
/// one scalar and as two, are the same key. For keys of ASCII alone that means the same bytes. They
/// are compared as bytes, since making texts of them takes longer than everything else in reading a
/// file. As soon as one key is another, all of them are compared as texts.
struct KeyTable {
  private let bytes: [UInt8]
  private let members: [JSONObject.Member]

  /// The number of a key in the lower 24 bits, of which a file has bytes for fewer, and a part of its
  /// hash above them.
  private var slots: [UInt32]

  private var texts: [String: Int] = [:]

  /// Creates the table of the keys in an object.
  ///
  /// - Parameters:
  ///   - bytes: The text of the object.
  ///   - members: The places of its members.
  ///   - hasEscapes: Whether a key has characters that are escaped.
  /// - Throws: The number of a key that appears a second time.
  /// - Complexity: O(*n*) in the length of the keys.
  init(_ bytes: [UInt8], members: [JSONObject.Member], hasEscapes: Bool) throws(Duplicate) {
    self.bytes = bytes
    self.members = members
    let bits = Int.bitWidth - members.count.leadingZeroBitCount + 1
    slots = Array(repeating: Self.free, count: 1 << bits)
    guard let stop = hasEscapes ? Stop.beyondASCII : fillSlots() else { return }
    if case .duplicate(let number) = stop { throw Duplicate(number: number) }
    slots = []
    for number in members.indices {
      guard texts.updateValue(number, forKey: text(number)) == nil else {
        throw Duplicate(number: number)
      }
    }
  }

  /// A key that appears a second time.
  struct Duplicate: Error {
    let number: Int
  }

  /// Returns the number of a key, or `nil` if there is none.
  func number(of key: String) -> Int? {
    guard texts.isEmpty else { return texts[key] }
    guard key.utf8.allSatisfy({ $0 < 0x80 }) else {
      // Three characters beyond ASCII are equivalent to one in it.
      return key.unicodeScalars.contains { "\u{37E}\u{1FEF}\u{212A}".unicodeScalars.contains($0) }
        ? members.indices.first { text($0) == key } : nil
    }
    let key = Array(key.utf8)
    return bytes.withUnsafeBytes { text in
      key.withUnsafeBytes { key in
        Self.hash(key).flatMap { number(in: slot(of: key, hash: $0, in: text)) }
      }
    }
  }

  private func text(_ number: Int) -> String {
    JSONReader(bytes, at: members[number].key.lowerBound).knownText
  }
}

// MARK: - Keys as bytes

extension KeyTable {
  private static let free = UInt32.max

  /// Why keys are not compared by their bytes.
  private enum Stop {
    case beyondASCII
    case duplicate(Int)
  }

  /// Puts all keys into the slots, unless there is a reason to stop.
  private mutating func fillSlots() -> Stop? {
    bytes.withUnsafeBytes { text in
      for number in members.indices {
        let key = key(number, in: text)
        guard let hash = Self.hash(key) else { return .beyondASCII }
        let slot = slot(of: key, hash: hash, in: text)
        guard slots[slot] == Self.free else { return .duplicate(number) }
        slots[slot] = Self.tag(hash) | UInt32(number)
      }
      return nil
    }
  }

  @inline(__always)
  private func key(_ number: Int, in text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let key = members[number].key
    return UnsafeRawBufferPointer(rebasing: text[key.lowerBound + 1..<key.upperBound - 1])
  }

  private func number(in slot: Int) -> Int? {
    slots[slot] == Self.free ? nil : Int(slots[slot] & 0xFF_FFFF)
  }

  /// Returns the slot that has a key, or is free for it.
  private func slot(
    of key: UnsafeRawBufferPointer, hash: UInt64, in text: UnsafeRawBufferPointer
  ) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while let number = number(in: slot) {
      if slots[slot] & 0xFF00_0000 == Self.tag(hash), self.key(number, in: text).elementsEqual(key)
      {
        break
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func tag(_ hash: UInt64) -> UInt32 { UInt32(hash >> 32) & 0xFF00_0000 }

  /// Returns a hash of a key, or `nil` if it is not ASCII.
  @inline(__always)
  private static func hash(_ key: UnsafeRawBufferPointer) -> UInt64? {
    var hash = UInt64(key.count)
    var bits: UInt64 = 0
    func mix(_ word: UInt64) {
      bits |= word
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    var offset = 0
    while offset + 8 <= key.count {
      mix(key.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    for byte in key[offset...] { rest = rest << 8 | UInt64(byte) }
    mix(rest)
    return bits & 0x8080_8080_8080_8080 == 0 ? hash : nil
  }
}
