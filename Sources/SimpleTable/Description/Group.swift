/// Several rows or sections at one place of a builder: a block, a branch of a condition, or a loop.
///
/// A builder's every result is a ``Row`` or a ``Section``, because one concrete type is what the
/// compiler checks fastest. Compiling a table takes groups apart again; a reader never meets one.
/// A group keeps an empty place for a branch that was not taken, so that its neighbours keep theirs.
final class Group<Member: Grouped> {
  /// The members, from top to bottom, which may be groups.
  private(set) var children: [Member]

  /// The place of the first child, which makes the branches of a condition different.
  let firstIndex: Int

  init(_ children: [Member], firstIndex: Int = 0) {
    self.children = children
    self.firstIndex = firstIndex
  }

  deinit {
    Member.release(takeNesting())
  }

  /// Takes out the members that have others inside, so that only the caller keeps them.
  ///
  /// The other members are released.
  func takeNesting() -> [Member] {
    defer { children = [] }
    return children.filter(\.isNesting)
  }
}

/// A row or a section that may also be a group of several at one place of a builder.
protocol Grouped {
  /// Creates a group.
  init(_ group: Group<Self>)

  /// The members of a group; `nil` for a single one.
  var group: Group<Self>? { get }

  /// Whether there are others inside.
  var isNesting: Bool { get }

  /// Takes out those inside that have no other owner.
  mutating func takeInside() -> [Self]
}

extension Grouped {
  /// Creates a group.
  init(group children: [Self], firstIndex: Int = 0) {
    self.init(Group(children, firstIndex: firstIndex))
  }

  /// Releases members and all inside them that have no other owner, one after the other.
  ///
  /// Released by one another, deeply nested ones would overflow the stack.
  static func release(_ members: consuming [Self]) {
    while var member = members.popLast() { members += member.takeInside() }
  }

  /// Returns the same groups with each member that is no group changed, or a single one changed.
  ///
  /// The levels are kept in an array instead of on the stack, so that groups may nest at any depth.
  func mappingLeaves(_ change: (Self) -> Self) -> Self {
    var levels: [(rest: ArraySlice<Self>, done: [Self], firstIndex: Int)] = []
    var next = self
    while true {
      if let group = next.group {
        levels.append((group.children[...], [], group.firstIndex))
      } else if let last = levels.indices.last {
        levels[last].done.append(change(next))
      } else {
        return change(next)
      }
      while let last = levels.indices.last {
        if let child = levels[last].rest.popFirst() {
          next = child
          break
        }
        let group = Self(group: levels[last].done, firstIndex: levels[last].firstIndex)
        levels.removeLast()
        guard let above = levels.indices.last else { return group }
        levels[above].done.append(group)
      }
    }
  }
}
