/// Which declared rows are visible, and where.
///
/// It is the one structure that turns declared positions into paths and back.
///
/// - Complexity: Looking up and changing a row or a section are O(log *n*).
package struct RowMap {
  private var sections: [SectionMap]

  /// Which sections are visible; `nil` while all are.
  private var visibleSections: CountedBits?

  /// The number of items of each section, 0 for one that is not visible.
  private var itemCounts: RunningCounts

  /// The number of visible rows of each section.
  private var rowCounts: RunningCounts

  /// Creates the map of sections, of which some may be left out.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  package init(_ sections: [SectionMap], visibleSections: Bits? = nil) {
    self.sections = sections
    self.visibleSections = visibleSections.map(CountedBits.init)
    let visible = { visibleSections?[$0] ?? true }
    itemCounts = RunningCounts(
      sections.indices.lazy.map { visible($0) ? sections[$0].itemCount : 0 })
    rowCounts = RunningCounts(
      sections.indices.lazy.map { visible($0) ? sections[$0].visibleCount : 0 })
  }

  /// Returns the map of a declared section.
  subscript(declared section: Int) -> SectionMap {
    _read { yield sections[section] }
  }

  /// Changes the map of a declared section, or shows or hides the section, and updates the counts.
  ///
  /// - Complexity: O(log *s*) beside the change.
  package mutating func update(
    section: Int, isVisible: Bool? = nil, _ change: (inout SectionMap) -> Void
  ) {
    let before = visibleCounts(ofSection: section)
    change(&sections[section])
    if let isVisible { visibleSections?[section] = isVisible }
    let after = visibleCounts(ofSection: section)
    guard after != before else { return }
    itemCounts.add(after.items - before.items, at: section)
    rowCounts.add(after.rows - before.rows, at: section)
  }

  private func visibleCounts(ofSection section: Int) -> (items: Int, rows: Int) {
    guard isVisible(section: section) else { return (0, 0) }
    return (sections[section].itemCount, sections[section].visibleCount)
  }
}

// MARK: - Sections

extension RowMap {
  /// The number of sections that are visible.
  var visibleSectionCount: Int { visibleSections?.count ?? sections.count }

  /// Returns whether a declared section is visible.
  func isVisible(section: Int) -> Bool { visibleSections?[section] ?? true }

  /// Returns the declared position of a visible section, or `nil` out of range.
  func declaredSection(_ section: Int) -> Int? {
    guard let visibleSections else {
      return sections.indices.contains(section) ? section : nil
    }
    return section >= 0 && section < visibleSections.count ? visibleSections.select(section) : nil
  }

  /// Returns where a declared section is visible, or `nil` if it is not.
  func visibleSection(_ section: Int) -> Int? {
    guard let visibleSections else { return section }
    return visibleSections[section] ? visibleSections.rank(section) : nil
  }
}

// MARK: - Rows

extension RowMap {
  // Inlined, as an adapter would otherwise copy its whole map to the stack for each call.

  /// Returns the declared position of a visible row, or `nil` out of range.
  @inline(__always)
  func position(of path: RowPath) -> RowPosition? {
    guard let section = declaredSection(path.section) else { return nil }
    guard path.row >= 0, path.row < sections[section].visibleCount else { return nil }
    return RowPosition(section: section, row: sections[section].declaredRow(path.row))
  }

  /// Returns where a declared row is visible, or `nil` if it is not.
  @inline(__always)
  func path(of position: RowPosition) -> RowPath? {
    guard let section = visibleSection(position.section), !sections[position.section].isCollapsed,
      let row = sections[position.section].expandedRow(position.row)
    else { return nil }
    return RowPath(section: section, row: row)
  }
}

extension RowMap {
  /// The number of rows that are visible.
  package var rowCount: Int { rowCounts.total }

  /// Returns the number of rows visible above a declared section.
  func rowCount(beforeSection section: Int) -> Int { rowCounts.sum(before: section) }
}

// MARK: - Items

extension RowMap {
  /// The number of headers, rows and footers that are visible.
  var itemCount: Int { itemCounts.total }

  /// Returns the declared section that holds an item, and the item's number in it.
  ///
  /// - Parameter index: From 0 up to `itemCount`, which is not included.
  /// - Returns: The section and the number.
  func section(ofItem index: Int) -> (section: Int, offset: Int) {
    let found = itemCounts.find(index)
    return (found.index, found.offset)
  }

  /// Returns the number of items above a declared section.
  func itemCount(beforeSection section: Int) -> Int { itemCounts.sum(before: section) }
}

extension SectionMap {
  /// The number of items: header, visible rows and footer.
  fileprivate var itemCount: Int { edgeCount + visibleCount }
}

/// The position of a row among all that are declared, visible or not.
struct RowPosition: Hashable, Sendable {
  private let shortSection: Int32
  private let shortRow: Int32

  /// Creates a position.
  init(section: Int, row: Int) {
    shortSection = Int32(truncatingIfNeeded: section)
    shortRow = Int32(truncatingIfNeeded: row)
  }

  /// The number of the section, from 0.
  var section: Int { Int(shortSection) }

  /// The number of the row in its section, from 0; rows below a row follow it.
  var row: Int { Int(shortRow) }
}
