extension TableChanges {
  /// The same changes in batches, for views that refuse to mix them.
  ///
  /// First reloads in place, then deletions, then insertions and moves of sections, then those of
  /// rows. The paths of each batch refer to the state after the one before it. Empty batches are
  /// left out.
  ///
  /// - Complexity: O(*c* log *c*) in the number of changes, and O(*s*) in the number of sections.
  public var stages: [TableChanges] {
    let mapping = PathMapping(self)
    return [
      reloads(mapping), deletions(), sectionArrivals(), rowArrivals(mapping),
    ]
    .filter { !$0.isEmpty }
  }

  private func reloads(_ mapping: PathMapping) -> TableChanges {
    var stage = TableChanges()
    stage.oldSectionCount = oldSectionCount
    let sections = zip(reloadedSections, titles.reloadedSections)
      .compactMap { new, title in mapping.oldSections[new].map { ($0, title) } }
      .sorted { $0.0 < $1.0 }
    stage.reloadedSections = sections.map(\.0)
    stage.titles.reloadedSections = sections.map(\.1)
    let rows = zip(reloaded, titles.reloaded)
      .compactMap { new, title in mapping.oldPath(ofNew: new).map { ($0, title) } }
      .sorted { $0.0 < $1.0 }
    stage.reloaded = rows.map(\.0)
    stage.titles.reloaded = rows.map(\.1)
    return stage
  }

  private func deletions() -> TableChanges {
    var stage = TableChanges()
    stage.oldSectionCount = oldSectionCount
    stage.deletedSections = deletedSections
    stage.titles.deletedSections = titles.deletedSections
    stage.deleted = deleted
    stage.titles.deleted = titles.deleted
    return stage
  }

  private func sectionArrivals() -> TableChanges {
    var stage = TableChanges()
    stage.oldSectionCount = oldSectionCount - deletedSections.count
    stage.insertedSections = insertedSections
    stage.titles.insertedSections = titles.insertedSections
    stage.movedSections = movedSections.map { move in
      SectionMove(from: move.from - deletedSections.count(below: move.from), to: move.to)
    }
    stage.titles.movedSections = titles.movedSections
    return stage
  }

  private func rowArrivals(_ mapping: PathMapping) -> TableChanges {
    var stage = TableChanges()
    stage.oldSectionCount = mapping.oldSections.count
    stage.inserted = inserted
    stage.titles.inserted = titles.inserted
    stage.moved = moved.map { RowMove(from: mapping.pathAfterDeletions($0.from), to: $0.to) }
    stage.titles.moved = titles.moved
    return stage
  }
}
