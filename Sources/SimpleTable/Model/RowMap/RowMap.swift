/// Which declared rows are shown, and where: the one structure that turns declared positions into
/// shown ones and back.
///
/// - Complexity: Looking up and changing a row or a section are O(log *n*).
package struct RowMap {
  private var sections: [SectionMap]

  /// Which sections are shown; nothing while all are.
  private var shownSections: CountedBits?

  /// The number of items of each section, 0 for one that is not shown.
  private var itemCounts: RunningCounts

  /// The number of shown rows of each section.
  private var rowCounts: RunningCounts

  /// Creates the map of sections, of which some may be left out.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  package init(_ sections: [SectionMap], shownSections: Bits? = nil) {
    self.sections = sections
    self.shownSections = shownSections.map(CountedBits.init)
    itemCounts = RunningCounts(
      sections.indices.lazy.map { section in
        shownSections?[section] == false ? 0 : sections[section].itemCount
      })
    rowCounts = RunningCounts(
      sections.indices.lazy.map { section in
        shownSections?[section] == false ? 0 : sections[section].shownCount
      })
  }

  /// Returns a declared section's own map.
  subscript(declared section: Int) -> SectionMap {
    _read { yield sections[section] }
  }

  /// Puts another map in the place of a declared section's own, and shows the section or not.
  ///
  /// - Complexity: O(log *s*)
  mutating func replace(section: Int, with map: SectionMap, isShown: Bool) {
    let before = shownCounts(ofSection: section)
    sections[section] = map
    shownSections?[section] = isShown
    let after = shownCounts(ofSection: section)
    itemCounts.add(after.items - before.items, at: section)
    rowCounts.add(after.rows - before.rows, at: section)
  }

  private func shownCounts(ofSection section: Int) -> (items: Int, rows: Int) {
    guard isShown(section: section) else { return (0, 0) }
    return (sections[section].itemCount, sections[section].shownCount)
  }

  /// Changes a declared section's own map and keeps the counts.
  ///
  /// - Complexity: O(log *s*) beside the change.
  package mutating func update(section: Int, _ change: (inout SectionMap) -> Void) {
    let before = sections[section].shownCount
    change(&sections[section])
    let difference = sections[section].shownCount - before
    if difference != 0, isShown(section: section) {
      itemCounts.add(difference, at: section)
      rowCounts.add(difference, at: section)
    }
  }
}

// MARK: - Sections

extension RowMap {
  /// The number of sections declared.
  var declaredSectionCount: Int { sections.count }

  /// The number of sections that are shown.
  var shownSectionCount: Int { shownSections?.count ?? sections.count }

  /// Returns whether a declared section is shown.
  func isShown(section: Int) -> Bool { shownSections?[section] ?? true }

  /// Returns the declared position of a shown section, or nothing out of range.
  func declaredSection(_ section: Int) -> Int? {
    guard let shownSections else {
      return sections.indices.contains(section) ? section : nil
    }
    return section >= 0 && section < shownSections.count ? shownSections.select(section) : nil
  }

  /// Returns where a declared section is shown, or nothing if it is not.
  func shownSection(_ section: Int) -> Int? {
    guard let shownSections else { return section }
    return shownSections[section] ? shownSections.rank(section) : nil
  }
}

// MARK: - Rows

extension RowMap {
  // Inlined, as an adapter would otherwise copy its whole map to the stack for each call.

  /// Returns the declared position of a shown row, or nothing out of range.
  @inline(__always)
  func position(of path: RowPath) -> RowPosition? {
    guard let section = declaredSection(path.section) else { return nil }
    guard path.row >= 0, path.row < sections[section].shownCount else { return nil }
    return RowPosition(section: section, row: sections[section].declaredRow(path.row))
  }

  /// Returns where a declared row is shown, or nothing if it is not.
  @inline(__always)
  func path(of position: RowPosition) -> RowPath? {
    guard let section = shownSection(position.section), !sections[position.section].isFolded,
      let row = sections[position.section].unfoldedRow(position.row)
    else { return nil }
    return RowPath(section: section, row: row)
  }
}

extension RowMap {
  /// The number of rows that are shown.
  package var rowCount: Int { rowCounts.total }

  /// Returns the number of rows shown above a declared section.
  func rowCount(beforeSection section: Int) -> Int { rowCounts.sum(before: section) }
}

// MARK: - Items

extension RowMap {
  /// The number of headers, rows and footers that are shown.
  var itemCount: Int { itemCounts.total }

  /// Returns the declared section that holds an item, and the item's number in it.
  ///
  /// - Parameter index: From 0 up to `itemCount`, which is not included.
  /// - Returns: The section and the number.
  func section(ofItem index: Int) -> (section: Int, offset: Int) {
    let (section, offset) = itemCounts.find(index)
    return (section, offset)
  }

  /// Returns the number of items above a declared section.
  func itemCount(beforeSection section: Int) -> Int { itemCounts.sum(before: section) }
}

extension SectionMap {
  /// The number of items: header, shown rows and footer.
  fileprivate var itemCount: Int { edgeCount + shownCount }
}
