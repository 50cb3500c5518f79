extension TableAdapter {
  /// Unfolds the section and opens the rows behind which a row stands.
  ///
  /// A row that is hidden, or missed by the filter, stays so.
  ///
  /// - Returns: The rows that came; where only one section may stand open, also those that went.
  @discardableResult
  public func reveal(row id: RowID) -> TableChanges {
    guard let position = position(of: id) else { return TableChanges() }
    let section = declared.sections[position.section]
    let closed = sequence(first: position.row) { section.outline?.parent(of: $0) }
      .dropFirst()
      .filter { visibility.isExpanded(row: $0, of: section) == false }
      .map { RowID(section.identity(ofRow: $0)) }
    for row in closed { decideExpanded(true, row: row) }
    return unfold(section.id) {
      if let innermost = closed.first { self.tuckRows(below: innermost) }
    }
  }
}
