extension Visibility {
  /// Returns the sections that can fold and stand open other than by a filter.
  func expandedSections(of declared: DeclaredTable) -> [SectionID] {
    declared.sections.lazy
      .filter { $0.canFold && !isCollapsedWithoutFilter($0) }
      .map(\.id)
  }

  /// Folds all sections but one, which is the one that stood open before, or that was unfolded, or
  /// else the first.
  mutating func keepOneExpanded(in declared: DeclaredTable, before: Set<SectionID> = []) {
    let expanded = expandedSections(of: declared)
    guard expanded.count > 1 else { return }
    let kept =
      expanded.first(where: before.contains) ?? expanded.first { collapsed[$0] == false }
      ?? expanded[0]
    // A filter goes on to open those that have hits.
    for id in expanded where id != kept { collapsed[id] = true }
  }
}
