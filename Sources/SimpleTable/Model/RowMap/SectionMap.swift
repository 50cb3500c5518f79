/// Which rows of one section are shown, and why the others are not.
///
/// A row is shown unless it is hidden, missed by the filter, or tucked away under a row above it.
/// Nothing is stored for a reason that holds for no row.
package struct SectionMap {
  /// Why a row is not shown.
  package enum Reason: CaseIterable {
    /// It is declared as hidden, or was hidden since.
    case hidden
    /// The filter does not find it.
    case missed
    /// A row that it stands under is closed, or is itself not there.
    case tucked
  }

  /// The number of rows declared.
  let declaredCount: Int

  /// Whether the section stands folded, so that none of its rows is shown.
  package var isFolded = false

  /// The number of items beside the rows: header and footer.
  var edgeCount = 0

  private var reasons: (Bits?, Bits?, Bits?) = (nil, nil, nil)
  private var unfolded: CountedBits?

  package init(declaredCount: Int) {
    self.declaredCount = declaredCount
  }

  /// The number of rows that are shown when the section is not folded.
  var unfoldedCount: Int { unfolded?.count ?? declaredCount }

  /// The number of rows that are shown.
  var shownCount: Int { isFolded ? 0 : unfoldedCount }

  /// Returns the declared position of a row that is shown while the section is not folded.
  func declaredRow(_ row: Int) -> Int {
    guard let unfolded, unfolded.count < declaredCount else { return row }
    return unfolded.select(row)
  }

  /// Returns where a declared row is shown while the section is not folded.
  func unfoldedRow(_ row: Int) -> Int? {
    guard let unfolded else { return row }
    return unfolded[row] ? unfolded.rank(row) : nil
  }

  /// Returns how many rows above a declared row are shown while the section is not folded.
  func unfoldedRank(_ row: Int) -> Int { unfolded?.rank(row) ?? row }

  /// Returns whether a declared row is shown.
  func shows(_ row: Int) -> Bool { !isFolded && unfolded?.bits[row] ?? true }

  /// Returns which rows of a range are shown, in words of 64 that begin at the multiple of 64 before
  /// the range; bits outside of the range are clear.
  ///
  /// - Complexity: O(*r*) in the length of the range.
  func shownWords(in rows: Range<Int>) -> [UInt64] {
    guard !isFolded, !rows.isEmpty else { return [] }
    let first = rows.lowerBound >> 6
    let last = (rows.upperBound - 1) >> 6
    var words =
      unfolded.map { Array($0.bits.words[first...last]) }
      ?? Array(repeating: ~0, count: last - first + 1)
    words[0] &= ~0 << UInt64(rows.lowerBound & 63)
    words[last - first] &= ~0 >> UInt64(63 - (rows.upperBound - 1) & 63)
    return words
  }

  /// Calls a function with each declared row that is shown, in order.
  ///
  /// - Complexity: O(*n*) in the number of rows declared.
  func forEachShown(_ body: (Int) -> Void) {
    if !isFolded { forEachUnfolded(body) }
  }

  /// Calls a function with each declared row that is shown when the section is not folded.
  ///
  /// - Complexity: O(*n*) in the number of rows declared.
  func forEachUnfolded(_ body: (Int) -> Void) {
    guard let unfolded else { return (0..<declaredCount).forEach(body) }
    unfolded.bits.forEachSet(body)
  }
}

// MARK: - Reasons

extension SectionMap {
  /// Returns whether a reason holds for a row.
  func holds(_ reason: Reason, row: Int) -> Bool {
    self[reason]?[row] ?? false
  }

  /// Returns whether rows come into view below a row once it is open, which they do unless all are
  /// hidden.
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

  /// Returns for which rows a reason holds; nothing stands for none.
  func rows(for reason: Reason) -> Bits? { self[reason] }

  /// Sets whether a reason holds for one row.
  ///
  /// - Complexity: O(log *n*), and O(*n*) the first time that any reason holds.
  package mutating func set(_ reason: Reason, _ holds: Bool, row: Int) {
    if self[reason] == nil {
      guard holds else { return }
      self[reason] = Bits(size: declaredCount)
    }
    self[reason]?[row] = holds
    if unfolded == nil { unfolded = CountedBits(Bits(size: declaredCount, repeating: true)) }
    let isShown = !Reason.allCases.contains { self.holds($0, row: row) }
    unfolded?[row] = isShown
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

  /// Sets for which rows a reason holds; nothing stands for none.
  ///
  /// - Complexity: O(*n*)
  mutating func set(_ reason: Reason, _ rows: Bits?) {
    if self[reason] == nil, rows == nil { return }
    self[reason] = rows
    var bits = Bits(size: declaredCount, repeating: true)
    var isWhole = true
    for case let reason? in [reasons.0, reasons.1, reasons.2] {
      bits.subtract(reason)
      isWhole = false
    }
    unfolded = isWhole ? nil : CountedBits(bits)
  }

  private subscript(reason: Reason) -> Bits? {
    get {
      switch reason {
      case .hidden: reasons.0
      case .missed: reasons.1
      case .tucked: reasons.2
      }
    }
    _modify {
      switch reason {
      case .hidden: yield &reasons.0
      case .missed: yield &reasons.1
      case .tucked: yield &reasons.2
      }
    }
  }
}
