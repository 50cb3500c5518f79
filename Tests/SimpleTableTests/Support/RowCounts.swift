import SimpleTable

/// What a view keeps that counts its rows and follows change lists, whatever the rows are: the
/// numbers that UIKit checks after each batch.
struct RowCounts: Equatable {
  /// The rows of each section; nothing for one that has come, until it is counted.
  private(set) var counts: [Int?]

  init(_ adapter: TableAdapter) {
    counts = (0..<adapter.numberOfSections).map { adapter.numberOfRows(inSection: $0) }
  }

  /// Follows a list of changes.
  ///
  /// - Returns: Whether it adds up.
  mutating func follow(_ changes: TableChanges) -> Bool {
    var rest = counts
    for path in changes.deleted + changes.moved.map(\.from) {
      guard rest.indices.contains(path.section) else { return false }
      rest[path.section]? -= 1
    }
    guard rest.allSatisfy({ $0 ?? 0 >= 0 }) else { return false }
    let gone = Set(changes.deletedSections + changes.movedSections.map(\.from))
    var staying = rest.indices.filter { !gone.contains($0) }.map { rest[$0] }[...]
    let count = rest.count - changes.deletedSections.count + changes.insertedSections.count
    var result: [Int?] = []
    for place in 0..<max(0, count) {
      if changes.insertedSections.contains(place) {
        result.append(nil)
      } else if let move = changes.movedSections.first(where: { $0.to == place }) {
        guard rest.indices.contains(move.from) else { return false }
        result.append(rest[move.from])
      } else {
        guard let next = staying.popFirst() else { return false }
        result.append(next)
      }
    }
    for path in changes.inserted + changes.moved.map(\.to) {
      guard result.indices.contains(path.section) else { return false }
      result[path.section]? += 1
    }
    counts = result
    return staying.isEmpty
  }

  /// Returns whether these are the numbers of a table, as far as they are known.
  func agree(with table: RowCounts) -> Bool {
    counts.count == table.counts.count
      && zip(counts, table.counts).allSatisfy { $0 == nil || $0 == $1 }
  }
}
