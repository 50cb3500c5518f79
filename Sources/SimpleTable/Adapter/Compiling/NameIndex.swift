/// Finds rows by the names that were given them.
///
/// An open-addressing table of hashes and positions. The names themselves stay in the rows, so the
/// index holds 16 bytes for each of up to half its slots.
struct NameIndex {
  /// The hash of a name, and where it stands.
  struct Entry {
    fileprivate var hash: UInt64
    fileprivate var section: Int32
    fileprivate var row: Int32

    /// Creates an entry for a hash that ``Identity/quickHash(of:)`` returned.
    init(hash: UInt64, _ position: RowPosition) {
      self.hash = hash
      section = Int32(position.section)
      row = Int32(position.row)
    }

    fileprivate static let free = Entry(hash: 0, RowPosition(section: -1, row: -1))

    fileprivate var position: RowPosition? {
      row < 0 ? nil : RowPosition(section: Int(section), row: Int(row))
    }
  }

  private var slots: [Entry] = []

  /// The number of names.
  private(set) var count = 0

  /// Creates an index without names.
  init() {}

  /// Creates the index of all names of a table.
  ///
  /// - Parameters:
  ///   - entries: The names, in the order declared.
  ///   - sections: The sections that hold them.
  ///   - twin: Called with each row whose name an earlier row has, and with that row.
  /// - Complexity: O(*n*)
  init(
    _ entries: [Entry], in sections: [DeclaredSection],
    twin: (_ later: RowPosition, _ first: RowPosition) -> Void
  ) {
    guard !entries.isEmpty else { return }
    let size = 1 << (Int.bitWidth - (entries.count * 2 - 1).leadingZeroBitCount)
    slots = Array(repeating: .free, count: size)
    for entry in entries.grouped(bySlotOf: size) {
      guard let position = entry.position else { continue }
      let slot = slot(of: entry.hash) {
        sections[$0].storage.id == sections[position].storage.id
      }
      if let first = slots[slot].position {
        twin(position, first)
      } else {
        slots[slot] = entry
        count += 1
      }
    }
  }

  /// Returns the position of the row that has a name.
  func position(of name: String, in sections: [DeclaredSection]) -> RowPosition? {
    guard !slots.isEmpty else { return nil }
    let slot = slot(of: Identity.quickHash(of: name)) { sections[$0].storage.id == name }
    return slots[slot].position
  }

  /// Returns the slot that holds a name, or the free one where it would stand.
  ///
  /// - Parameters:
  ///   - hash: The hash of the name.
  ///   - isSame: Returns whether a row with that hash has the name.
  /// - Returns: The number of the slot.
  private func slot(of hash: UInt64, isSame: (RowPosition) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while let position = slots[slot].position {
      if slots[slot].hash == hash, isSame(position) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

extension [DeclaredSection] {
  /// Returns the row at a position, which must exist.
  fileprivate subscript(position: RowPosition) -> Row { self[position.section].rows[position.row] }
}

extension [NameIndex.Entry] {
  /// The number of groups: as many as processors write to side by side without losing track.
  private static let groupBits = 8

  /// Returns the entries so that those whose slots are near one another stand together, otherwise
  /// in the same order.
  ///
  /// Written in the order declared, each entry would touch a place in memory far from the last
  /// one, and that waiting is what making an index costs.
  fileprivate func grouped(bySlotOf size: Int) -> [NameIndex.Entry] {
    let shift = size.trailingZeroBitCount - Self.groupBits
    guard shift >= Self.groupBits else { return self }
    var starts = [Int](repeating: 0, count: 1 << Self.groupBits + 1)
    for entry in self { starts[entry.slot(of: size) >> shift + 1] += 1 }
    for group in 1..<starts.count { starts[group] += starts[group - 1] }
    return [NameIndex.Entry](unsafeUninitializedCapacity: count) { grouped, initializedCount in
      for entry in self {
        let group = entry.slot(of: size) >> shift
        grouped.initializeElement(at: starts[group], to: entry)
        starts[group] += 1
      }
      initializedCount = count
    }
  }
}

extension NameIndex.Entry {
  /// The slot in which the entry stands if it is free, of a power of two.
  fileprivate func slot(of size: Int) -> Int { Int(truncatingIfNeeded: hash) & (size - 1) }
}
