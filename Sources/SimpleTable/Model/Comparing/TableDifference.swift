/// Compares two states of a table after its description was evaluated again.
///
/// Sections are matched by identity. The rows of two matched sections are compared from both ends;
/// in the middle, a few rows that came or went are skipped. Only rows without a partner are then
/// looked up by their hash, in all sections at once. Among the rows found again, a longest
/// increasing subsequence stays, so that the list has no more moves than rows moved.
///
/// All sections share a few arrays, so that a section costs little: see ``Middle``.
///
/// - Complexity: O(*n*) comparisons where rows keep their order, O(*n* log *n*) at worst.
struct TableDifference {
  private let old: TableModel
  private let new: TableModel
  private var changes = TableChanges()

  /// The matched sections whose rows differ, in the new order.
  private var middles: [Middle] = []

  /// For each row of the new middles, one after the other, where it was.
  private var origins: [RowIndex] = []

  /// For each row of the old middles, one after the other, whether it is still visible.
  private var survives: [Bool] = []

  /// The rows of both states for which the walk found no partner.
  private var oldRest: [Rest] = []
  private var newRest: [Rest] = []

  private var subsequence = LongestIncreasingSubsequence()

  /// Returns what changed from one state to another.
  static func changes(from old: TableModel, to new: TableModel) -> TableChanges {
    var difference = TableDifference(old: old, new: new)
    difference.compareSections()
    difference.matchRest()
    difference.listDeletions()
    for number in difference.middles.indices { difference.listArrivals(number) }
    difference.changes.rows.reloaded.sort()
    difference.changes.complete()
    return difference.changes
  }

  private init(old: TableModel, new: TableModel) {
    self.old = old
    self.new = new
    changes.oldSectionCount = old.map.visibleSectionCount
  }

  /// A row by the number of its middle and its index in the old or the new list.
  private struct RowIndex {
    var middle: Int32
    var index: Int32

    static let none = RowIndex(middle: -1, index: -1)
  }

  /// A row without a partner.
  ///
  /// Its identity is copied here, so that a lookup reads less memory.
  private struct Rest {
    let row: RowIndex
    let hash: UInt64

    /// The row, if it is identified by its id.
    let named: Row?

    init(_ row: RowIndex, of rows: VisibleRows) {
      self.row = row
      hash = rows.quickHash(Int(row.index))
      named = rows.named(Int(row.index))
    }
  }

  /// The rows of two matched sections between the equal rows at both ends.
  fileprivate struct Middle {
    let old: VisibleRows
    let new: VisibleRows
    let oldRange: Range<Int>
    let newRange: Range<Int>

    /// How far the indices of the new rows are from those of all origins, and the indices of the
    /// old ones from those of all that may survive.
    let originOffset: Int
    let survivalOffset: Int
  }
}

// MARK: - Sections

extension TableDifference {
  private mutating func compareSections() {
    let newNumbers = (0..<new.map.visibleSectionCount).compactMap(new.map.declaredSection)
    var stays = [Bool](repeating: false, count: old.map.visibleSectionCount)
    let oldPlaces = newNumbers.map { number -> Int32 in
      guard let place = oldPlace(of: new.declared.sections[number]) else { return -1 }
      stays[place] = true
      return Int32(place)
    }
    for place in stays.indices where !stays[place] {
      if let number = old.map.declaredSection(place) {
        changes.sections.deleted.append(place, old.declared.sections[number].header)
      }
    }
    let keepsOrder = subsequence.membership(of: oldPlaces)
    for (place, number) in newNumbers.enumerated() {
      let declared = new.declared.sections[number]
      let oldPlace = Int(oldPlaces[place])
      guard oldPlace >= 0 else {
        changes.sections.inserted.append(place, declared.header)
        continue
      }
      if !keepsOrder[place] {
        changes.sections.moved.append(.init(from: oldPlace, to: place), declared.header)
      }
      let (before, after) = (VisibleRows(oldPlace, of: old), VisibleRows(place, of: new))
      if !after.headerLooksLike(before) {
        changes.sections.reloaded.append(place, declared.header)
      }
      compareRows(before, after)
    }
  }

  private func oldPlace(of section: DeclaredSection) -> Int? {
    old.declared.sectionNumber(of: section.id, hash: section.idHash)
      .flatMap(old.map.visibleSection)
  }
}

// MARK: - Rows

extension TableDifference {
  /// Compares two lists from both ends, and records the rows between.
  private mutating func compareRows(_ old: VisibleRows, _ new: VisibleRows) {
    let shorter = min(old.count, new.count)
    var top = 0
    while top < shorter, old.isSame(top, new, top) {
      addReload(of: new, top, before: old, top)
      top += 1
    }
    if top == old.count, top == new.count { return }
    var bottom = 0
    while bottom < shorter - top, old.isSame(old.count - 1 - bottom, new, new.count - 1 - bottom) {
      addReload(of: new, new.count - 1 - bottom, before: old, old.count - 1 - bottom)
      bottom += 1
    }
    let middle = Middle(
      old: old, new: new, oldRange: top..<(old.count - bottom),
      newRange: top..<(new.count - bottom),
      originOffset: origins.count - top, survivalOffset: survives.count - top)
    origins.append(contentsOf: repeatElement(.none, count: middle.newRange.count))
    survives.append(contentsOf: repeatElement(false, count: middle.oldRange.count))
    middles.append(middle)
    walk(middle)
  }

  private mutating func walk(_ middle: Middle) {
    var left = middle.oldRange.lowerBound
    var right = middle.newRange.lowerBound
    let number = Int32(middles.count - 1)
    // How many rows the walk skips at once: few in a short list, which is looked up as quickly.
    let reach = min(max(middle.newRange.count / 16, 2), 32)
    while left < middle.oldRange.upperBound, right < middle.newRange.upperBound,
      let next = middle.nextMatch(left, right, reach: reach)
    {
      if next != (left, right) { appendRest(left..<next.left, right..<next.right) }
      match(
        RowIndex(middle: number, index: Int32(next.left)), of: middle,
        RowIndex(middle: number, index: Int32(next.right)), of: middle)
      left = next.left + 1
      right = next.right + 1
    }
    appendRest(left..<middle.oldRange.upperBound, right..<middle.newRange.upperBound)
  }

  private mutating func appendRest(_ old: Range<Int>, _ new: Range<Int>) {
    let number = Int32(middles.count - 1)
    let middle = middles[middles.count - 1]
    for index in old {
      oldRest.append(Rest(RowIndex(middle: number, index: Int32(index)), of: middle.old))
    }
    for index in new {
      newRest.append(Rest(RowIndex(middle: number, index: Int32(index)), of: middle.new))
    }
  }

  /// Notes that a row of the old state and one of the new state are the same.
  @inline(__always)
  private mutating func match(
    _ oldRow: RowIndex, of before: Middle, _ newRow: RowIndex, of after: Middle
  ) {
    survives[before.survivalOffset + Int(oldRow.index)] = true
    origins[after.originOffset + Int(newRow.index)] = oldRow
    addReload(of: after.new, Int(newRow.index), before: before.old, Int(oldRow.index))
  }

  @inline(__always)
  private mutating func addReload(
    of new: VisibleRows, _ index: Int, before old: VisibleRows, _ oldIndex: Int
  ) {
    if !new.looksSame(index, old, oldIndex) {
      changes.rows.reloaded.append(new.path(index), new[index].title)
    }
  }

  /// Looks up by hash which of the rows left over are the same.
  private mutating func matchRest() {
    guard !oldRest.isEmpty, !newRest.isEmpty else { return }
    var index = HashIndex(capacity: oldRest.count)
    for (number, rest) in oldRest.enumerated() { index.insert(rest.hash, number) }
    for rest in newRest {
      if let found = index.take(rest.hash, where: { isSame(oldRest[$0], rest) }) {
        let row = oldRest[found].row
        match(row, of: middles[Int(row.middle)], rest.row, of: middles[Int(rest.row.middle)])
      }
    }
  }

  private func isSame(_ before: Rest, _ after: Rest) -> Bool {
    if let old = before.named, let new = after.named {
      OperationCounter.count(.idComparison)
      return old.hasID(like: new) == true
    }
    let (old, new) = (before.row, after.row)
    return middles[Int(old.middle)].old
      .isSame(Int(old.index), middles[Int(new.middle)].new, Int(new.index))
  }
}

extension TableDifference.Middle {
  /// Returns the nearest indices from here on that hold the same row.
  fileprivate func nextMatch(
    _ left: Int, _ right: Int, reach: Int
  ) -> (left: Int, right: Int)? {
    if old.isSame(left, new, right) { return (left, right) }
    for step in 1...reach {
      let hasLeft = left + step < oldRange.upperBound
      let hasRight = right + step < newRange.upperBound
      if !hasLeft, !hasRight { return nil }
      if hasRight, old.isSame(left, new, right + step) { return (left, right + step) }
      if hasLeft, old.isSame(left + step, new, right) { return (left + step, right) }
      if hasLeft, hasRight, old.isSame(left + step, new, right + step) {
        return (left + step, right + step)
      }
    }
    return nil
  }
}

// MARK: - Listing

extension TableDifference {
  private mutating func listDeletions() {
    for middle in middles.sorted(by: { $0.old.section < $1.old.section }) {
      for index in middle.oldRange where !survives[middle.survivalOffset + index] {
        changes.rows.deleted.append(middle.old.path(index), middle.old[index].title)
      }
    }
  }

  private mutating func listArrivals(_ number: Int) {
    let middle = middles[number]
    guard !middle.newRange.isEmpty else { return }
    let start = middle.originOffset + middle.newRange.lowerBound
    let origins = origins[start..<(start + middle.newRange.count)]
    let keepsOrder = subsequence.membership(
      of: origins.lazy.map { $0.middle == Int32(number) ? $0.index : -1 })
    for (offset, origin) in origins.enumerated() where !keepsOrder[offset] {
      let index = middle.newRange.lowerBound + offset
      let path = middle.new.path(index)
      if origin.middle >= 0 {
        let before = middles[Int(origin.middle)].old.path(Int(origin.index))
        changes.rows.moved.append(.init(from: before, to: path), middle.new[index].title)
      } else {
        changes.rows.inserted.append(path, middle.new[index].title)
      }
    }
  }
}
