extension Section {
  /// Several sections at one place of a builder: a block, a branch of a condition, or a loop.
  ///
  /// It is to sections what ``Row/Group`` is to rows.
  final class Group {
    /// The sections, from top to bottom, which may be groups.
    private(set) var children: [Section]

    /// The place of the first child, which makes the branches of a condition different.
    let firstIndex: Int

    init(_ children: [Section], firstIndex: Int = 0) {
      self.children = children
      self.firstIndex = firstIndex
    }

    /// Releases nested groups one after the other.
    ///
    /// Released by one another, deeply nested groups would overflow the stack.
    deinit {
      var rest = takeChildren()
      while var section = rest.popLast() {
        if isKnownUniquelyReferenced(&section.group) { rest += section.group?.takeChildren() ?? [] }
      }
    }

    private func takeChildren() -> [Section] {
      defer { children = [] }
      return children
    }
  }

  /// Creates a group of sections.
  init(group children: [Section], firstIndex: Int = 0) {
    content = Row(group: [])
    site = DeclarationSite(fileID: "", line: 0)
    group = Group(children, firstIndex: firstIndex)
  }

  /// Returns the section, or each section of the group, changed in the same way.
  func changed(_ change: (inout Section) -> Void) -> Section {
    mappingLeaves { section in
      var copy = section
      change(&copy)
      return copy
    }
  }
}

extension Section: Grouped {
  var members: (children: [Section], firstIndex: Int)? {
    group.map { ($0.children, $0.firstIndex) }
  }
}
