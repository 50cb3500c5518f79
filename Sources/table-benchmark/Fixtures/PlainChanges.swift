import SimpleTable

/// A section as a plain program would keep it.
struct PlainSection {
  let id: String
  let rows: [PlainRow]

  static func sections(_ sections: [Edits.NumberedSection]) -> [PlainSection] {
    sections.map { section in
      PlainSection(
        id: "section-\(section.number)", rows: section.rows.map { PlainRow(Fixture.row($0)) })
    }
  }
}

/// The changes between two lists of sections, found in the plain way: dictionaries of the ids on
/// both sides, then a longest increasing subsequence for the sections, and for the rows of each.
struct PlainChanges {
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deleted: [RowPath] = []
  private(set) var inserted: [RowPath] = []
  private(set) var moved: [(from: RowPath, to: RowPath)] = []
  private(set) var reloaded: [RowPath] = []

  /// Returns a function that finds the changes from one order of rows to another, and those back.
  static func between(
    _ before: [Edits.NumberedSection], _ after: [Edits.NumberedSection]
  ) -> () -> [PlainChanges] {
    let (old, new) = (PlainSection.sections(before), PlainSection.sections(after))
    return { [PlainChanges(from: old, to: new), PlainChanges(from: new, to: old)] }
  }

  init(from old: [PlainSection], to new: [PlainSection]) {
    let oldSections = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
    let newSections = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.id, $0) })
    let oldPaths = Self.paths(of: old)
    let newPaths = Self.paths(of: new)
    let staysFrom = old.map { newSections[$0.id] != nil }
    let cameFrom = new.map { oldSections[$0.id] }
    listSections(staysFrom, cameFrom)
    for (section, oldSection) in old.enumerated() where staysFrom[section] {
      for (row, oldRow) in oldSection.rows.enumerated() {
        if let target = newPaths[oldRow.id], cameFrom[target.section] != nil { continue }
        deleted.append(RowPath(section: section, row: row))
      }
    }
    for (section, newSection) in new.enumerated() {
      guard let oldSection = cameFrom[section] else { continue }
      var stayed: [(from: Int, to: Int)] = []
      for (row, newRow) in newSection.rows.enumerated() {
        let path = RowPath(section: section, row: row)
        guard let from = oldPaths[newRow.id], staysFrom[from.section] else {
          inserted.append(path)
          continue
        }
        if !newRow.isSame(as: old[from.section].rows[from.row]) { reloaded.append(path) }
        if from.section == oldSection {
          stayed.append((from.row, row))
        } else {
          moved.append((from, path))
        }
      }
      let staying = Self.longestIncreasing(stayed.map(\.from))
      for (pair, stays) in zip(stayed, staying) where !stays {
        moved.append(
          (RowPath(section: oldSection, row: pair.from), RowPath(section: section, row: pair.to)))
      }
    }
  }

  private mutating func listSections(_ staysFrom: [Bool], _ cameFrom: [Int?]) {
    deletedSections = staysFrom.indices.filter { !staysFrom[$0] }
    insertedSections = cameFrom.indices.filter { cameFrom[$0] == nil }
    let stayed = cameFrom.indices.compactMap { to in cameFrom[to].map { (from: $0, to: to) } }
    for (move, stays) in zip(stayed, Self.longestIncreasing(stayed.map(\.from))) where !stays {
      movedSections.append(move)
    }
  }

  private static func paths(of sections: [PlainSection]) -> [String: RowPath] {
    var paths: [String: RowPath] = [:]
    paths.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count })
    for (section, rows) in sections.enumerated() {
      for (row, content) in rows.rows.enumerated() {
        paths[content.id] = RowPath(section: section, row: row)
      }
    }
    return paths
  }

  /// Returns for each number whether it is part of a longest increasing subsequence.
  ///
  /// - Complexity: O(*n* log *n*), as by Schensted (1961); O(*n*) where all increase.
  private static func longestIncreasing(_ numbers: [Int]) -> [Bool] {
    var isPart = [Bool](repeating: true, count: numbers.count)
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return isPart }
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    isPart = [Bool](repeating: false, count: numbers.count)
    var index = ends.last ?? -1
    while index >= 0 {
      isPart[index] = true
      index = previous[index]
    }
    return isPart
  }
}

extension PlainChanges {
  /// Returns in which kinds of change a change list differs, by its paths.
  func differences(to changes: TableChanges) -> [String] {
    let rowMoves = moved.sorted { $0.to < $1.to }
    let equalities = [
      "deleted sections": deletedSections == changes.deletedSections,
      "inserted sections": insertedSections == changes.insertedSections,
      "moved sections": movedSections.map { [$0.from, $0.to] }
        == changes.movedSections.map { [$0.from, $0.to] },
      "deleted rows": deleted.sorted() == changes.deletedRows,
      "inserted rows": inserted.sorted() == changes.insertedRows,
      "moved rows": rowMoves.map { [$0.from, $0.to] }
        == changes.movedRows.map { [$0.from, $0.to] },
      "reloaded rows": reloaded.sorted() == changes.reloadedRows,
    ]
    return equalities.filter { !$0.value }.keys.sorted()
  }
}
