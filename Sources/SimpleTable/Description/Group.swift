/// Several rows or sections at one place of a builder: a block, a branch of a condition, or a loop.
///
/// Every result of a builder is a ``Row`` or a ``Section``, because the compiler checks a single
/// concrete type fastest. Compiling a table takes the groups apart again, so a program never sees
/// one. A group keeps an empty place for a branch that was not taken, so that its neighbours keep
/// theirs.
final class Group<Member: Grouped> {
  /// The members, from top to bottom, which may be groups.
  let children: [Member]

  /// The place of the first child, which makes the branches of a condition different.
  let firstIndex: Int

  /// How deep blocks are nested, this one included.
  let levels: Int

  /// Creates a group, and leaves out blocks that are nested far too deep.
  ///
  /// Groups release one another recursively, which uses the stack. Blocks too deep for a table are
  /// cut here only some levels later, so that few groups are made again.
  init(_ children: [Member], firstIndex: Int = 0) {
    self.firstIndex = firstIndex
    let levels = Self.levels(children)
    if levels > PlaceScope.mostLevels + 50 {
      self.children = children.map { $0.cut(to: PlaceScope.mostLevels) }
      self.levels = Self.levels(self.children)
    } else {
      self.children = children
      self.levels = levels
    }
  }

  private static func levels(_ children: [Member]) -> Int {
    children.reduce(0) { max($0, $1.levels) } + 1
  }

  /// Returns the group with some levels of blocks, and empties deeper ones.
  func cut(to levels: Int) -> Group {
    if self.levels <= levels { return self }
    return Group(levels > 0 ? children.map { $0.cut(to: levels - 1) } : [], firstIndex: firstIndex)
  }
}

/// A row or a section that may also be a group of several at one place of a builder.
protocol Grouped {
  init(_ group: Group<Self>)

  /// The members of a group; `nil` for a single one.
  var group: Group<Self>? { get }

  /// How deep the blocks inside this one are nested.
  var levels: Int { get }

  /// Returns the same with some levels of blocks inside, and empties deeper ones.
  func cut(to levels: Int) -> Self
}

extension Group {
  /// Returns the members from the last to the first, to be taken out one by one.
  ///
  /// If nothing else refers to the group, its members then have a single owner and can be changed
  /// in place.
  static func reversedChildren(of group: consuming Group) -> [Member] {
    var children = group.children
    _ = consume group
    children.reverse()
    return children
  }
}

extension Grouped {
  init(group children: [Self], firstIndex: Int = 0) {
    self.init(Group(children, firstIndex: firstIndex))
  }

  /// The group, or a group of this one alone.
  var block: Group<Self> { group ?? Group([self]) }

  /// Returns the same groups with each single member changed, or a single one changed.
  func mappingLeaves(_ change: (Self) -> Self) -> Self {
    guard let group else { return change(self) }
    return Self(
      group: group.children.map { $0.mappingLeaves(change) }, firstIndex: group.firstIndex)
  }
}
