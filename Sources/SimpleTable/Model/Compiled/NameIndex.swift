/// Finds rows by their ids.
///
/// The ids themselves stay in the rows.
struct NameIndex {
  private var index = HashIndex(capacity: 0)
  private var positions: [RowPosition] = []

  /// The number of rows that have an id.
  var count: Int { positions.count }

  /// Creates an index without rows.
  init() {}

  /// Creates the index of rows that have an id.
  ///
  /// - Parameters:
  ///   - positions: The positions of the rows, in the order declared.
  ///   - hashes: The hashes of their ids.
  ///   - sections: The sections that hold them.
  ///   - onDuplicate: Called with each row whose id an earlier row has, and with that row.
  /// - Complexity: O(*n*)
  init(
    _ positions: [RowPosition], hashes: [UInt64], in sections: [DeclaredSection],
    onDuplicate: (_ later: RowPosition, _ first: RowPosition) -> Void
  ) {
    self.positions = positions
    index = HashIndex(hashes) { left, right in
      sections[positions[left]].storage.id == sections[positions[right]].storage.id
    } onDuplicate: { later, first in
      onDuplicate(positions[later], positions[first])
    }
  }

  /// Returns the position of the first row with an id.
  func position(of name: String, in sections: [DeclaredSection]) -> RowPosition? {
    index.number(for: Identity.quickHash(of: name)) {
      sections[positions[$0]].storage.id == name
    }
    .map { positions[$0] }
  }
}

extension [DeclaredSection] {
  /// Accesses the row at a position, which must exist.
  fileprivate subscript(position: RowPosition) -> Row { self[position.section].rows[position.row] }
}
