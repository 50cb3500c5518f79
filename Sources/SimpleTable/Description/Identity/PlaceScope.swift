/// A block of a builder, shared by the places in it.
///
/// The rows of a loop share one scope, so that a million places cost one object.
final class PlaceScope: Sendable {
  /// The section or the row whose builder holds a block.
  enum Owner: Hashable {
    case section(SectionID)
    case row(RowID)
  }

  /// The owner of the builder that holds the block; `nil` for the builder of the table.
  let owner: Owner?

  /// The block around this one; `nil` for the owner's builder itself.
  private let parent: PlaceScope?

  /// The number of this block's statement in the block around it.
  private let index: Int

  let hash: QuickHash

  /// How deep blocks may be nested.
  static let mostLevels = 200

  /// Creates the scope of an owner's builder, given the quick hash of the owner's identity if it is
  /// known.
  init(owner: Owner?, hash: UInt64? = nil) {
    self.owner = owner
    parent = nil
    index = 0
    self.hash = QuickHash(seed: hash ?? owner?.identity.quickHash ?? 0)
  }

  private init(in parent: PlaceScope, at index: Int) {
    owner = parent.owner
    self.parent = parent
    self.index = index
    var hash = parent.hash
    hash.combine(UInt64(truncatingIfNeeded: index))
    self.hash = hash
  }

  /// Returns the scope of a block at a place of this one.
  func scope(at index: Int) -> PlaceScope { PlaceScope(in: self, at: index) }

  /// The numbers of the statements that lead from the owner's builder to the block.
  var path: [Int] {
    var path: [Int] = []
    var scope = self
    while let parent = scope.parent {
      path.append(scope.index)
      scope = parent
    }
    return path.reversed()
  }
}

extension PlaceScope: Hashable {
  static func == (left: PlaceScope, right: PlaceScope) -> Bool {
    var (left, right) = (left, right)
    while left !== right {
      OperationCounter.count(.scopeComparison)
      guard left.hash.value == right.hash.value, left.index == right.index else { return false }
      guard let leftParent = left.parent, let rightParent = right.parent else {
        return left.parent == nil && right.parent == nil && left.owner == right.owner
      }
      (left, right) = (leftParent, rightParent)
    }
    return true
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash.value)
  }
}

extension PlaceScope.Owner {
  /// The identity of the section or the row.
  var identity: Identity {
    switch self {
    case .section(let id): id.identity
    case .row(let id): id.identity
    }
  }
}
