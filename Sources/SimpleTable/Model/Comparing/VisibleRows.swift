/// The visible rows of one section in one state of a table, as a list to compare with another.
///
/// It is an object because it is passed to each comparison of two rows.
final class VisibleRows {
  /// The number of the section among those visible.
  let section: Int

  let count: Int

  private let declared: DeclaredSection
  private let rows: [Row]
  private let map: SectionMap

  /// Which rows are below which; `nil` where none is below another.
  private let outline: Outline?

  /// The declared numbers of the rows, copied from the map to be read faster.
  private let shown: ShownList

  /// Whether each row with an id is identified by it.
  private let hasUniqueIDs: Bool

  /// Creates the list of a visible section, which must exist.
  init(_ place: Int, of model: borrowing TableModel) {
    let number = model.map.declaredSection(place) ?? 0
    section = place
    declared = model.declared.sections[number]
    rows = declared.rows
    outline = declared.outline
    map = model.map[declared: number]
    count = map.visibleCount
    hasUniqueIDs = declared.facts.renamedRows.isEmpty
    shown = map.shown
  }

  /// Returns whether header and footer look like those of an earlier state.
  func headerLooksLike(_ old: VisibleRows) -> Bool {
    declared.looksLike(old.declared, map, before: old.map)
  }

  /// Accesses the row at an index of the list, which must exist.
  subscript(index: Int) -> Row { rows[number(index)] }

  /// Returns the path of the row at an index of the list.
  func path(_ index: Int) -> RowPath { RowPath(section: section, row: index) }

  /// Returns the hash of the identity of the row at an index of the list, which must exist.
  func quickHash(_ index: Int) -> UInt64 {
    named(index)?.storage.idHash ?? declared.identity(ofRow: number(index)).quickHash
  }

  /// Returns the row at an index of the list, if it is identified by its id.
  func named(_ index: Int) -> Row? {
    let row = rows[number(index)]
    return row.storage.id != nil && hasUniqueIDs ? row : nil
  }

  /// Returns whether the rows at two indices of two lists are the same row.
  func isSame(_ index: Int, _ other: VisibleRows, _ otherIndex: Int) -> Bool {
    OperationCounter.count(.idComparison)
    let left = number(index)
    let right = other.number(otherIndex)
    if hasUniqueIDs, other.hasUniqueIDs {
      if let isSame = rows[left].hasID(like: other.rows[right]) { return isSame }
    }
    return declared.identity(ofRow: left) == other.declared.identity(ofRow: right)
  }

  /// Returns whether the rows at two indices of two lists look the same.
  func looksSame(_ index: Int, _ other: VisibleRows, _ otherIndex: Int) -> Bool {
    guard rows[number(index)].reads(like: other.rows[other.number(otherIndex)]) else {
      return false
    }
    if outline == nil, other.outline == nil { return true }
    return depth(index) == other.depth(otherIndex)
      && hasRowsBelow(index) == other.hasRowsBelow(otherIndex)
  }

  private func depth(_ index: Int) -> Int { outline?.depth(of: number(index)) ?? 0 }

  private func hasRowsBelow(_ index: Int) -> Bool {
    map.hasRows(below: number(index), in: outline)
  }

  @inline(__always)
  private func number(_ index: Int) -> Int { shown[index] }
}
