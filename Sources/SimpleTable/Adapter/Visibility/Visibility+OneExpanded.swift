extension Visibility {
  /// Folds all sections but one, which is the one that was unfolded or else the first.
  mutating func keepOneExpanded(in declared: DeclaredTable) {
    let expanded = declared.sections.filter {
      $0.section.initialFold != nil && !isCollapsedWithoutFilter($0)
    }
    guard expanded.count > 1 else { return }
    let kept = expanded.first { collapsed[$0.id] == false } ?? expanded[0]
    for section in expanded where section.id != kept.id { setCollapsed(true, section.id) }
  }
}
