extension TableAdapter {
  /// The title of the table.
  public var title: String? { declared.title }

  /// What is wrong with the description, and where it stands.
  public var diagnostics: [Diagnostic] { declared.diagnostics }

  /// The number of sections that are shown.
  public var numberOfSections: Int { map.shownSectionCount }

  /// The number of rows that are shown in all sections.
  public var numberOfRows: Int { map.rowCount }

  /// Returns the number of rows shown in a section, 0 out of range.
  public func numberOfRows(inSection section: Int) -> Int {
    guard let declared = map.declaredSection(section) else { return 0 }
    return map[declared: declared].shownCount
  }

  /// Returns the row at a path, or nothing out of range.
  public func row(at path: RowPath) -> Row? {
    guard let position = map.position(of: path) else { return nil }
    return declared[position]
  }

  /// Returns the row with an id, or nothing while it is not shown.
  package func shownRow(_ id: RowID) -> Row? { path(of: id).flatMap(row(at:)) }

  /// Returns what is known of a section, or nothing out of range.
  public func section(at section: Int) -> SectionInfo? {
    guard let number = map.declaredSection(section) else { return nil }
    let facts = declared.sections[number].section
    let rows = map[declared: number]
    return SectionInfo(
      id: declared.sections[number].id,
      header: facts.header,
      headerDetail: facts.headerDetail,
      footer: facts.footer,
      numberOfRows: rows.shownCount,
      numberOfCollapsedRows: rows.unfoldedCount - rows.shownCount,
      isCollapsible: declared.sections[number].canFold,
      isCollapsed: rows.isFolded,
      showsCollapsedRowCount: facts.showsCollapsedRowCount
    )
  }

  /// Returns the path of the row with an id, or nothing while it is not shown.
  public func path(of id: RowID) -> RowPath? {
    guard let position = position(of: id) else { return nil }
    return map.path(of: position)
  }

  /// Returns the identity of the row at a path, or nothing out of range.
  public func id(at path: RowPath) -> RowID? {
    guard let position = map.position(of: path) else { return nil }
    return id(of: position)
  }

  /// Returns the number of the section with an id, or nothing while it is not shown.
  public func sectionIndex(of id: SectionID) -> Int? {
    guard let section = declared.sectionIndex[id] else { return nil }
    return map.shownSection(section)
  }

  /// The headers, rows and footers that are shown, from top to bottom.
  public var items: TableItems { TableItems(map: map, sections: declared.sections) }
}

// MARK: - Positions

// Each reaches into the description for what it needs: a function of the description's own would be
// handed a copy of the whole.

extension TableAdapter {
  /// Returns the declared position of the row with an identity, or nothing if none has it.
  func position(of id: RowID) -> RowPosition? {
    guard let name = id.name else { return declared.position(of: id) }
    return declared.nameIndex.position(of: name, in: declared.sections)
  }

  /// Returns the identity of the row at a declared position, which must exist.
  func id(of position: RowPosition) -> RowID {
    RowID(declared.sections[position.section].identity(ofRow: position.row))
  }
}
