extension RowMap {
  /// Creates the map of a description and the arrangement about it.
  ///
  /// - Parameters:
  ///   - declared: The description.
  ///   - arrangement: The arrangement, in which the map records what the filter expands.
  /// - Complexity: O(*n*) in the number of rows; O(*s*) in the number of sections where no row
  ///   is hidden, filtered or below another.
  init(of declared: DeclaredTable, _ arrangement: inout Arrangement) {
    var maps = declared.sections.map(SectionMap.init)
    for (id, decided) in arrangement.hidden {
      guard let position = declared.position(of: id, hash: decided.hash) else { continue }
      maps[position.section].set(.hidden, decided.isHidden, row: position.row)
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
    for row in section.facts.inlinePickers { set(.inline, true, row: row) }
  }
}

extension Arrangement {
  /// Updates the filtered and collapsed rows in the maps of all sections, given the hidden ones.
  fileprivate mutating func arrange(_ declared: DeclaredTable, in maps: inout [SectionMap]) {
    for (number, section) in declared.sections.enumerated() { arrange(section, in: &maps[number]) }
  }

  /// Updates the filtered and collapsed rows in the map of a section, given the hidden ones.
  ///
  /// The arrangement records what the filter expands in the section.
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

  /// Updates in the map of a section which rows of a range are below a collapsed or hidden row of
  /// it.
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
