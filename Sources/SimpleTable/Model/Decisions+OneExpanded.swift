extension Decisions {
  /// Returns the sections that can collapse and are expanded, other than by a filter.
  func expandedSections(of declared: DeclaredTable) -> [SectionID] {
    declared.sections.lazy
      .filter { $0.canCollapse && !isCollapsedWithoutFilter($0) }
      .map(\.id)
  }

  /// Collapses all sections but one: the one that was expanded before, or that was decided to be, or
  /// else the first.
  mutating func keepOneExpanded(in declared: DeclaredTable, before: Set<SectionID> = []) {
    let expanded = expandedSections(of: declared)
    guard expanded.count > 1 else { return }
    let kept =
      expanded.first(where: before.contains) ?? expanded.first { collapsed[$0] == false }
      ?? expanded[0]
    for id in expanded where id != kept { collapsed[id] = true }
  }
}
