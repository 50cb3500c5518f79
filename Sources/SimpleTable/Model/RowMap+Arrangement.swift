extension RowMap {
  /// Creates the map of a description and the arrangement about it.
  ///
  /// - Parameters:
  ///   - declared: The description.
  ///   - arrangement: The arrangement; what the filter expands is noted there.
  /// - Complexity: O(*n*) in the number of rows; O(*s*) in the number of sections where no row
  ///   is hidden, filtered or below another.
  init(of declared: DeclaredTable, _ arrangement: inout Arrangement) {
    var decided: [Int: [(row: Int, isHidden: Bool)]] = [:]
    for (id, isHidden) in arrangement.hidden {
      guard let position = declared.position(of: id) else { continue }
      decided[position.section, default: []].append((position.row, isHidden))
    }
    let hidesSections =
      arrangement.filter != nil || declared.sections.contains(where: \.section.isHidden)
    var visibleSections = hidesSections ? Bits(size: declared.sections.count, repeating: true) : nil
    var maps: [SectionMap] = []
    maps.reserveCapacity(declared.sections.count)
    for (number, section) in declared.sections.enumerated() {
      let hidden = section.hiddenRows(decided: decided[number] ?? [])
      let (map, isVisible) = arrangement.map(of: section, hidden: hidden)
      if !isVisible { visibleSections?[number] = false }
      maps.append(map)
    }
    self.init(maps, visibleSections: visibleSections)
  }
}

extension Arrangement {
  /// Returns the map of a section, and whether it is visible: not hidden, and found by the filter.
  ///
  /// What the filter expands in the section is noted.
  mutating func map(of section: DeclaredSection, hidden: Bits?) -> (SectionMap, isVisible: Bool) {
    var map = SectionMap(declaredCount: section.rows.count)
    map.edgeCount = (section.hasHeader ? 1 : 0) + (section.hasFooter ? 1 : 0)
    map.set(.hidden, hidden)
    let result = applyFilter(to: section, hidden: hidden)
    if let result { map.set(.filteredOut, result.filteredOut) }
    if section.outline != nil {
      map.set(
        .insideCollapsed, rowsInsideCollapsed(of: section, section.rows.indices, hidden: hidden))
    }
    map.isCollapsed = isCollapsed(section)
    return (map, !section.section.isHidden && result?.hasHit != false)
  }

  /// Returns which rows of a range are below a row of it that is collapsed or hidden.
  ///
  /// - Complexity: O(*r*) in the length of the range.
  func rowsInsideCollapsed(
    of section: DeclaredSection, _ rows: Range<Int>, hidden: Bits?
  ) -> Bits? {
    guard let outline = section.outline else { return nil }
    var inside = Bits(size: rows.count)
    var row = rows.lowerBound
    while row < rows.upperBound {
      OperationCounter.count(.outlineStep)
      let below = outline.rows(below: row)
      if !below.isEmpty, hidden?[row] == true || isExpanded(row: row, of: section) == false {
        for row in below { inside[row - rows.lowerBound] = true }
        row = below.upperBound
      } else {
        row += 1
      }
    }
    return inside
  }
}

extension DeclaredSection {
  /// Returns which rows are hidden, by declaration or by decision; `nil` for none.
  fileprivate func hiddenRows(decided: [(row: Int, isHidden: Bool)]) -> Bits? {
    guard !hiddenRows.isEmpty || !decided.isEmpty else { return nil }
    var hidden = Bits(size: rows.count, settingAll: hiddenRows)
    for (row, isHidden) in decided { hidden[row] = isHidden }
    return hidden
  }
}
