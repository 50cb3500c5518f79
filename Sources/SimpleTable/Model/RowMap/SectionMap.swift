/// Which rows of one section are visible, and why the others are not.
///
/// A row is visible unless it is hidden, filtered out, or below a collapsed row. No bits are stored
/// for a reason that holds for no row.
package struct SectionMap {
  /// Why a row is not visible.
  package enum Reason: Int, CaseIterable {
    /// It is declared as hidden, or was hidden since.
    case hidden
    /// The filter does not find it.
    case filteredOut
    /// A row above it is collapsed or hidden.
    case insideCollapsed
  }

  /// The number of rows declared.
  let declaredCount: Int

  /// Whether the section is collapsed, so that none of its rows is visible.
  package var isCollapsed = false

  /// The number of items beside the rows: header and footer.
  var edgeCount = 0

  /// For each reason the rows for which it holds; empty while none ever held.
  private var reasons: [Bits?] = []
  private var expanded: CountedBits?

  /// Creates the map of a section whose rows are all visible.
  package init(declaredCount: Int) {
    self.declaredCount = declaredCount
  }

  /// The number of rows that are visible when the section is expanded.
  var expandedCount: Int { expanded?.count ?? declaredCount }

  /// The number of rows that are visible.
  var visibleCount: Int { isCollapsed ? 0 : expandedCount }

  /// Returns the declared position of a row that is visible while the section is expanded.
  func declaredRow(_ row: Int) -> Int {
    guard let expanded, expanded.count < declaredCount else { return row }
    return expanded.select(row)
  }

  /// Returns where a declared row is visible while the section is expanded, or `nil` if it is not.
  func expandedRow(_ row: Int) -> Int? {
    guard let expanded else { return row }
    return expanded[row] ? expanded.rank(row) : nil
  }

  /// Returns how many rows above a declared row are visible while the section is expanded.
  func expandedRank(_ row: Int) -> Int { expanded?.rank(row) ?? row }

  /// Returns which rows of a range are visible, in words of 64.
  ///
  /// The first word begins at the multiple of 64 before the range. Bits outside of the range are
  /// clear.
  ///
  /// - Complexity: O(*r*) in the length of the range.
  func visibleWords(in rows: Range<Int>) -> [UInt64] {
    guard !isCollapsed, !rows.isEmpty else { return [] }
    let first = rows.lowerBound >> 6
    let last = (rows.upperBound - 1) >> 6
    var words =
      expanded.map { Array($0.bits.words[first...last]) }
      ?? Array(repeating: ~0, count: last - first + 1)
    words[0] &= ~0 << UInt64(rows.lowerBound & 63)
    words[last - first] &= ~0 >> UInt64(63 - (rows.upperBound - 1) & 63)
    return words
  }

  /// Calls a function with each declared row that is visible, in order.
  ///
  /// - Complexity: O(*n*) in the number of rows declared.
  func forEachVisible(_ body: (Int) -> Void) {
    if isCollapsed { return }
    guard let expanded else { return (0..<declaredCount).forEach(body) }
    expanded.bits.forEachSet(body)
  }
}

// MARK: - Reasons

extension SectionMap {
  /// Returns whether a reason holds for a row.
  func holds(_ reason: Reason, row: Int) -> Bool {
    self[reason]?[row] ?? false
  }

  /// Returns whether a row has rows below it that appear when it is expanded: not all are hidden.
  ///
  /// - Complexity: O(*r*) in the hidden rows right below it.
  func hasRows(below row: Int, in outline: Outline?) -> Bool {
    guard let below = outline?.rows(below: row), !below.isEmpty else { return false }
    var child = below.lowerBound
    while child < below.upperBound {
      if !holds(.hidden, row: child) { return true }
      child = outline?.rows(below: child).upperBound ?? below.upperBound
    }
    return false
  }

  /// Sets whether a reason holds for one row.
  ///
  /// - Complexity: O(log *n*), and O(*n*) the first time that any reason holds.
  package mutating func set(_ reason: Reason, _ holds: Bool, row: Int) {
    if self[reason] == nil {
      guard holds else { return }
      self[reason] = Bits(size: declaredCount)
    }
    self[reason]?[row] = holds
    if expanded == nil { expanded = CountedBits(Bits(size: declaredCount, repeating: true)) }
    expanded?[row] = !reasons.contains { $0?[row] == true }
  }

  /// Sets whether a reason holds for the rows of a range.
  ///
  /// - Complexity: O(*r* log *n*) in the rows for which it changes, and O(*n*) the first time that
  ///   any reason holds.
  mutating func set(_ reason: Reason, _ isSet: Bits, in rows: Range<Int>) {
    for row in rows where holds(reason, row: row) != isSet[row - rows.lowerBound] {
      set(reason, isSet[row - rows.lowerBound], row: row)
    }
  }

  /// Sets for which rows a reason holds; `nil` means for none.
  ///
  /// - Complexity: O(*n*)
  mutating func set(_ reason: Reason, _ rows: Bits?) {
    if self[reason] == nil, rows == nil { return }
    self[reason] = rows
    var bits = Bits(size: declaredCount, repeating: true)
    var isWhole = true
    for case let reason? in reasons {
      bits.subtract(reason)
      isWhole = false
    }
    expanded = isWhole ? nil : CountedBits(bits)
  }

  /// Accesses the rows for which a reason holds, `nil` if it holds for none.
  private(set) subscript(reason: Reason) -> Bits? {
    get { reasons.isEmpty ? nil : reasons[reason.rawValue] }
    _modify {
      if reasons.isEmpty { reasons = Reason.allCases.map { _ in nil } }
      yield &reasons[reason.rawValue]
    }
  }
}
