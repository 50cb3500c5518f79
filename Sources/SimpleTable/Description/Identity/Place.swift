/// The place in a builder where something was declared: which statement of which block.
struct Place: Hashable, Sendable, CustomStringConvertible {
  /// The block of the statement.
  let scope: PlaceScope

  /// The number of the statement in its block, or of the iteration of its loop.
  let index: Int

  var quickHash: UInt64 {
    var hash = scope.hash
    hash.combine(UInt64(truncatingIfNeeded: index))
    return hash.value
  }

  var description: String {
    let path = (scope.path + [index]).map(String.init).joined(separator: ".")
    guard let owner = scope.owner else { return "#\(path)" }
    return "\(owner.identity)#\(path)"
  }
}
