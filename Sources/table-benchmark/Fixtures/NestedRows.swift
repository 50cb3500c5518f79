import SimpleTable

/// What a plain program would keep in a table's place: the shown rows in nested arrays.
final class NestedRows {
  var sections: [[Row]]

  init(_ sections: [[Row]]) {
    self.sections = sections
  }

  /// Returns the row at a path, or nothing out of range, through a call as an adapter's reader
  /// makes one.
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
