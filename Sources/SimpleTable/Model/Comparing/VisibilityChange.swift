/// Lists which rows of one description come and go while decisions about them change.
///
/// It remembers what is visible of a few sections, and compares that with what is visible later.
/// Rows are known by position, so their identities are not compared.
struct VisibilityChange {
  /// Where rows may come and go: some rows of a section, and the row above them, if it may lose or
  /// get its disclosure indicator.
  typealias Region = (section: Int, rows: Range<Int>, parent: Int?)

  /// A region, and what was visible of it.
  private struct Part {
    let section: Int

    /// The number of the section among those visible, or `nil` if it was not.
    let place: Int?

    let header: SectionInfo
    let rows: Range<Int>

    /// Which of the rows were visible, see ``SectionMap/visibleWords(in:)``.
    let visible: [UInt64]

    /// The number of visible rows of the section above the region.
    let firstRow: Int

    let parentRow: Int?

    /// Where the parent was visible, and whether it had a disclosure indicator.
    let parent: (path: RowPath, hasRows: Bool)?
  }

  // Both are kept instead of the whole description, which takes longer to copy.
  private let sections: [DeclaredSection]
  private let rows: [[Row]]
  private let oldSectionCount: Int
  private let parts: [Part]

  /// Remembers what is visible of some sections.
  ///
  /// - Parameters:
  ///   - regions: Where rows may come and go, in the order of the sections.
  ///   - declared: The description.
  ///   - map: Which rows are visible.
  /// - Complexity: O(*r*) in the number of rows in question.
  init(of regions: [Region], in declared: DeclaredTable, _ map: RowMap) {
    sections = declared.sections
    rows = declared.rows
    oldSectionCount = map.visibleSectionCount
    parts = regions.map { section, rows, parent in
      Part(
        section: section, place: map.visibleSection(section),
        header: SectionInfo(declared.sections[section], map[declared: section]), rows: rows,
        visible: map[declared: section].visibleWords(in: rows),
        firstRow: map[declared: section].visibleRows(before: rows),
        parentRow: parent, parent: Self.indicator(of: parent, in: section, declared.sections, map))
    }
  }

  /// Returns where a row is visible, and whether it has a disclosure indicator.
  private static func indicator(
    of row: Int?, in section: Int, _ sections: [DeclaredSection], _ map: RowMap
  ) -> (path: RowPath, hasRows: Bool)? {
    guard let row, let path = map.path(of: RowPosition(section: section, row: row)) else {
      return nil
    }
    return (
      path, map[declared: section].hasRows(below: row, in: sections[section].outline)
    )
  }

  /// Returns what came and went since.
  ///
  /// - Complexity: O(*r*) in the number of rows in question.
  func changes(to map: RowMap) -> TableChanges {
    var changes = TableChanges()
    changes.oldSectionCount = oldSectionCount
    for part in parts {
      let title = sections[part.section].section.header
      switch (part.place, map.visibleSection(part.section)) {
      case (let oldPlace?, let newPlace?):
        let rows = map[declared: part.section]
        let header = SectionInfo(sections[part.section], rows)
        if !header.looksLike(part.header) { changes.sections.reloaded.append(newPlace, title) }
        list(part, rows, from: oldPlace, to: newPlace, in: &changes)
        let parent = Self.indicator(of: part.parentRow, in: part.section, sections, map)
        if let parent, let before = part.parent, before.hasRows != parent.hasRows,
          let row = part.parentRow
        {
          changes.rows.reloaded.append(parent.path, self.rows[part.section][row].title)
        }
      case (let place?, nil): changes.sections.deleted.append(place, title)
      case (nil, let place?): changes.sections.inserted.append(place, title)
      case (nil, nil): break
      }
    }
    changes.complete()
    return changes
  }

  private func list(
    _ part: Part, _ map: SectionMap, from oldPlace: Int, to newPlace: Int,
    in changes: inout TableChanges
  ) {
    let new = map.visibleWords(in: part.rows)
    let rows = rows[part.section]
    var oldPath = RowPath(section: oldPlace, row: part.firstRow)
    var newPath = RowPath(section: newPlace, row: map.visibleRows(before: part.rows))
    for number in 0..<max(part.visible.count, new.count) {
      let old = number < part.visible.count ? part.visible[number] : 0
      let new = number < new.count ? new[number] : 0
      guard old != new else {
        oldPath.row += old.nonzeroBitCount
        newPath.row += new.nonzeroBitCount
        continue
      }
      var rest = old | new
      while rest != 0 {
        let bit = rest & ~(rest - 1)
        let row = (part.rows.lowerBound >> 6 + number) << 6 + rest.trailingZeroBitCount
        if new & bit == 0 { changes.rows.deleted.append(oldPath, rows[row].title) }
        if old & bit == 0 { changes.rows.inserted.append(newPath, rows[row].title) }
        if old & bit != 0 { oldPath.row += 1 }
        if new & bit != 0 { newPath.row += 1 }
        rest &= rest - 1
      }
    }
  }
}

extension SectionMap {
  /// Returns how many rows are visible before a range.
  fileprivate func visibleRows(before rows: Range<Int>) -> Int {
    isCollapsed || rows.isEmpty ? 0 : expandedRank(rows.lowerBound)
  }
}
