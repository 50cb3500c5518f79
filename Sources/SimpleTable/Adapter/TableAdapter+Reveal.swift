extension TableAdapter {
  /// Unfolds the section and opens the rows behind which a row stands.
  ///
  /// A row that is hidden, or missed by the filter, stays so. Where the state of a row above it
  /// lives elsewhere, it changes there, and the table is reloaded, which is told before the section
  /// unfolds.
  ///
  /// - Returns: The rows that came; where only one section may stand open, also those that went;
  ///   and what else a reload changed.
  @discardableResult
  public func reveal(row id: RowID) -> TableChanges {
    guard let position = position(of: id) else { return TableChanges() }
    let section = declared.sections[position.section]
    let closed = sequence(first: position.row) { section.outline?.parent(of: $0) }
      .dropFirst()
      .filter { visibility.isExpandedWithoutFilter(row: $0, of: section) == false }
      .map { RowID(section.identity(ofRow: $0)) }
    guard closed.contains(where: isBound) else {
      return unfold(section.id) {
        for row in closed { self.visibility.setExpanded(true, row) }
        // Whoever heard of it may have moved the rows.
        for section in Set(closed.compactMap { self.position(of: $0)?.section }) {
          self.tuckRows(ofSection: section)
        }
      }
    }
    return allChanges {
      for row in closed { decideExpanded(true, row: row) }
      reload()
      _ = unfold(section.id)
    }
  }
}
