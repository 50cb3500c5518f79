/// Finds the numbers of list elements by the hashes of their identities.
///
/// An open-addressing table with a part of the hash and a number in each slot. The caller
/// knows what the numbers mean, and compares elements that have the same hash.
///
/// - Complexity: O(1) on average for each operation. The hashes are keyed, see ``QuickHash``, so
///   that no choice of ids makes them collide.
struct HashIndex {
  private struct Slot {
    var tag: UInt32 = 0
    var number: Int32 = free
  }

  private static let free: Int32 = -1
  private static let taken: Int32 = -2

  private var slots: [Slot] = []

  /// Creates an index with room for a number of elements.
  init(capacity: Int) {
    guard capacity > 0 else { return }
    slots = Array(repeating: Slot(), count: Self.size(for: capacity))
  }

  /// Creates the index of a list of hashes, in which each element is numbered by its position.
  ///
  /// - Parameters:
  ///   - hashes: The hashes of the elements.
  ///   - isSame: Returns whether two elements with one hash have the same identity.
  ///   - onDuplicate: Called with each element that an earlier one equals, and with that one.
  /// - Complexity: O(*n*)
  init(
    _ hashes: [UInt64], isSame: (Int, Int) -> Bool,
    onDuplicate: (_ later: Int, _ first: Int) -> Void
  ) {
    self.init(capacity: hashes.count)
    for number in Self.groupedBySlot(hashes) {
      let slot = slot(of: hashes[number]) { isSame($0, number) }
      if slots[slot].number == Self.free {
        slots[slot] = Slot(tag: Self.tag(hashes[number]), number: Int32(number))
      } else {
        onDuplicate(number, Int(slots[slot].number))
      }
    }
  }

  /// Adds an element; several may have the same hash.
  mutating func insert(_ hash: UInt64, _ number: Int) {
    slots[slot(of: hash) { _ in false }] = Slot(tag: Self.tag(hash), number: Int32(number))
  }

  /// Adds the next element of a list, and makes room for more where half of the slots are taken.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - number: Its number, which is the count of those before it.
  ///   - hashes: Returns the hash of an element before it.
  /// - Complexity: O(1) on average.
  mutating func append(_ hash: UInt64, _ number: Int, hashes: (Int) -> UInt64) {
    if 2 * (number + 1) > slots.count {
      self = HashIndex(capacity: max(8, 2 * number))
      for earlier in 0..<number { insert(hashes(earlier), earlier) }
    }
    insert(hash, number)
  }

  /// Returns the number of the element with a hash for which a condition holds.
  func number(for hash: UInt64, where isSame: (Int) -> Bool) -> Int? {
    guard !slots.isEmpty else { return nil }
    let number = slots[slot(of: hash, isSame: isSame)].number
    return number == Self.free ? nil : Int(number)
  }

  /// Removes an element and returns its number, so that each is found once.
  mutating func take(_ hash: UInt64, where isSame: (Int) -> Bool) -> Int? {
    guard !slots.isEmpty else { return nil }
    let slot = slot(of: hash, isSame: isSame)
    let number = slots[slot].number
    guard number != Self.free else { return nil }
    slots[slot].number = Self.taken
    return Int(number)
  }

  /// Returns the slot of an element, or the free one where its probes end.
  @inline(__always)
  private func slot(of hash: UInt64, isSame: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    let tag = Self.tag(hash)
    while slots[slot].number != Self.free {
      OperationCounter.count(.probe)
      let number = slots[slot].number
      if slots[slot].tag == tag, number != Self.taken, isSame(Int(number)) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  /// Returns a power of two that leaves half of the slots free.
  private static func size(for count: Int) -> Int {
    1 << (Int.bitWidth - (count * 2 - 1).leadingZeroBitCount)
  }

  /// Returns the numbers of all hashes, grouped by regions of the table and otherwise in order.
  ///
  /// In the order declared, each element would be written far from the last one, and waiting for
  /// memory is most of the cost of a large index.
  private static func groupedBySlot(_ hashes: [UInt64]) -> [Int] {
    let groupBits = 8
    let size = size(for: max(hashes.count, 1))
    let shift = size.trailingZeroBitCount - groupBits
    guard shift >= groupBits else { return Array(hashes.indices) }
    func group(_ hash: UInt64) -> Int { (Int(truncatingIfNeeded: hash) & (size - 1)) >> shift }
    var starts = [Int](repeating: 0, count: 1 << groupBits + 1)
    for hash in hashes { starts[group(hash) + 1] += 1 }
    for group in 1..<starts.count { starts[group] += starts[group - 1] }
    return [Int](unsafeUninitializedCapacity: hashes.count) { grouped, initializedCount in
      for (number, hash) in hashes.enumerated() {
        grouped.initializeElement(at: starts[group(hash)], to: number)
        starts[group(hash)] += 1
      }
      initializedCount = hashes.count
    }
  }
}
