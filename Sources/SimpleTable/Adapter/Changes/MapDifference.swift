/// Tells what came and went between two maps of the same description.
///
/// - Complexity: O(*s*) in the number of sections and O(*n*) in the rows of those that differ.
struct MapDifference {
  private let old: RowMap
  private let new: RowMap
  private let declared: DeclaredTable
  private var changes = TableChanges()

  /// Returns what changed from one map to another.
  static func changes(
    from old: RowMap, to new: RowMap, of declared: DeclaredTable
  ) -> TableChanges {
    var difference = MapDifference(old: old, new: new, declared: declared)
    difference.changes.oldSectionCount = old.shownSectionCount
    for section in 0..<old.declaredSectionCount { difference.compare(section) }
    difference.changes.complete()
    return difference.changes
  }

  private mutating func compare(_ section: Int) {
    switch (old.shownSection(section), new.shownSection(section)) {
    case (let place?, nil):
      changes.delete(section: place, declared.sections[section].section)
    case (nil, let place?):
      changes.insert(section: place, declared.sections[section].section)
    case (let oldPlace?, let newPlace?):
      let before = old.foldSign(ofDeclared: section, in: declared)
      if !new.foldSign(ofDeclared: section, in: declared).reads(like: before) {
        changes.reload(section: newPlace, declared.sections[section].section)
      }
      compareRows(of: section, oldPlace, newPlace)
    case (nil, nil):
      break
    }
  }

  private mutating func compareRows(of section: Int, _ oldPlace: Int, _ newPlace: Int) {
    let rows = declared.sections[section].rows
    let oldRows = old[declared: section]
    let newRows = new[declared: section]
    if newRows.isFolded && oldRows.isFolded { return }
    let outline = declared.sections[section].outline
    let sameIsHidden = outline == nil || oldRows.hides(as: newRows)
    if sameIsHidden, oldRows.shows(as: newRows) { return }
    var oldRow = 0
    var newRow = 0
    for row in rows.indices {
      let was = oldRows.shows(row)
      let `is` = newRows.shows(row)
      if was, !`is` { changes.delete(RowPath(section: oldPlace, row: oldRow), rows[row]) }
      if `is`, !was { changes.insert(RowPath(section: newPlace, row: newRow), rows[row]) }
      if was, `is`, !sameIsHidden,
        oldRows.hasRows(below: row, in: outline) != newRows.hasRows(below: row, in: outline)
      {
        changes.reload(RowPath(section: newPlace, row: newRow), rows[row])
      }
      if was { oldRow += 1 }
      if `is` { newRow += 1 }
    }
  }
}
