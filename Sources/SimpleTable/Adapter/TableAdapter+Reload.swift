extension TableAdapter {
  /// Evaluates the description again and shows what it returns now.
  ///
  /// Rows and sections are matched by identity: what was folded, opened, hidden or selected stays
  /// so. Asked for from inside the description itself, nothing is done.
  ///
  /// - Returns: What changed.
  /// - Complexity: O(*n*) in the number of rows declared; O(*n* log *n*) where their order changed.
  @discardableResult
  public func reload() -> TableChanges { reload(table) }

  /// Shows another table in place of the one shown, as if its description had changed.
  ///
  /// - Returns: What changed.
  @discardableResult
  public func reload(_ table: Table) -> TableChanges {
    guard !isEvaluating else { return TableChanges() }
    isEvaluating = true
    let declared = TableCompiler.compile(table)
    isEvaluating = false
    let before = TableState(declared: self.declared, map: map)
    self.table = table
    self.declared = declared
    visibility.followBindings(of: declared)
    if table.expandsOneSectionAtATime { visibility.keepOneExpanded(in: declared) }
    map = RowMap(of: declared, &visibility)
    if let selection, declared.position(of: selection) == nil { self.selection = nil }
    let after = TableState(declared: declared, map: map)
    let changes = TableDifference.changes(from: before, to: after)
    tell(changes)
    return changes
  }
}
