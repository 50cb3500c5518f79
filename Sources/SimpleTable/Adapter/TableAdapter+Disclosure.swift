extension TableAdapter {
  /// Opens or closes a disclosure row, so that the rows below it come or go.
  ///
  /// A row whose state lives elsewhere changes it there, and the table is reloaded: the row stands
  /// as it then reads, whether that is as was asked for or not.
  ///
  /// - Returns: The rows that came or went, and what else a reload changed; nothing where the id is
  ///   unknown, the row has no rows of its own, or stands so already.
  /// - Complexity: O(*r*) in the rows of its section, beside a reload.
  @discardableResult
  public func setExpanded(_ isExpanded: Bool, row id: RowID) -> TableChanges {
    guard let position = position(of: id) else { return TableChanges() }
    let (row, section) = (position.row, declared.sections[position.section])
    guard let stands = visibility.isExpanded(row: row, of: section) else { return TableChanges() }
    let isDecided = visibility.isExpandedWithoutFilter(row: row, of: section) == isExpanded
    if stands == isExpanded, isDecided { return TableChanges() }
    guard isBound(row: id) else {
      visibility.setExpanded(isExpanded, id)
      return tellChange { tuckRows(ofSection: position.section) }
    }
    return allChanges {
      decideExpanded(isExpanded, row: id)
      reload()
    }
  }

  /// Returns whether a disclosure row shows the rows below it; nothing for any other row.
  public func isExpanded(row id: RowID) -> Bool? {
    guard let position = position(of: id) else { return nil }
    return visibility.isExpanded(row: position.row, of: declared.sections[position.section])
  }

  /// Returns whether a shown row shows the rows below it; nothing where it has none.
  package func isExpanded(at path: RowPath) -> Bool? {
    guard let position = map.position(of: path) else { return nil }
    let section = declared.sections[position.section]
    let rows = map[declared: position.section]
    guard rows.hasRows(below: position.row, in: section.outline) else { return nil }
    return visibility.isExpanded(row: position.row, of: section)
  }

  /// Returns how many rows a shown row stands under; 0 out of range.
  public func depth(at path: RowPath) -> Int {
    guard let position = map.position(of: path) else { return 0 }
    return declared.sections[position.section].outline?.depth(of: position.row) ?? 0
  }

  /// Notes how a disclosure row stands, also where its state lives.
  ///
  /// The binding is the user's code, which may change the table in turn.
  func decideExpanded(_ isExpanded: Bool, row id: RowID) {
    guard let position = position(of: id) else { return }
    visibility.setExpanded(isExpanded, id)
    declared[position].storage.extras?.disclosure?.isExpanded?.wrappedValue = isExpanded
  }

  /// Returns whether the state of a disclosure row lives elsewhere.
  func isBound(row id: RowID) -> Bool {
    guard let position = position(of: id) else { return false }
    return declared[position].storage.extras?.disclosure?.isExpanded != nil
  }

  /// Brings the map in line with what is open in a declared section.
  func tuckRows(ofSection section: Int) {
    let hidden = map[declared: section].rows(for: .hidden)
    let tucked = visibility.tuckedRows(of: declared.sections[section], hidden: hidden)
    map.update(section: section) { $0.set(.tucked, tucked) }
  }
}
