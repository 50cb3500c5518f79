extension RowMap {
  /// Creates the map of a description and the arrangement about it.
  ///
  /// - Parameters:
  ///   - declared: The description.
  ///   - arrangement: The arrangement; what the filter expands is noted there.
  /// - Complexity: O(*n*) in the number of rows; O(*s*) in the number of sections where no row
  ///   is hidden, filtered or below another.
  init(of declared: DeclaredTable, _ arrangement: inout Arrangement) {
    var maps = declared.sections.map(SectionMap.init)
    for (id, isHidden) in arrangement.hidden {
      guard let position = declared.position(of: id) else { continue }
      maps[position.section].set(.hidden, isHidden, row: position.row)
    }
    _ = arrangement.allowMistakes(false)
    arrangement.arrange(declared, in: &maps)
    if !maps.contains(where: \.isVisible), arrangement.allowMistakes(true) {
      arrangement.arrange(declared, in: &maps)
    }
    self.init(maps)
  }
}

extension SectionMap {
  /// Creates the map of a section as it is declared, apart from what collapses.
  fileprivate init(_ section: DeclaredSection) {
    self.init(declaredCount: section.rows.count)
    edgeCount = (section.hasHeader ? 1 : 0) + (section.hasFooter ? 1 : 0)
    for row in section.facts.hiddenRows { set(.hidden, true, row: row) }
  }
}

extension Arrangement {
  /// Notes in the maps of all sections what is filtered out and collapsed, given what is hidden.
  fileprivate mutating func arrange(_ declared: DeclaredTable, in maps: inout [SectionMap]) {
    for (number, section) in declared.sections.enumerated() { arrange(section, in: &maps[number]) }
  }

  /// Notes in the map of a section what is filtered out and collapsed, given what is hidden.
  ///
  /// What the filter expands in the section is noted here.
  mutating func arrange(_ section: DeclaredSection, in map: inout SectionMap) {
    let result = applyFilter(to: section, map)
    if let result {
      for row in section.rows.indices {
        map.set(.filteredOut, result.filteredOut[row], row: row)
      }
    }
    arrangeOutline(section.rows.indices, of: section, in: &map)
    map.isCollapsed = isCollapsed(section)
    map.isVisible = !section.section.isHidden && result?.hasHit != false
  }

  /// Notes in the map of a section which rows of a range are below one of it that is collapsed or
  /// hidden.
  ///
  /// - Complexity: O(*r*) in the length of the range.
  func arrangeOutline(_ rows: Range<Int>, of section: DeclaredSection, in map: inout SectionMap) {
    guard let outline = section.outline else { return }
    var end = rows.lowerBound
    for row in rows {
      map.set(.insideCollapsed, row < end, row: row)
      guard row >= end else { continue }
      OperationCounter.count(.outlineStep)
      let below = outline.rows(below: row)
      guard !below.isEmpty else { continue }
      if map.holds(.hidden, row: row) || isExpanded(row: row, of: section) == false {
        end = below.upperBound
      }
    }
  }
}
