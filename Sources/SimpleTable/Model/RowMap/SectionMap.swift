/// Which rows of one section are visible, and why the others are not.
///
/// A row is shown unless it is hidden, filtered out, or below a collapsed row. A shown row is
/// visible if its section is visible and not collapsed.
struct SectionMap {
  /// Why a row is not shown.
  enum Reason: UInt8, CaseIterable {
    /// It was hidden by its description or later.
    case hidden = 1
    /// The filter does not find it.
    case filteredOut = 2
    /// A row above it is collapsed or hidden.
    case insideCollapsed = 4
    /// It has no line of its own, as the rows below it are in its place.
    case inline = 8
  }

  /// Whether the section itself is visible: it is not hidden, and the filter finds it.
  var isVisible = true

  /// Whether the section is collapsed, so that none of its rows is visible.
  var isCollapsed = false

  /// The number of items beside the rows: header and footer.
  var edgeCount = 0

  /// The number of rows declared.
  private let declaredCount: Int

  /// For each row the sum of the reasons that apply; empty until one applies.
  private var reasons: [UInt8] = []

  /// The rows that are visible when the section is expanded.
  ///
  /// It follows from the reasons. After changing them, call ``listShown()``.
  private(set) var shown: ShownList

  /// Creates the map of a section whose rows are all visible.
  init(declaredCount: Int) {
    self.declaredCount = declaredCount
    shown = ShownList(all: declaredCount)
  }

  /// The number of rows that are visible.
  var visibleCount: Int { isCollapsed ? 0 : shown.count }

  /// Returns whether a row is visible, if the section is.
  func isVisible(row: Int) -> Bool { !isCollapsed && shown.index(of: row) != nil }

  /// The number of items: header, visible rows and footer.
  var itemCount: Int { edgeCount + visibleCount }
}

// MARK: - Reasons

extension SectionMap {
  func holds(_ reason: Reason, row: Int) -> Bool {
    !reasons.isEmpty && reasons[row] & reason.rawValue != 0
  }

  /// Returns whether a row has rows below it that appear when it is expanded: not all are hidden.
  ///
  /// - Complexity: O(*r*) in the hidden rows right below it.
  func hasRows(below row: Int, in outline: Outline?) -> Bool {
    guard let below = outline?.rows(below: row), !below.isEmpty else { return false }
    var child = below.lowerBound
    while child < below.upperBound {
      let isHidden = holds(.hidden, row: child)
      let isInline = holds(.inline, row: child)
      if !isHidden, !isInline { return true }
      // The rows below an inline picker are in its place.
      child =
        isInline && !isHidden
        ? child + 1 : outline?.rows(below: child).upperBound ?? below.upperBound
    }
    return false
  }

  /// Returns the nearest row above a row that has a line of its own, or `nil` if none has.
  func rowWithLine(above row: Int, in outline: Outline?) -> Int? {
    guard let outline else { return nil }
    return sequence(first: row, next: outline.parent(of:)).dropFirst()
      .first { !holds(.inline, row: $0) }
  }

  /// Sets whether a reason holds for a row.
  ///
  /// - Complexity: O(1), and O(*n*) the first time that any reason holds.
  mutating func set(_ reason: Reason, _ holds: Bool, row: Int) {
    if reasons.isEmpty {
      guard holds else { return }
      reasons = Array(repeating: 0, count: declaredCount)
    }
    if holds { reasons[row] |= reason.rawValue } else { reasons[row] &= ~reason.rawValue }
  }

  /// Lists the rows that are shown, after reasons were set.
  ///
  /// - Complexity: O(*n*) in the number of rows declared; O(1) while no reason ever held.
  mutating func listShown() {
    guard !reasons.isEmpty else { return }
    shown = reasons.withUnsafeBufferPointer { reasons in
      ShownList(of: reasons.count) { reasons[$0] == 0 }
    }
  }
}
