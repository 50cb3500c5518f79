/// One page as the user sees it: the description, the arrangement, and the rows that are visible as
/// a result.
///
/// It has no code of the program, so a copy is a state that can be compared with a later one. Every
/// function that hides, shows, collapses, expands or filters returns the change list.
package struct TableModel {
  /// The compiled description.
  private(set) var declared: DeclaredTable

  /// The decisions of the user and the program about visibility.
  private(set) var arrangement = Arrangement()

  /// Which rows are visible; it follows from the other two.
  private(set) var map: RowMap

  /// The number of changes so far that may affect visibility: new descriptions and arrangements.
  private(set) var revision = 0

  /// Creates the model of a description without any arrangement.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  init(_ declared: DeclaredTable) {
    self.declared = declared
    map = RowMap(of: declared, &arrangement)
  }

  /// Creates the model of a table by evaluating its description.
  package init(_ table: Table) {
    self.init(TableCompiler.compile(table))
  }
}

// MARK: - Descriptions

extension TableModel {
  /// Shows another description.
  ///
  /// The arrangement still applies to rows and sections with the same identity.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  mutating func show(_ declared: DeclaredTable) {
    revision += 1
    self.declared = declared
    arrangement.forgetTexts()
    map = RowMap(of: declared, &arrangement)
  }

  /// Adds a diagnostic of the shown description, once.
  mutating func diagnose(_ message: String) {
    guard !declared.diagnostics.contains(where: { $0.message == message }) else { return }
    declared.diagnose(message)
  }

  /// Returns what changed from this state to a later one.
  ///
  /// - Complexity: O(*n*) where rows keep their order, else O(*n* log *n*).
  package func changes(to new: TableModel) -> TableChanges {
    TableDifference.changes(from: self, to: new)
  }
}

// MARK: - Visibility

extension TableModel {
  /// Shows only rows that contain a text; `nil` or a text without words shows all.
  ///
  /// - Complexity: O(*n*) in the length of all texts; where the text has become longer, in that of
  ///   the texts found before, and in the number of rows.
  mutating func setFilter(_ text: String?) -> TableChanges {
    changing(declared.sections.indices) { model in
      model.arrangement.setFilter(text)
      model.map = RowMap(of: model.declared, &model.arrangement)
    }
  }

  /// Hides or shows rows.
  ///
  /// Rows that are not declared now are hidden or shown when they return.
  ///
  /// - Complexity: O(*r*) in the rows of their sections and O(*s*) in the number of sections; while
  ///   a filter is on, O(*n*) in the length of these sections' texts.
  mutating func setHidden(_ isHidden: Bool, rows ids: [RowID]) -> TableChanges {
    // Each id is hashed and looked at once: for many, reading them from memory is most of the time.
    let positions = ids.compactMap { id in
      let hash = arrangement.setHidden(isHidden, id)
      return declared.position(of: id, hash: hash).flatMap {
        map[declared: $0.section].holds(.hidden, row: $0.row) == isHidden ? nil : $0
      }
    }
    if positions.isEmpty { return TableChanges() }
    let sections = Set(positions.map(\.section)).sorted()
    let parents = positions.compactMap { position in
      map[declared: position.section].rowWithLine(
        above: position.row, in: declared.sections[position.section].outline
      )
      .map { RowPosition(section: position.section, row: $0) }
    }
    let beforeSearch = arrangement.filter == nil ? nil : map
    let changes = changing(sections, parents: parents) { model in
      for position in positions {
        model.map[declared: position.section].set(.hidden, isHidden, row: position.row)
      }
      if model.arrangement.filter == nil {
        for position in positions { model.updateRows(below: position) }
      } else {
        for number in sections {
          let section = model.declared.sections[number]
          model.arrangement.forgetFilterResults(of: section)
          model.arrangement.arrange(section, in: &model.map[declared: number])
        }
      }
      model.map.update(sections)
    }
    guard let beforeSearch, searchDependsOnHits(afterHiding: isHidden) else { return changes }
    // What is found of the other sections depends on whether anything is found exactly.
    arrangement.forgetFilterResults()
    map = RowMap(of: declared, &arrangement)
    let all = declared.sections.indices
    return VisibilityChange(sections: declared.sections, old: beforeSearch.earlier(all), new: map)
      .changes(parents: parents)
  }

  /// Returns whether the filter may allow mistakes now, or no longer: it does while nothing is
  /// found without.
  private func searchDependsOnHits(afterHiding isHidden: Bool) -> Bool {
    guard let filter = arrangement.filter else { return false }
    return filter.allowsMistakes ? !isHidden : map.visibleSectionCount == 0
  }

  /// Expands or collapses a disclosure row.
  ///
  /// - Complexity: O(*r*) in the rows of its section and O(*s*) in the number of sections.
  mutating func setExpanded(_ isExpanded: Bool, row position: RowPosition) -> TableChanges {
    let id = declared.id(of: position)
    return changing([position.section]) { model in
      model.arrangement.setExpanded(isExpanded, id)
      model.updateRows(below: position)
      model.map.update([position.section])
    }
  }

  /// Collapses some sections and expands others, and expands disclosure rows, in one step.
  ///
  /// - Complexity: O(*r*) in the rows of these sections and O(*s*) in the number of all sections.
  mutating func setCollapsed(
    _ collapsed: [SectionID], expanding expanded: [SectionID], rows: [RowID] = []
  ) -> TableChanges {
    let sections = Set(
      (collapsed + expanded).compactMap { declared.sectionNumber(of: $0) }
        + rows.compactMap { declared.position(of: $0)?.section }
    ).sorted()
    return changing(sections) { model in
      for id in collapsed { model.setCollapsed(true, id) }
      for id in expanded { model.setCollapsed(false, id) }
      for id in rows {
        model.arrangement.setExpanded(true, id)
        if let position = model.declared.position(of: id) { model.updateRows(below: position) }
      }
      model.map.update(sections)
    }
  }

  /// Changes the arrangement of sections that are not declared now or cannot collapse, so nothing
  /// visible changes.
  mutating func arrange(_ change: (inout Arrangement) -> Void) { change(&arrangement) }

  private mutating func setCollapsed(_ isCollapsed: Bool, _ id: SectionID) {
    guard let section = declared.sectionNumber(of: id) else { return }
    arrangement.setCollapsed(isCollapsed, id)
    map[declared: section].isCollapsed = isCollapsed
  }

  /// Updates which rows below a row are visible, after it was hidden, shown, expanded or collapsed.
  private mutating func updateRows(below position: RowPosition) {
    let section = declared.sections[position.section]
    guard let rows = section.outline?.rows(below: position.row), !rows.isEmpty,
      !map[declared: position.section].holds(.insideCollapsed, row: position.row)
    else { return }
    arrangement.arrangeOutline(
      position.row..<rows.upperBound, of: section, in: &map[declared: position.section])
  }

  /// Changes the visible rows of some sections, and returns the changes.
  private mutating func changing(
    _ sections: some RandomAccessCollection<Int>, parents: [RowPosition] = [],
    _ change: (inout TableModel) -> Void
  ) -> TableChanges {
    let before = map.earlier(sections)
    revision += 1
    change(&self)
    return VisibilityChange(sections: declared.sections, old: before, new: map)
      .changes(parents: parents)
  }
}
