extension TableChanges {
  /// The same changes in batches, for views that cannot mix them.
  ///
  /// The order is: reloads in place; deletions; insertions and moves of sections; insertions and
  /// moves of rows. The paths of each batch refer to the state after the one before it. Empty
  /// batches are left out.
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
    stage.sections.reloaded = sections.reloaded.compactMap { mapping.oldSections[$0] }
    stage.sections.reloaded.sort()
    stage.rows.reloaded = rows.reloaded.compactMap { mapping.oldPath(ofNew: $0) }
    stage.rows.reloaded.sort()
    return stage
  }

  private func deletions() -> TableChanges {
    var stage = TableChanges()
    stage.oldSectionCount = oldSectionCount
    stage.sections.deleted = sections.deleted
    stage.rows.deleted = rows.deleted
    return stage
  }

  private func sectionArrivals() -> TableChanges {
    var stage = TableChanges()
    stage.oldSectionCount = oldSectionCount - deletedSections.count
    stage.sections.inserted = sections.inserted
    stage.sections.moved = sections.moved.compactMap { move in
      Move(from: move.from - deletedSections.count(below: move.from), to: move.to)
    }
    return stage
  }

  private func rowArrivals(_ mapping: PathMapping) -> TableChanges {
    var stage = TableChanges()
    stage.oldSectionCount = mapping.oldSections.count
    stage.rows.inserted = rows.inserted
    stage.rows.moved = rows.moved.compactMap {
      Move(from: mapping.pathAfterDeletions($0.from), to: $0.to)
    }
    return stage
  }
}
