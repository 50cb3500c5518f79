/// The shown rows of one section in one state of a table, as a list.
///
/// It is handed to each comparison of two rows, which is why it is one reference.
final class ShownRows {
  /// The number of the section among those shown.
  let section: Int

  let declared: DeclaredSection

  private let map: SectionMap

  /// The declared numbers of the shown rows; nothing while all are shown.
  private let numbers: [Int32]?

  let count: Int

  /// Creates the list.
  ///
  /// - Complexity: O(1) while all rows are shown, else O(*n*).
  init(_ declared: DeclaredSection, map: SectionMap, section: Int) {
    self.section = section
    self.declared = declared
    self.map = map
    count = map.shownCount
    if count == map.declaredCount {
      numbers = nil
    } else {
      var numbers: [Int32] = []
      numbers.reserveCapacity(count)
      map.forEachShown { numbers.append(Int32($0)) }
      self.numbers = numbers
    }
  }

  /// Returns the row at a place of the list, which must exist.
  subscript(place: Int) -> Row { declared.rows[number(place)] }

  /// Returns the identity of the row at a place of the list, which must exist.
  func identity(_ place: Int) -> Identity { declared.identity(ofRow: number(place)) }

  /// Returns the quick hash of the identity of the row at a place of the list, which must exist.
  func quickHash(_ place: Int) -> UInt64 {
    let storage = self[place].storage
    let isNamed = storage.id != nil && declared.renamedRows.isEmpty
    return isNamed ? storage.idHash : identity(place).quickHash
  }

  /// Returns the path of the row at a place of the list.
  func path(_ place: Int) -> RowPath { RowPath(section: section, row: place) }

  /// Returns how many rows the row at a place of the list stands under; the place must exist.
  func depth(_ place: Int) -> Int { declared.outline?.depth(of: number(place)) ?? 0 }

  /// Returns whether the row at a place of the list has rows below it to show.
  private func hasRowsBelow(_ place: Int) -> Bool {
    map.hasRows(below: number(place), in: declared.outline)
  }

  /// Returns whether two rows of two lists look the same to a reader.
  func reads(_ place: Int, like other: ShownRows, _ otherPlace: Int) -> Bool {
    self[place].reads(like: other[otherPlace]) && depth(place) == other.depth(otherPlace)
      && hasRowsBelow(place) == other.hasRowsBelow(otherPlace)
  }

  /// Returns whether two rows of two lists are the same row.
  func isSame(_ place: Int, _ other: ShownRows, _ otherPlace: Int) -> Bool {
    OperationCounter.note(.idComparison)
    let left = number(place)
    let right = other.number(otherPlace)
    if declared.renamedRows.isEmpty, other.declared.renamedRows.isEmpty {
      let leftName = declared.rows[left].storage.id
      let rightName = other.declared.rows[right].storage.id
      if leftName != nil || rightName != nil { return leftName == rightName }
    }
    return declared.identity(ofRow: left) == other.declared.identity(ofRow: right)
  }

  private func number(_ place: Int) -> Int {
    guard let numbers else { return place }
    return Int(numbers[place])
  }
}
