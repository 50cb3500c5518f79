extension TableAdapter {
  /// Tells changes to whoever listens, after those that came before.
  func tell(_ changes: TableChanges) {
    guard !changes.isEmpty, let onChange else { return }
    guard !isTelling else { return untold.append(changes) }
    isTelling = true
    onChange(changes)
    while !untold.isEmpty { self.onChange?(untold.removeFirst()) }
    isTelling = false
  }

  /// Changes what is shown of the same description, and tells what came of it.
  ///
  /// - Complexity: O(*s*) in the number of sections and O(*n*) in the rows of those that change,
  ///   beside the change itself.
  func tellChange(_ change: () -> Void) -> TableChanges {
    let before = map
    change()
    let changes = MapDifference.changes(from: before, to: map, of: declared)
    tell(changes)
    return changes
  }
}
