/// Which declared rows are visible, and where.
///
/// It is the one structure that turns declared positions into paths and back.
///
/// - Complexity: The row at a path is found in O(1), the path of a row in O(log *n*), and the section of
///   an item in O(log *s*) in the number of sections.
struct RowMap {
  private var sections: [SectionMap]

  /// The sections that are visible.
  private var shown: ShownList

  /// The number of items, and of rows, above each visible section, and at last of all sections.
  private var itemStarts: [Int] = []
  private var rowStarts: [Int] = []

  /// Creates the map of sections, and lists the rows that are shown.
  ///
  /// - Complexity: O(*s*) in the number of sections, and O(*n*) in the rows of those where some may
  ///   not be shown.
  init(_ sections: [SectionMap]) {
    self.sections = sections
    shown = ShownList(all: 0)
    update(sections.indices)
  }

  /// Accesses the map of a declared section; after changes, ``update(_:)`` is called.
  subscript(declared section: Int) -> SectionMap {
    _read { yield sections[section] }
    _modify { yield &sections[section] }
  }

  /// Lists and counts anew what is visible, after the maps of some sections were changed.
  ///
  /// - Complexity: O(*s*) in the number of all sections, and O(*n*) in the rows of those changed.
  mutating func update(_ changed: some Sequence<Int>) {
    for section in changed { sections[section].listShown() }
    shown = ShownList(of: sections.count) { sections[$0].isVisible }
    var (items, rows) = (0, 0)
    (itemStarts, rowStarts) = ([0], [0])
    itemStarts.reserveCapacity(shown.count + 1)
    rowStarts.reserveCapacity(shown.count + 1)
    for place in 0..<shown.count {
      items += sections[shown[place]].itemCount
      rows += sections[shown[place]].visibleCount
      itemStarts.append(items)
      rowStarts.append(rows)
    }
  }
}

// MARK: - Sections

extension RowMap {
  /// The number of sections that are visible.
  var visibleSectionCount: Int { shown.count }

  /// Returns the declared position of a visible section, or `nil` out of range.
  func declaredSection(_ section: Int) -> Int? {
    section >= 0 && section < shown.count ? shown[section] : nil
  }

  /// Returns where a declared section is visible, or `nil` if it is not.
  func visibleSection(_ section: Int) -> Int? { shown.index(of: section) }
}

// MARK: - Rows

extension RowMap {
  // Inlined, as an adapter would otherwise copy its whole map to the stack for each call.

  /// Returns the declared position of a visible row, or `nil` out of range.
  @inline(__always)
  func position(of path: RowPath) -> RowPosition? {
    guard let section = declaredSection(path.section) else { return nil }
    guard path.row >= 0, path.row < sections[section].visibleCount else { return nil }
    return RowPosition(section: section, row: sections[section].shown[path.row])
  }

  /// Returns where a declared row is visible, or `nil` if it is not.
  @inline(__always)
  func path(of position: RowPosition) -> RowPath? {
    guard let section = visibleSection(position.section), !sections[position.section].isCollapsed,
      let row = sections[position.section].shown.index(of: position.row)
    else { return nil }
    return RowPath(section: section, row: row)
  }

  /// The number of rows that are visible.
  var rowCount: Int { rowStarts[shown.count] }

  /// Returns the number of rows above a visible section.
  func rowCount(above section: Int) -> Int { rowStarts[section] }
}

// MARK: - Items

extension RowMap {
  /// The number of headers, rows and footers that are visible.
  var itemCount: Int { itemStarts[shown.count] }

  /// Returns the number of items above a visible section.
  func itemCount(above section: Int) -> Int { itemStarts[section] }

  /// Returns the visible section that holds an item, which must exist.
  func section(ofItem index: Int) -> Int { itemStarts.partitionPoint { $0 > index } - 1 }
}

/// The position of a row among all that are declared, visible or not.
package struct RowPosition: Hashable, Sendable {
  private let shortSection: Int32
  private let shortRow: Int32

  package init(section: Int, row: Int) {
    shortSection = Int32(truncatingIfNeeded: section)
    shortRow = Int32(truncatingIfNeeded: row)
  }

  /// The number of the section, from 0.
  package var section: Int { Int(shortSection) }

  /// The number of the row in its section, from 0; rows below a row follow it.
  package var row: Int { Int(shortRow) }
}
