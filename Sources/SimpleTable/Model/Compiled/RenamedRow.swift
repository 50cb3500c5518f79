/// A row whose identity has changed, with those of the rows below it, because an earlier row with
/// the same id appeared or disappeared.
struct RenamedRow {
  let old: RowID
  let new: RowID

  /// The blocks whose places the rows below have had and have.
  fileprivate let oldBlock: PlaceScope
  fileprivate let newBlock: PlaceScope

  /// Returns the present identity of the row, or of one below it; `nil` for any other row.
  func name(of id: RowID) -> RowID? { id == old ? new : id.moved(from: oldBlock, to: newBlock) }

  /// Returns whether the row, or one below it, may have an identity now.
  func takes(_ id: RowID) -> Bool { id == new || id.moved(from: newBlock, to: newBlock) != nil }
}

extension RowID {
  /// Returns the identity of the row at the same place of another block; `nil` outside the first.
  fileprivate func moved(from old: PlaceScope, to new: PlaceScope) -> RowID? {
    guard case .place(let place) = identity else { return nil }
    return place.scope.moved(from: old, to: new).map {
      RowID(.place(Place(scope: $0, index: place.index)))
    }
  }
}

extension DeclaredTable {
  /// Returns the rows whose identities have changed since an earlier description, because of
  /// duplicates.
  func renamedRows(since earlier: DeclaredTable) -> [RenamedRow] {
    if duplicates.isEmpty, earlier.duplicates.isEmpty { return [] }
    let places = Set(earlier.duplicates.map(earlier.place) + duplicates.map(place))
    return places.compactMap { place in
      guard let old = earlier.declaredRow(at: place), let new = declaredRow(at: place),
        earlier[old].storage.id == self[new].storage.id, earlier.id(of: old) != id(of: new)
      else { return nil }
      return RenamedRow(
        old: earlier.id(of: old), new: id(of: new),
        oldBlock: earlier.block(below: old), newBlock: block(below: new))
    }
  }

  /// Returns the place where a row is declared.
  private func place(of row: RowPosition) -> Place { sections[row.section].facts.places[row.row] }

  /// Returns the block whose places the rows below a row have: its own, or that of its place.
  private func block(below row: RowPosition) -> PlaceScope {
    let (section, place) = (sections[row.section], place(of: row))
    let owner = self[row].explicitID.map(PlaceScope.Owner.row)
    if let first = section.outline?.rows(below: row.row).first, let owner,
      section.facts.places[first].scope.owner == owner
    {
      return PlaceScope(owner: owner)
    }
    return place.scope.scope(at: place.index)
  }
}
