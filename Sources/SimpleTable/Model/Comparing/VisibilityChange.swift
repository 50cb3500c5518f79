/// Lists which rows of one description come and go while arrangement about them change.
///
/// It remembers what is visible of a few sections, and compares that with what is visible later.
/// Rows are known by position, so their identities are not compared.
struct VisibilityChange {
  /// Where rows may come and go: some rows of a section, and the row above them, if it may lose or
  /// get its disclosure indicator.
  typealias Region = (section: Int, rows: Range<Int>, parent: Int?)

  /// What is visible of a region.
  private struct View {
    /// The number of the section among those visible, or `nil` if it is not.
    let place: Int?
    let header: SectionInfo

    /// Which of the rows are visible, see ``SectionMap/visibleWords(in:)``.
    let words: [UInt64]

    /// The number of visible rows of the section above the region.
    let firstRow: Int

    /// Where the parent is visible, and whether it has a disclosure indicator.
    let parent: RowPath?
    let parentHasRows: Bool

    init(of region: Region, in sections: [DeclaredSection], _ map: RowMap) {
      let section = sections[region.section]
      let rows = map[declared: region.section]
      place = map.visibleSection(region.section)
      header = SectionInfo(section, rows)
      words = rows.visibleWords(in: region.rows)
      firstRow = rows.visibleRows(before: region.rows)
      parent = region.parent.flatMap {
        map.path(of: RowPosition(section: region.section, row: $0))
      }
      parentHasRows = region.parent.map { rows.hasRows(below: $0, in: section.outline) } ?? false
    }
  }

  // Both are kept instead of the whole description, which takes longer to copy.
  private let sections: [DeclaredSection]
  private let rows: [[Row]]
  private let oldSectionCount: Int
  private let regions: [(region: Region, before: View)]

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
    self.regions = regions.map { ($0, View(of: $0, in: declared.sections, map)) }
  }

  /// Returns what came and went since.
  ///
  /// - Complexity: O(*r*) in the number of rows in question.
  func changes(to map: RowMap) -> TableChanges {
    var changes = TableChanges()
    changes.oldSectionCount = oldSectionCount
    for (region, before) in regions {
      let after = View(of: region, in: sections, map)
      let title = sections[region.section].section.header
      switch (before.place, after.place) {
      case (let oldPlace?, let newPlace?):
        if !after.header.looksLike(before.header) {
          changes.sections.reloaded.append(newPlace, title)
        }
        list(
          region, before.words, from: RowPath(section: oldPlace, row: before.firstRow),
          after.words, to: RowPath(section: newPlace, row: after.firstRow), in: &changes)
        if let row = region.parent, before.parent != nil, let path = after.parent,
          before.parentHasRows != after.parentHasRows
        {
          changes.rows.reloaded.append(path, rows[region.section][row].title)
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
    _ region: Region, _ oldWords: [UInt64], from oldPath: RowPath, _ newWords: [UInt64],
    to newPath: RowPath, in changes: inout TableChanges
  ) {
    let rows = rows[region.section]
    var (oldPath, newPath) = (oldPath, newPath)
    for number in 0..<max(oldWords.count, newWords.count) {
      let old = number < oldWords.count ? oldWords[number] : 0
      let new = number < newWords.count ? newWords[number] : 0
      guard old != new else {
        oldPath.row += old.nonzeroBitCount
        newPath.row += new.nonzeroBitCount
        continue
      }
      var rest = old | new
      while rest != 0 {
        let bit = rest & ~(rest - 1)
        let row = (region.rows.lowerBound >> 6 + number) << 6 + rest.trailingZeroBitCount
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
