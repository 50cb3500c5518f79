/// Lists which rows of one description appear and disappear when their arrangement changes.
///
/// Rows are known by position, so their identities are not compared.
struct VisibilityChange {
  let sections: [DeclaredSection]

  /// The sections in which rows may have appeared or disappeared, as they were before.
  let old: RowMap.Earlier
  let new: RowMap

  /// Returns the rows that appeared and disappeared.
  ///
  /// - Parameter parents: The rows that may have lost or got their disclosure indicators.
  /// - Returns: The changes.
  /// - Complexity: O(*r*) in the rows of the sections that may have changed.
  func changes(parents: [RowPosition] = []) -> TableChanges {
    var changes = TableChanges()
    changes.oldSectionCount = old.shown.count
    for (number, before) in zip(old.numbers, old.maps) {
      let section = sections[number]
      let after = new[declared: number]
      let title = section.header
      switch (old.shown.index(of: number), new.visibleSection(number)) {
      case (let oldPlace?, let newPlace?):
        if !section.looksLike(section, after, before: before) {
          changes.sections.reloaded.append(newPlace, title)
        }
        list(section.rows, (oldPlace, before), (newPlace, after), in: &changes)
      case (let place?, nil): changes.sections.deleted.append(place, title)
      case (nil, let place?): changes.sections.inserted.append(place, title)
      case (nil, nil): break
      }
    }
    for parent in Set(parents).sorted() {
      guard let before = old.map(ofSection: parent.section),
        hasRows(below: parent, before) != hasRows(below: parent, new[declared: parent.section]),
        old.shown.index(of: parent.section) != nil, before.isVisible(row: parent.row),
        let path = new.path(of: parent)
      else { continue }
      changes.rows.reloaded.append(path, sections[parent.section].rows[parent.row].title)
    }
    changes.complete()
    return changes
  }

  /// Merges the rows that were visible with those that are.
  private func list(
    _ rows: [Row], _ old: (place: Int, map: SectionMap), _ new: (place: Int, map: SectionMap),
    in changes: inout TableChanges
  ) {
    let (oldCount, newCount) = (old.map.visibleCount, new.map.visibleCount)
    let (oldShown, newShown) = (old.map.shown, new.map.shown)
    var (left, right) = (0, 0)
    while left < oldCount || right < newCount {
      if left < oldCount, right < newCount {
        let same = oldShown.sameCount(from: left, as: newShown, from: right)
        (left, right) = (left + same, right + same)
      }
      let oldRow = left < oldCount ? oldShown[left] : rows.count
      let newRow = right < newCount ? newShown[right] : rows.count
      if oldRow < newRow {
        changes.rows.deleted.append(RowPath(section: old.place, row: left), rows[oldRow].title)
        left += 1
      } else if newRow < oldRow {
        changes.rows.inserted.append(RowPath(section: new.place, row: right), rows[newRow].title)
        right += 1
      }
    }
  }

  private func hasRows(below row: RowPosition, _ map: SectionMap) -> Bool {
    map.hasRows(below: row.row, in: sections[row.section].outline)
  }
}
