/// Which declared rows are visible, and where.
///
/// It is the one structure that turns declared positions into paths and back.
///
/// - Complexity: The row at a path is found in O(1), the path of a row in O(log *n*), and the
///   section of an item in O(log *s*) in the number of sections.
struct RowMap {
  private var sections: [SectionMap]

  /// The sections that are visible.
  private var shown: ShownList

  /// The numbers of items and of rows of the visible sections.
  private var items = RunningSums()
  private var rows = RunningSums()

  /// Creates the map of sections, and lists the rows that are shown.
  ///
  /// - Complexity: O(*s*) in the number of sections, and O(*n*) in the rows of those where some may
  ///   not be shown.
  init(_ sections: [SectionMap]) {
    self.sections = sections
    shown = ShownList(all: 0)
    for section in sections.indices { self.sections[section].listShown() }
    countAll()
  }

  /// Accesses the map of a declared section; after changes, ``update(_:)`` is called.
  subscript(declared section: Int) -> SectionMap {
    _read { yield sections[section] }
    _modify { yield &sections[section] }
  }

  /// Lists and counts anew what is visible, after the maps of some sections were changed.
  ///
  /// - Complexity: O(*n*) in the rows of the changed sections, and O(log *s*) for each of them;
  ///   O(*s*) in the number of all sections where one of them appears or disappears.
  mutating func update(_ changed: some Collection<Int>) {
    for section in changed { sections[section].listShown() }
    let areSame = changed.allSatisfy {
      sections[$0].isVisible == (shown.index(of: $0) != nil)
    }
    guard areSame, changed.count <= sections.count / 8 + 1 else { return countAll() }
    for section in changed {
      guard let place = shown.index(of: section) else { continue }
      items.set(sections[section].itemCount, at: place)
      rows.set(sections[section].visibleCount, at: place)
    }
  }

  private mutating func countAll() {
    shown = ShownList(of: sections.count) { sections[$0].isVisible }
    items = RunningSums(of: shown.count) { sections[shown[$0]].itemCount }
    rows = RunningSums(of: shown.count) { sections[shown[$0]].visibleCount }
  }
}

// MARK: - Before a change

extension RowMap {
  /// What was visible of some sections before they changed.
  ///
  /// It copies no more than that, so that collapsing one section after the other takes time for
  /// each of them only.
  struct Earlier {
    /// The sections that were visible, of all.
    let shown: ShownList

    /// The sections that may have changed, in order, and their maps.
    let numbers: [Int]
    let maps: [SectionMap]

    /// Returns the map of a section, or `nil` if that did not change.
    func map(ofSection section: Int) -> SectionMap? {
      let place = numbers.partitionPoint { $0 >= section }
      return place < numbers.count && numbers[place] == section ? maps[place] : nil
    }
  }

  /// Returns what is visible of some sections, which are in order.
  func earlier(_ changing: some Collection<Int>) -> Earlier {
    Earlier(shown: shown, numbers: Array(changing), maps: changing.map { sections[$0] })
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
  var rowCount: Int { rows.total }

  /// Returns the number of rows above a visible section.
  func rowCount(above section: Int) -> Int { rows.sum(below: section) }
}

// MARK: - Items

extension RowMap {
  /// The number of headers, rows and footers that are visible.
  var itemCount: Int { items.total }

  /// Returns the number of items above a visible section.
  func itemCount(above section: Int) -> Int { items.sum(below: section) }

  /// Returns the visible section that holds an item, which must exist.
  func section(ofItem index: Int) -> Int { items.place(of: index) }
}
