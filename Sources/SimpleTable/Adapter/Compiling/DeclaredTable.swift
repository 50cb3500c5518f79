/// A description taken apart into what an adapter looks up: sections and rows in lists.
struct DeclaredTable {
  let title: String?

  /// All sections, in the order declared.
  var sections: [DeclaredSection] = []

  /// The rows of all sections once more: a section holds so much beside them that its own list is
  /// found later.
  var rows: [[Row]] = []

  /// What is wrong with the description.
  var diagnostics: [Diagnostic] = []

  /// Where each section stands.
  var sectionIndex: [SectionID: Int] = [:]

  /// The section of each row that owns the places of the rows below it.
  var ownerIndex: [RowID: Int] = [:]

  /// Where each row that has an id of its own stands.
  var nameIndex = NameIndex()

  /// Returns the position of the row with an identity, or nothing if none has it.
  ///
  /// - Complexity: O(1) for a name; for a place O(log *r*) in the number of blocks of its section,
  ///   and O(*d*) in the depth at which it stands.
  func position(of id: RowID) -> RowPosition? {
    switch id.identity {
    case .name(let name):
      return nameIndex.position(of: name, in: sections)
    case .place(let place):
      guard let section = section(ofOwner: place.scope.owner) else { return nil }
      let declared = sections[section]
      guard let row = declared.places.row(at: place, count: declared.rows.count),
        declared.identity(ofRow: row) == id.identity
      else { return nil }
      return RowPosition(section: section, row: row)
    }
  }

  /// Returns the row at a position, which must exist.
  subscript(position: RowPosition) -> Row { rows[position.section][position.row] }

  /// Returns the identity of the row at a position, which must exist.
  func id(of position: RowPosition) -> RowID {
    RowID(sections[position.section].identity(ofRow: position.row))
  }

  private func section(ofOwner owner: PlaceScope.Owner?) -> Int? {
    switch owner {
    case .section(let id): sectionIndex[id]
    case .row(let id): ownerIndex[id]
    case nil: nil
    }
  }
}
