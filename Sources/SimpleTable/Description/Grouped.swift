/// A row or a section that may also be a group of several at one place of a builder.
protocol Grouped {
  /// Creates a group.
  init(group children: [Self], firstIndex: Int)

  /// The members of a group, and the place of the first; `nil` for a single one.
  var members: (children: [Self], firstIndex: Int)? { get }
}

extension Grouped {
  /// Returns the same groups with each member that is no group changed, or a single one changed.
  ///
  /// The levels are kept in an array instead of on the stack, so that groups may nest at any depth.
  func mappingLeaves(_ change: (Self) -> Self) -> Self {
    var levels: [(rest: ArraySlice<Self>, done: [Self], firstIndex: Int)] = []
    var next = self
    while true {
      if let (children, firstIndex) = next.members {
        levels.append((children[...], [], firstIndex))
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
