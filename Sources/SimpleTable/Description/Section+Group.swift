extension Section: Grouped {
  init(_ group: Group<Section>) {
    content = Row(group: [])
    site = DeclarationSite(fileID: "", line: 0)
    self.group = group
  }

  var isNesting: Bool { group != nil }

  mutating func takeInside() -> [Section] {
    isKnownUniquelyReferenced(&group) ? group?.takeNesting() ?? [] : []
  }
}

extension Section {
  /// Returns the section, or each section of the group, changed in the same way.
  func changed(_ change: (inout Section) -> Void) -> Section {
    mappingLeaves { section in
      var copy = section
      change(&copy)
      return copy
    }
  }
}
