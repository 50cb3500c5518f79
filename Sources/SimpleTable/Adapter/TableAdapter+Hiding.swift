extension TableAdapter {
  /// Hides or shows a row, whatever its description says, until decided otherwise.
  ///
  /// - Returns: The row that went or came, with the rows below it; while a filter lasts, also rows
  ///   above it and its section, where it was their only hit. Nothing where the id is unknown or the
  ///   row is not shown for another reason.
  /// - Complexity: O(log *n*); O(*s*) in the number of sections and O(*r*) in the rows of its own,
  ///   and in the length of their texts, while a filter lasts or where rows stand below others.
  @discardableResult
  public func setHidden(_ isHidden: Bool, row id: RowID) -> TableChanges {
    guard let position = position(of: id) else { return TableChanges() }
    visibility.hidden[id] = isHidden
    guard map[declared: position.section].holds(.hidden, row: position.row) != isHidden else {
      return TableChanges()
    }
    defer { didChangeRows?() }
    if visibility.filter != nil || declared.sections[position.section].outline != nil {
      return tellChange { setHiddenAmongOthers(isHidden, at: position) }
    }
    let changes = setHidden(isHidden, at: position)
    tell(changes)
    return changes
  }

  /// Hides or shows one row on which depends whether others are shown.
  private func setHiddenAmongOthers(_ isHidden: Bool, at position: RowPosition) {
    let section = declared.sections[position.section]
    var hidden =
      map[declared: position.section].rows(for: .hidden) ?? Bits(size: section.rows.count)
    hidden[position.row] = isHidden
    visibility.forgetOpened(in: section)
    let (changed, isFound) = visibility.map(of: section, hidden: hidden)
    map.replace(section: position.section, with: changed, isShown: isFound)
  }

  /// Hides or shows one row with none below it, without a look at any other.
  private func setHidden(_ isHidden: Bool, at position: RowPosition) -> TableChanges {
    var changes = TableChanges()
    changes.oldSectionCount = map.shownSectionCount
    let row = declared[position]
    if isHidden, let path = map.path(of: position) { changes.delete(path, row) }
    let before = map.foldSign(ofDeclared: position.section, in: declared)
    map.update(section: position.section) { $0.set(.hidden, isHidden, row: position.row) }
    if !isHidden, let path = map.path(of: position) { changes.insert(path, row) }
    let after = map.foldSign(ofDeclared: position.section, in: declared)
    if !after.reads(like: before), let section = map.shownSection(position.section) {
      changes.reload(section: section, declared.sections[position.section].section)
    }
    changes.complete()
    return changes
  }

  /// Returns whether a row is hidden by its description or by program, or nothing if unknown.
  public func isHidden(row id: RowID) -> Bool? {
    guard let position = position(of: id) else { return nil }
    return map[declared: position.section].holds(.hidden, row: position.row)
  }
}
