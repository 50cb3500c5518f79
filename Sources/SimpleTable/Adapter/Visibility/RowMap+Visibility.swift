extension RowMap {
  /// Creates the map that follows from a description and what was decided since.
  ///
  /// - Parameters:
  ///   - declared: The description.
  ///   - visibility: The decisions; what its filter opens is added to them.
  /// - Complexity: O(*n*) in the number of rows; O(*s*) in the number of sections where nothing
  ///   is hidden, filtered or nested.
  init(of declared: DeclaredTable, _ visibility: inout Visibility) {
    var hidden = declared.sections.map { section in
      section.hiddenRows.isEmpty
        ? nil : Bits(size: section.rows.count, settingAll: section.hiddenRows)
    }
    for (id, isHidden) in visibility.hidden {
      guard let position = declared.position(of: id) else { continue }
      let size = declared.sections[position.section].rows.count
      hidden[position.section, default: Bits(size: size)][position.row] = isHidden
    }
    var shownSections: Bits?
    visibility.forgetOpened()
    if visibility.filter != nil {
      shownSections = Bits(size: declared.sections.count, repeating: true)
    }
    var maps: [SectionMap] = []
    maps.reserveCapacity(declared.sections.count)
    for (number, section) in declared.sections.enumerated() {
      let (map, isFound) = visibility.map(of: section, hidden: hidden[number])
      if !isFound { shownSections?[number] = false }
      maps.append(map)
    }
    self.init(maps, shownSections: shownSections)
  }
}

extension Visibility {
  /// Returns the map of a section of which some rows are hidden, and whether the filter finds it.
  ///
  /// What the filter opens in the section is noted.
  mutating func map(of section: DeclaredSection, hidden: Bits?) -> (SectionMap, isFound: Bool) {
    var map = SectionMap(declaredCount: section.rows.count)
    map.edgeCount = (section.hasHeader ? 1 : 0) + (section.section.footer == nil ? 0 : 1)
    map.set(.hidden, hidden)
    let isFound = filter?.apply(to: section, &map, &self) ?? true
    if section.outline != nil { map.set(.tucked, tuckedRows(of: section, hidden: hidden)) }
    map.isFolded = isCollapsed(section)
    return (map, isFound)
  }

  /// Returns which rows stand below a row that is closed or not there.
  ///
  /// - Complexity: O(*n*)
  func tuckedRows(of section: DeclaredSection, hidden: Bits?) -> Bits? {
    guard let outline = section.outline else { return nil }
    var tucked = Bits(size: section.rows.count)
    var row = 0
    while row < section.rows.count {
      let below = outline.rows(below: row)
      if !below.isEmpty, hidden?[row] == true || isExpanded(row: row, of: section) == false {
        for row in below { tucked[row] = true }
        row = below.upperBound
      } else {
        row += 1
      }
    }
    return tucked
  }
}

extension [Bits?] {
  fileprivate subscript(index: Int, default value: @autoclosure () -> Bits) -> Bits {
    get { self[index] ?? value() }
    _modify {
      var bits = self[index].take() ?? value()
      defer { self[index] = bits }
      yield &bits
    }
  }
}
