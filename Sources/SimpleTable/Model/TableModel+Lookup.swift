// Inlined, as an adapter would otherwise copy its whole model to the stack for each call.

extension TableModel {
  /// Returns the row at a path, or `nil` out of range.
  @inline(__always)
  func row(at path: RowPath) -> Row? {
    guard let position = map.position(of: path) else { return nil }
    return declared[position]
  }

  /// Returns the path of the row with an id, or `nil` while it is not visible.
  @inline(__always)
  func path(of id: RowID) -> RowPath? {
    guard let position = declared.position(of: id) else { return nil }
    return map.path(of: position)
  }

  /// Returns the number of rows visible in a section, 0 out of range.
  @inline(__always)
  func numberOfRows(inSection section: Int) -> Int {
    guard let number = map.declaredSection(section) else { return 0 }
    return map[declared: number].visibleCount
  }

  /// Returns the number of the section with an id, or `nil` while it is not visible.
  @inline(__always)
  func sectionIndex(of id: SectionID) -> Int? {
    declared.sectionIndex[id].flatMap { map.visibleSection($0) }
  }

  /// Returns what is known of a section, or `nil` out of range.
  func section(at section: Int) -> SectionInfo? {
    guard let number = map.declaredSection(section) else { return nil }
    return SectionInfo(declared.sections[number], map[declared: number])
  }

  /// Returns whether a visible row shows the rows below it, or `nil` where it has none.
  func isExpanded(at path: RowPath) -> Bool? {
    guard let position = map.position(of: path) else { return nil }
    let section = declared.sections[position.section]
    guard map[declared: position.section].hasRows(below: position.row, in: section.outline) else {
      return nil
    }
    return decisions.isExpanded(row: position.row, of: section)
  }

  /// Returns the number of an item among all that are visible, or `nil` if it is not.
  ///
  /// - Complexity: O(log *n*)
  func itemIndex(of item: TableItem) -> Int? {
    guard let number = map.declaredSection(item.section) else { return nil }
    let section = declared.sections[number]
    let start = map.itemCount(beforeSection: number) + (section.hasHeader ? 1 : 0)
    let rowCount = map[declared: number].visibleCount
    switch item {
    case .header: return section.hasHeader ? start - 1 : nil
    case .row(let path): return (0..<rowCount).contains(path.row) ? start + path.row : nil
    case .footer: return section.hasFooter ? start + rowCount : nil
    }
  }
}
