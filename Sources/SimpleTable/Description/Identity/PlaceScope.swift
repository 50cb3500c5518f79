/// A block of a builder, shared by the places in it.
///
/// The rows of a loop share one scope, so that a million places cost one object.
final class PlaceScope: Sendable {
  /// Whose builder holds a block.
  enum Owner: Hashable {
    case section(SectionID)
    case row(RowID)
  }

  /// Whose builder holds the block; nothing at the top of a table.
  let owner: Owner?

  /// The numbers of the statements that lead from the owner's builder to the block.
  let path: [Int]

  let hash: QuickHash

  init(owner: Owner?, path: [Int] = []) {
    self.owner = owner
    self.path = path
    var hash = QuickHash(seed: owner?.identity.quickHash ?? 0)
    for index in path { hash.combine(UInt64(truncatingIfNeeded: index)) }
    self.hash = hash
  }

  /// Returns the scope of a block that stands at a place of this one.
  func scope(at index: Int) -> PlaceScope {
    PlaceScope(owner: owner, path: path + [index])
  }
}

extension PlaceScope: Hashable {
  static func == (left: PlaceScope, right: PlaceScope) -> Bool {
    if left === right { return true }
    return left.hash.value == right.hash.value && left.path == right.path
      && left.owner == right.owner
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash.value)
  }
}

extension PlaceScope.Owner {
  /// What makes the owner the same one after a reload.
  var identity: Identity {
    switch self {
    case .section(let id): id.identity
    case .row(let id): id.identity
    }
  }
}
