extension TableAdapter {
  /// Evaluates the description again and shows what it returns now.
  ///
  /// Rows and sections are matched by identity: what was folded, opened, hidden or selected stays
  /// so. Asked for by the description itself, nothing is done but to add a diagnostic.
  ///
  /// - Returns: What changed.
  /// - Complexity: O(*n*) in the number of rows declared; O(*n* log *n*) where their order changed.
  ///   Rows without an id are compared by their place, which takes as many steps as they stand deep.
  @discardableResult
  public func reload() -> TableChanges {
    guard !isEvaluating, let tableNow else { return reload(table) }
    return tableNow().map { reload($0) } ?? TableChanges()
  }

  /// Shows another table in place of the one shown, as if its description had changed.
  ///
  /// - Returns: What changed.
  @discardableResult
  public func reload(_ table: Table) -> TableChanges {
    guard !isEvaluating else {
      reloadsItself = true
      return TableChanges()
    }
    let declared = evaluate(table)
    let before = TableState(declared: self.declared, map: map)
    self.table = table
    self.declared = declared
    visibility.followBindings(of: declared)
    if table.expandsOneSectionAtATime {
      let expanded = visibility.expandedSections(of: before.declared)
      visibility.keepOneExpanded(in: declared, before: Set(expanded))
    }
    map = RowMap(of: declared, &visibility)
    if let selection, declared.position(of: selection) == nil { self.selection = nil }
    let after = TableState(declared: declared, map: map)
    let changes = TableDifference.changes(from: before, to: after)
    noteFirstValues()
    forgetSettledRefusals()
    tell(changes)
    didChangeRows?()
    return changes
  }

  private func evaluate(_ table: Table) -> DeclaredTable {
    isEvaluating = true
    reloadsItself = false
    var declared = TableCompiler.compile(
      table, refusals: refusals, expecting: self.declared.nameIndex.count)
    isEvaluating = false
    if reloadsItself {
      let message = "the description reloads the table that it describes; that was ignored"
      declared.diagnostics.append(Diagnostic(message: message, sites: []))
    }
    return declared
  }
}
