import SimpleTable

/// What a plain program would keep instead of a table: the visible rows in nested arrays.
final class NestedRows {
  var sections: [[Row]]

  init(_ sections: [[Row]]) {
    self.sections = sections
  }

  /// Returns the row at a path, or `nil` out of range, through a call that is not inlined, as
  /// an adapter's is.
  @inline(never)
  func row(at path: RowPath) -> Row? {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.row)
    else { return nil }
    return sections[path.section][path.row]
  }

  /// Returns the number of rows in a section.
  @inline(never)
  func numberOfRows(inSection section: Int) -> Int { sections[section].count }
}
