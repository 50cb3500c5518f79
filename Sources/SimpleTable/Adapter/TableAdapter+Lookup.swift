// The model is read in place: passed on as a whole, it would be copied to the stack for each call.
extension TableAdapter {
  /// The title of the table, as it was evaluated last.
  public var title: String? { model.declared.title }

  /// The words of the library's own messages, such as why a value is refused.
  public var words: TableWords { model.declared.words }

  /// The mistakes in the description, and the actions that nothing has started yet.
  ///
  /// Such an action waits for ``finishActions()``. A setter, a getter or a rule that uses the table
  /// while it runs is a mistake, too.
  public var diagnostics: [Diagnostic] {
    model.declared.diagnostics + actions.diagnostics + useGuard.diagnostics
  }

  /// The number of visible sections.
  public var numberOfSections: Int { model.map.visibleSectionCount }

  /// The number of visible rows in all sections.
  public var numberOfRows: Int { model.map.rowCount }

  /// Returns the number of visible rows in a section, or 0 outside the table.
  public func numberOfRows(inSection section: Int) -> Int {
    model.map.declaredSection(section).map { model.map[declared: $0].visibleCount } ?? 0
  }

  /// Returns the row at a path, or `nil` outside the table.
  public func row(at path: RowPath) -> Row? {
    guard let position = model.map.position(of: path) else { return nil }
    return model.declared[position]
  }

  /// Returns the row with an id, or `nil` while it is not visible.
  package func visibleRow(_ id: RowID) -> Row? { path(of: id).flatMap(row(at:)) }

  /// Returns the texts and the state of a visible section, or `nil` outside the table.
  public func section(at section: Int) -> SectionInfo? {
    guard let number = model.map.declaredSection(section) else { return nil }
    return SectionInfo(model.declared.sections[number], model.map[declared: number])
  }

  /// Returns the path of the row with an id, or `nil` while it is not visible.
  public func path(of id: RowID) -> RowPath? {
    guard let position = model.declared.position(of: id) else { return nil }
    return model.map.path(of: position)
  }

  /// Returns the id of the row at a path, or `nil` outside the table.
  public func id(at path: RowPath) -> RowID? {
    model.map.position(of: path).map { model.declared.id(of: $0) }
  }

  /// Returns the number of the section with an id, or `nil` while it is not visible.
  package func sectionIndex(of id: SectionID) -> Int? {
    model.declared.sectionNumber(of: id).flatMap(model.map.visibleSection)
  }

  /// The headers, rows and footers that are visible, from top to bottom.
  public var items: TableItems { TableItems(map: model.map, sections: model.declared.sections) }

  /// Returns the number of an item among all that are visible, or `nil` if it is not.
  package func itemIndex(of item: TableItem) -> Int? {
    guard let number = model.map.declaredSection(item.section) else { return nil }
    let section = model.declared.sections[number]
    let start = model.map.itemCount(above: item.section) + (section.hasHeader ? 1 : 0)
    let rowCount = model.map[declared: number].visibleCount
    switch item {
    case .header: return section.hasHeader ? start - 1 : nil
    case .row(let path): return (0..<rowCount).contains(path.row) ? start + path.row : nil
    case .footer: return section.hasFooter ? start + rowCount : nil
    }
  }

  /// Returns the item with a number, or `nil` out of range.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func item(at index: Int) -> TableItem? {
    let items = items
    return items.indices.contains(index) ? items[index] : nil
  }

  /// Whether the table shows neither a title nor an item.
  var isBlank: Bool { title?.isEmpty != false && model.map.itemCount == 0 }

  /// Returns the number of a visible row among those of all sections, or `nil` for no section.
  func rowNumber(at path: RowPath) -> Int? {
    model.map.declaredSection(path.section).map { _ in
      model.map.rowCount(above: path.section) + path.row
    }
  }

  /// Returns the section in which a row is declared, visible or not; `nil` if it is not declared.
  func section(ofDeclaredRow row: RowID) -> SectionID? {
    model.declared.position(of: row).map { model.declared.sections[$0.section].id }
  }

  /// Returns the nesting level of a visible row: 0 at the top level, and outside the table.
  public func depth(at path: RowPath) -> Int {
    guard let position = model.map.position(of: path) else { return 0 }
    return depth(of: position)
  }

  /// Returns the nesting level of a row, visible or not: 0 at the top level.
  ///
  /// An unknown id also gives 0.
  public func depth(row id: RowID) -> Int { model.declared.position(of: id).map(depth) ?? 0 }

  /// Returns the visible row that a row is below, or `nil` at the top level.
  package func parent(of path: RowPath) -> RowPath? {
    guard let position = model.map.position(of: path) else { return nil }
    let section = model.declared.sections[position.section]
    // An inline picker is never visible itself.
    var row = section.parent(ofRow: position.row)
    while let parent = row {
      let position = RowPosition(section: position.section, row: parent)
      if let path = model.map.path(of: position) { return path }
      row = section.parent(ofRow: parent)
    }
    return nil
  }

  private func depth(of position: RowPosition) -> Int {
    model.declared.sections[position.section].outline?.depth(of: position.row) ?? 0
  }

  /// Returns whether the description or the program hides a row, or `nil` if the id is unknown.
  ///
  /// A row that is only collapsed or filtered out is not hidden.
  public func isHidden(row id: RowID) -> Bool? {
    model.declared.position(of: id).map { position in
      model.map[declared: position.section].holds(.hidden, row: position.row)
    }
  }

  /// Returns whether a disclosure row or a picker is expanded, or `nil` for any other row.
  public func isExpanded(row id: RowID) -> Bool? {
    guard let position = model.declared.position(of: id) else { return nil }
    let section = model.declared.sections[position.section]
    return model.arrangement.isExpanded(row: position.row, of: section)
  }

  /// Returns whether a visible row shows the rows below it, or `nil` where it has none.
  package func isExpanded(at path: RowPath) -> Bool? {
    guard let position = model.map.position(of: path) else { return nil }
    let section = model.declared.sections[position.section]
    guard
      model.map[declared: position.section].hasRows(below: position.row, in: section.outline)
    else { return nil }
    return model.arrangement.isExpanded(row: position.row, of: section)
  }
}
