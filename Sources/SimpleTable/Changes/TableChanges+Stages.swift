extension TableChanges {
  /// The same changes in batches, for views that refuse to mix them.
  ///
  /// First deletions, then insertions and moves of sections, then those of rows, then reloads in
  /// place. The paths of each batch refer to the state after the one before it. Empty batches are
  /// left out.
  ///
  /// - Complexity: O(*c* log *c*) in the number of changes, and O(*s*) in the number of sections.
  public var stages: [TableChanges] {
    [deletions, sectionArrivals, rowArrivals, reloads].filter { !$0.isEmpty }
  }

  private var deletions: TableChanges {
    var stage = TableChanges()
    stage.oldSectionCount = oldSectionCount
    stage.sections.deleted = sections.deleted
    stage.rows.deleted = rows.deleted
    return stage
  }

  private var sectionArrivals: TableChanges {
    var stage = TableChanges()
    stage.oldSectionCount = oldSectionCount - deletedSections.count
    stage.sections.inserted = sections.inserted
    stage.sections.moved = sections.moved.map { move in
      SectionMove(from: move.from - deletedSections.count(below: move.from), to: move.to)
    }
    return stage
  }

  private var rowArrivals: TableChanges {
    let newSections = newSections
    var stage = TableChanges()
    stage.oldSectionCount = newSectionCount
    stage.rows.inserted = rows.inserted
    stage.rows.moved = rows.moved.map { move in
      let section = move.from.section
      let deletedAbove =
        deleted.count(below: move.from) - deleted.count(below: RowPath(section: section, row: 0))
      let from = RowPath(
        section: newSections[section] ?? section, row: move.from.row - deletedAbove)
      return RowMove(from: from, to: move.to)
    }
    return stage
  }

  private var reloads: TableChanges {
    var stage = TableChanges()
    stage.oldSectionCount = newSectionCount
    stage.sections.reloaded = sections.reloaded
    stage.rows.reloaded = rows.reloaded
    return stage
  }
}

extension TableChanges {
  private var newSectionCount: Int {
    oldSectionCount - deletedSections.count + insertedSections.count
  }

  /// The new numbers of the sections that were not deleted, by their old numbers.
  private var newSections: [Int: Int] {
    let leaving = Set(deletedSections + movedSections.map(\.from))
    let arriving = Set(insertedSections + movedSections.map(\.to))
    let staying = (0..<oldSectionCount).filter { !leaving.contains($0) }
    let places = (0..<newSectionCount).filter { !arriving.contains($0) }
    let moved = movedSections.map { ($0.from, $0.to) }
    return Dictionary(uniqueKeysWithValues: moved + Array(zip(staying, places)))
  }
}

extension Array where Element: Comparable {
  /// Returns how many elements of a sorted list are below a value.
  fileprivate func count(below value: Element) -> Int {
    partitionPoint { $0 >= value }
  }
}
