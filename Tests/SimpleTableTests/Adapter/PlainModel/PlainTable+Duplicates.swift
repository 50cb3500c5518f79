@testable import SimpleTable

extension PlainTable {
  /// Lets rows stay expanded or collapsed that are called otherwise since another row with their name
  /// has come or gone, and the rows below them.
  mutating func keepExpanded(_ before: [DeclaredRow]) {
    let now = sections.flatMap(\.rows)
    let renamed = before.flatMap { old in
      now.filter { new in
        old.place == new.place && old.state.name == new.state.name && old.id != new.id
      }
      .map { (old: old, new: $0) }
    }
    var moved: [RowID: Bool] = [:]
    for (id, isExpanded) in expanded {
      for (old, new) in renamed {
        if id == old.id { moved[new.id] = isExpanded }
        if let other = place(id, in: old.block, movedTo: new.block) { moved[other] = isExpanded }
      }
    }
    expanded = expanded.filter { id, _ in
      !renamed.contains { old, new in
        [old, new].contains { id == $0.id || place(id, in: $0.block, movedTo: $0.block) != nil }
      }
    }
    expanded.merge(moved) { $1 }
  }

  /// Returns the same place of another block, or `nil` for what is not a place of the first.
  private func place(_ id: RowID, in old: PlaceScope, movedTo new: PlaceScope) -> RowID? {
    guard case .place(let place) = id.identity, place.scope.owner == old.owner,
      place.scope.path.starts(with: old.path)
    else { return nil }
    let rest = place.scope.path.dropFirst(old.path.count)
    return RowID(.place(Place(scope: rest.reduce(new) { $0.scope(at: $1) }, index: place.index)))
  }
}
