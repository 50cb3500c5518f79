extension Section {
  /// Several sections at one place of a builder: a block, a branch of a condition, or a loop.
  ///
  /// It is to sections what ``Row/Group`` is to rows.
  final class Group {
    /// What stands here, from top to bottom; groups may stand in groups.
    let children: [Section]

    /// The place of the first child, which tells the branches of a condition apart.
    let firstIndex: Int

    init(_ children: [Section], firstIndex: Int = 0) {
      self.children = children
      self.firstIndex = firstIndex
    }
  }

  /// Creates a section that stands for several.
  init(group children: [Section], firstIndex: Int = 0) {
    content = Row(group: [])
    site = DeclarationSite(fileID: "", line: 0)
    group = Group(children, firstIndex: firstIndex)
  }

  /// Returns the section, or the sections it stands for, each changed in the same way.
  func changed(_ change: (inout Section) -> Void) -> Section {
    var copy = self
    if let group {
      copy.group = Group(group.children.map { $0.changed(change) }, firstIndex: group.firstIndex)
    } else {
      change(&copy)
    }
    return copy
  }
}
