/// Where unlisted rows and sections were before a change list, and where they are after it.
struct PathMapping {
  /// For each new section its old number, or `nil` if it was inserted.
  private(set) var oldSections: [Int?]

  /// For each old section its new number, or `nil` if it was deleted.
  private(set) var newSections: [Int?]

  /// The rows that were deleted or moved from each old section, in order.
  private var leaving: [Int: [Int]] = [:]

  /// The deleted rows alone, in order.
  private var deleted: [Int: [Int]] = [:]

  /// The rows that were inserted or moved into each new section, in order.
  private var arriving: [Int: [Int]] = [:]

  /// Where the moved rows came from.
  private var origins: [RowPath: RowPath] = [:]

  /// Creates the mapping of a change list.
  ///
  /// - Complexity: O(*c* log *c*) in the number of changes, and O(*s*) in the number of sections.
  init(_ changes: TableChanges) {
    let newCount =
      changes.oldSectionCount - changes.deletedSections.count + changes.insertedSections.count
    oldSections = Array(repeating: nil, count: max(newCount, 0))
    newSections = Array(repeating: nil, count: changes.oldSectionCount)
    mapSections(changes)
    for path in changes.deletedRows {
      deleted[path.section, default: []].append(path.row)
      leaving[path.section, default: []].append(path.row)
    }
    for path in changes.insertedRows { arriving[path.section, default: []].append(path.row) }
    for move in changes.movedRows {
      leaving[move.from.section, default: []].append(move.from.row)
      arriving[move.to.section, default: []].append(move.to.row)
      origins[move.to] = move.from
    }
    for section in leaving.keys { leaving[section]?.sort() }
    for section in arriving.keys { arriving[section]?.sort() }
  }

  private mutating func mapSections(_ changes: TableChanges) {
    for move in changes.movedSections {
      newSections[move.from] = move.to
      oldSections[move.to] = move.from
    }
    let gone = Set(changes.deletedSections).union(changes.movedSections.map(\.from))
    let came = Set(changes.insertedSections).union(changes.movedSections.map(\.to))
    let staying = newSections.indices.lazy.filter { !gone.contains($0) }
    let places = oldSections.indices.lazy.filter { !came.contains($0) }
    for (old, new) in zip(Array(staying), Array(places)) {
      newSections[old] = new
      oldSections[new] = old
    }
  }

  /// Returns where the row at a new path was before, or `nil` if it was inserted.
  func oldPath(ofNew path: RowPath) -> RowPath? {
    if let origin = origins[path] { return origin }
    guard oldSections.indices.contains(path.section), let section = oldSections[path.section] else {
      return nil
    }
    let stayed = path.row - (arriving[path.section]?.count(below: path.row) ?? 0)
    return RowPath(section: section, row: leaving[section]?.place(ofRemaining: stayed) ?? stayed)
  }

  /// Returns an old path as it is after deletions and section moves.
  func pathAfterDeletions(_ path: RowPath) -> RowPath {
    RowPath(
      section: newSections[path.section] ?? path.section,
      row: path.row - (deleted[path.section]?.count(below: path.row) ?? 0)
    )
  }
}

extension [Int] {
  /// Returns how many numbers of a sorted list are below a number.
  func count(below number: Int) -> Int {
    partitionPoint { $0 >= number }
  }

  /// Returns the nth number, counted from 0, that is not in this sorted list.
  fileprivate func place(ofRemaining number: Int) -> Int {
    number + indices.partitionPoint { self[$0] - $0 > number }
  }
}
