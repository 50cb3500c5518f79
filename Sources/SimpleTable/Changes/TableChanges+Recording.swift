// A change and its title are always recorded together.

extension TableChanges {
  /// Ends the recording; lists without changes are then equal.
  mutating func complete() {
    if isEmpty { self = TableChanges() }
  }

  /// Sorts the reloaded rows, which may be found in any order.
  mutating func sortReloads() {
    guard zip(reloaded, reloaded.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let sorted = zip(reloaded, titles.reloaded).sorted { $0.0 < $1.0 }
    reloaded = sorted.map(\.0)
    titles.reloaded = sorted.map(\.1)
  }
}

extension TableChanges {
  mutating func delete(_ path: RowPath, _ row: Row) {
    deleted.append(path)
    titles.deleted.append(row.title)
  }

  mutating func insert(_ path: RowPath, _ row: Row) {
    inserted.append(path)
    titles.inserted.append(row.title)
  }

  mutating func move(from: RowPath, to: RowPath, _ row: Row) {
    moved.append(RowMove(from: from, to: to))
    titles.moved.append(row.title)
  }

  mutating func reload(_ path: RowPath, _ row: Row) {
    reloaded.append(path)
    titles.reloaded.append(row.title)
  }

  mutating func delete(section: Int, _ facts: Section) {
    deletedSections.append(section)
    titles.deletedSections.append(facts.header ?? "")
  }

  mutating func insert(section: Int, _ facts: Section) {
    insertedSections.append(section)
    titles.insertedSections.append(facts.header ?? "")
  }

  mutating func move(section from: Int, to: Int, _ facts: Section) {
    movedSections.append(SectionMove(from: from, to: to))
    titles.movedSections.append(facts.header ?? "")
  }

  mutating func reload(section: Int, _ facts: Section) {
    reloadedSections.append(section)
    titles.reloadedSections.append(facts.header ?? "")
  }
}
