/// Positions by the hashes of the identities that stand there, for one comparison of two tables.
///
/// An open-addressing table: making it allocates once.
struct IdentityIndex {
  private struct Slot {
    var hash: UInt64
    var section: Int32
    var row: Int32
  }

  private static let free: Int32 = -1
  private static let taken: Int32 = -2

  private var slots: [Slot]

  /// Creates an index with room for some identities.
  init(capacity: Int) {
    let size = 1 << (Int.bitWidth - (max(capacity, 1) * 2 - 1).leadingZeroBitCount)
    slots = Array(repeating: Slot(hash: 0, section: 0, row: Self.free), count: size)
  }

  /// Adds the position of an identity, given by its quick hash.
  mutating func insert(_ hash: UInt64, _ position: RowPosition) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].row != Self.free { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Slot(hash: hash, section: Int32(position.section), row: Int32(position.row))
  }

  /// Takes the position of an identity out, so that it is found once only.
  ///
  /// - Parameters:
  ///   - hash: The quick hash of what to look for.
  ///   - isSame: Returns whether the identity at a position is the one.
  /// - Returns: The position, or nothing if it is not there or was taken.
  mutating func take(_ hash: UInt64, isSame: (RowPosition) -> Bool) -> RowPosition? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].row != Self.free {
      if slots[slot].hash == hash, slots[slot].row != Self.taken {
        let position = RowPosition(section: Int(slots[slot].section), row: Int(slots[slot].row))
        if isSame(position) {
          slots[slot].row = Self.taken
          return position
        }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
