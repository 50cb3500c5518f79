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

  /// Returns whether a declared row is shown.
  func shows(_ row: Int) -> Bool { !isFolded && unfolded?.bits[row] ?? true }

  /// Returns whether another map of the same section shows the same rows, folded or not.
  ///
  /// - Complexity: O(*n*), O(1) where neither was changed since they were the same.
  func shows(as other: SectionMap) -> Bool {
    isFolded == other.isFolded && unfolded?.bits == other.unfolded?.bits
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

  /// Returns whether another map of the same section hides the same rows.
  ///
  /// - Complexity: O(*n*), O(1) where neither was changed since they were the same.
  func hides(as other: SectionMap) -> Bool { reasons.0 == other.reasons.0 }

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
