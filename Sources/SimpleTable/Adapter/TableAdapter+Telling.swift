extension TableAdapter {
  /// Tells changes to whoever listens, after those that came before, and then what follows them.
  func tell(_ changes: TableChanges, then follow: (() -> Void)? = nil) {
    guard follow != nil || !changes.isEmpty && onChange != nil else { return }
    guard !isTelling else { return untold.append((changes, follow)) }
    isTelling = true
    tellNow(changes, then: follow)
    while !untold.isEmpty {
      let next = untold.removeFirst()
      tellNow(next.changes, then: next.follow)
    }
    isTelling = false
  }

  private func tellNow(_ changes: TableChanges, then follow: (() -> Void)?) {
    if !changes.isEmpty { onChange?(changes) }
    follow?()
  }

  /// Changes what is shown of the same description, and tells what came of it.
  ///
  /// - Complexity: O(*s*) in the number of sections and O(*n*) in the rows of those that change,
  ///   beside the change itself.
  func tellChange(_ change: () -> Void) -> TableChanges {
    let changes = difference(change)
    tell(changes)
    return changes
  }

  /// Runs the user's code or several changes, each told by itself, and returns all that came of
  /// them as one change.
  ///
  /// - Complexity: That of comparing the table before and after.
  func allChanges(_ change: () -> Void) -> TableChanges {
    let before = TableState(of: self)
    change()
    return TableDifference.changes(from: before, to: TableState(of: self))
  }

  /// Changes what is shown of the same description, and returns what came of it.
  func difference(_ change: () -> Void) -> TableChanges {
    let before = map
    change()
    return MapDifference.changes(from: before, to: map, of: declared)
  }
}
