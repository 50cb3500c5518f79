/// A block of a builder, shared by the places in it.
///
/// The rows of a loop share one scope, so that a million places cost one object.
final class PlaceScope: Sendable {
  /// The section or row whose builder holds the block; nothing at the top of a table.
  let owner: Identity?

  /// The numbers of the statements that lead from the owner's builder to the block.
  let path: [Int]

  let hash: QuickHash

  init(owner: Identity?, path: [Int] = []) {
    self.owner = owner
    self.path = path
    var hash = QuickHash(seed: owner?.quickHash ?? 0)
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
