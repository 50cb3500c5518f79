/// Finds rows by the names that were given them.
///
/// An open-addressing table of hashes and positions. The names themselves stay in the rows, so the
/// index holds 16 bytes for each of up to half its slots and making it allocates once.
struct NameIndex {
  private struct Slot {
    var hash: UInt64
    var section: Int32
    var row: Int32

    var position: RowPosition? {
      row < 0 ? nil : RowPosition(section: Int(section), row: Int(row))
    }
  }

  private var slots: [Slot] = []

  /// Creates an index with room for some names.
  init(capacity: Int = 0) {
    guard capacity > 0 else { return }
    let size = 1 << (Int.bitWidth - (capacity * 2 - 1).leadingZeroBitCount)
    slots = Array(repeating: Slot(hash: 0, section: -1, row: -1), count: size)
  }

  /// Adds the name of a row, unless another row has it already.
  ///
  /// - Returns: The position of the row that has the name already, or nothing.
  mutating func insert(
    _ name: String, at position: RowPosition, in sections: [DeclaredSection]
  ) -> RowPosition? {
    let hash = Identity.quickHash(of: name)
    let slot = slot(of: name, hash: hash, in: sections)
    if let taken = slots[slot].position { return taken }
    slots[slot] = Slot(hash: hash, section: Int32(position.section), row: Int32(position.row))
    return nil
  }

  /// Returns the position of the row that has a name.
  func position(of name: String, in sections: [DeclaredSection]) -> RowPosition? {
    guard !slots.isEmpty else { return nil }
    return slots[slot(of: name, hash: Identity.quickHash(of: name), in: sections)].position
  }

  /// Returns the slot that holds a name, or the free one where it would stand.
  private func slot(of name: String, hash: UInt64, in sections: [DeclaredSection]) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while let position = slots[slot].position {
      if slots[slot].hash == hash,
        sections[position.section].rows[position.row].storage.id == name
      {
        break
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
