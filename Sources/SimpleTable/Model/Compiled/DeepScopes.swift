/// The scopes of deeply nested blocks, which one compilation hands to the next.
///
/// Two scopes are compared block by block from the inside out. Rows nested thousands of levels deep
/// would need the square of that; where both tables hold the same object, one step is enough.
/// Blocks that are not deep are left out, as comparing them costs less than looking them up.
final class DeepScopes {
  private struct Block: Hashable {
    let parent: PlaceScope
    let index: Int
  }

  private static let shallowDepth = 8

  private var scopes: [Block: PlaceScope] = [:]
  private var earlier: [Block: PlaceScope]

  /// Creates the scopes of a compilation that follows another one.
  init(after earlier: DeepScopes? = nil) {
    self.earlier = earlier?.scopes ?? [:]
  }

  /// Returns the scope of the block at an index of another one.
  func scope(in parent: PlaceScope, at index: Int) -> PlaceScope {
    guard parent.depth >= Self.shallowDepth else { return parent.scope(at: index) }
    let block = Block(parent: parent, index: index)
    let scope = earlier[block] ?? parent.scope(at: index)
    scopes[block] = scope
    return scope
  }

  /// Forgets the scopes of the earlier compilation.
  func finish() { earlier = [:] }
}
