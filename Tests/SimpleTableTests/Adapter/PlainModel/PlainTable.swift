@testable import SimpleTable

/// The adapter once more, as plain as it can be: arrays, linear scans, no state that can be
/// worked out.
///
/// It is written from the contract and knows no structure of the adapter except how ids are
/// put together.
struct PlainTable {
  /// A section as it was declared at the last evaluation.
  struct DeclaredSection {
    var id: SectionID
    var state: SectionState
    var rows: [DeclaredRow] = []

    var hasHeader: Bool {
      state.visibleHeader != nil || state.headerDetail != nil || state.collapseState != nil
    }
  }

  /// A row as it was declared at the last evaluation.
  struct DeclaredRow {
    var id: RowID
    var state: RowState
    /// The numbers of the rows above it, the outermost first.
    var parents: [Int]
  }

  var menu: MenuState
  var sections: [DeclaredSection] = []
  var numberOfDuplicates: Int { repeatedNames.count }

  /// The ids that several rows or several sections have.
  private var repeatedNames: Set<String> = []

  /// What was decided since the table was declared.
  var hidden: [RowID: Bool] = [:]
  var collapsed: [SectionID: Bool] = [:]
  var expanded: [RowID: Bool] = [:]
  var selection: RowID?

  /// The words of the filter, and what was decided while it lasts.
  var filter: [String] = []
  var decidedSections: Set<SectionID> = []
  var decidedRows: Set<RowID> = []

  init(_ menu: MenuState) {
    self.menu = menu
    declare()
  }
}

// MARK: - Declaring

extension PlainTable {
  /// Reads the menu's state, as a description that is evaluated.
  mutating func declare() {
    sections = []
    repeatedNames = []
    var names: Set<String> = []
    var owners: Set<String> = []
    for (index, state) in menu.sections.enumerated() {
      var id = state.id ?? place([index], of: nil)
      if sections.contains(where: { $0.id == id }) {
        repeatedNames.insert("section \(id)")
        id = place([index], of: nil)
      }
      var section = DeclaredSection(id: id, state: state)
      for (place, row) in places(of: state) {
        add(row, at: place, of: .section(id), under: [], to: &section, &names, &owners)
      }
      sections.append(section)
    }
  }

  /// Returns the rows that a section's builder gives, and which statement gives each.
  private func places(of section: SectionState) -> [([Int], RowState)] {
    switch section.shape {
    case .loop:
      section.rows.filter(\.isPresent).enumerated().map { ([$0], $1) }
    case .conditions:
      section.rows.enumerated().filter(\.element.isPresent).map { ([$0, 0], $1) }
    case .branches:
      section.rows.enumerated().map { index, row in
        var other = row
        if !row.isPresent { other.detail = "else" }
        return row.isPresent ? ([index, 0], row) : ([index, 1], other)
      }
    }
  }

  private mutating func add(
    _ state: RowState, at path: [Int], of owner: PlaceScope.Owner, under parents: [Int],
    to section: inout DeclaredSection, _ names: inout Set<String>, _ owners: inout Set<String>
  ) {
    var id = RowID(.place(rowPlace(path, of: owner)))
    if let name = state.name {
      if names.insert(name).inserted { id = RowID(name) } else { repeatedNames.insert(name) }
    }
    let number = section.rows.count
    section.rows.append(DeclaredRow(id: id, state: state, parents: parents))
    guard let children = state.children else { return }
    // The places below a row are counted from it, if it is the first of its name to have any.
    let isOwner = state.name.map { owners.insert($0).inserted } ?? false
    for (index, declared) in children.enumerated() {
      var child = declared
      child.isDisabled = declared.isDisabled || state.isDisabled
      let ownerOfChild = isOwner ? PlaceScope.Owner.row(RowID(state.name ?? "")) : owner
      let pathOfChild = isOwner ? [index] : path + [index]
      add(
        child, at: pathOfChild, of: ownerOfChild, under: parents + [number], to: &section,
        &names, &owners)
    }
  }

  private func place(_ path: [Int], of owner: PlaceScope.Owner?) -> SectionID {
    SectionID(.place(rowPlace(path, of: owner)))
  }

  private func rowPlace(_ path: [Int], of owner: PlaceScope.Owner?) -> Place {
    let scope = path.dropLast().reduce(PlaceScope(owner: owner)) { $0.scope(at: $1) }
    return Place(scope: scope, index: path.last ?? 0)
  }
}

// MARK: - Collapsed and expanded

extension PlainTable {
  func isHidden(_ row: DeclaredRow) -> Bool { hidden[row.id] ?? row.state.isHidden }

  /// Returns whether a section is collapsed as soon as no filter expands it.
  func isCollapsedWithoutFilter(_ section: DeclaredSection) -> Bool {
    guard let collapseState = section.state.collapseState else { return false }
    return collapsed[section.id] ?? (collapseState == .collapsed)
  }

  func isCollapsed(_ section: DeclaredSection) -> Bool {
    if !filter.isEmpty, hasHit(section), !decidedSections.contains(section.id) { return false }
    return isCollapsedWithoutFilter(section)
  }

  /// Returns whether a disclosure row is expanded as soon as no filter expands it.
  func isExpandedWithoutFilter(_ row: DeclaredRow) -> Bool? {
    guard row.state.children != nil else { return nil }
    return expanded[row.id] ?? (row.state.initially == .expanded)
  }

  func isExpanded(_ number: Int, of section: DeclaredSection) -> Bool? {
    let row = section.rows[number]
    guard let isExpanded = isExpandedWithoutFilter(row) else { return nil }
    let hasHit = hits(in: section).contains { section.rows[$0].parents.contains(number) }
    return isExpanded || (hasHit && !decidedRows.contains(row.id))
  }
}

// MARK: - Filter

extension PlainTable {
  private func contains(_ texts: [String?], _ word: String) -> Bool {
    texts.contains { $0?.lowercased().contains(word) ?? false }
  }

  private func isWhole(_ section: DeclaredSection) -> Bool {
    filter.allSatisfy { contains([section.state.visibleHeader, section.state.headerDetail], $0) }
  }

  /// Returns the rows of a section that the filter finds by what they say themselves.
  private func hits(in section: DeclaredSection) -> [Int] {
    guard !filter.isEmpty else { return [] }
    return section.rows.indices.filter { number in
      let row = section.rows[number]
      guard !isHidden(row), !row.parents.contains(where: { isHidden(section.rows[$0]) }) else {
        return false
      }
      let own = [row.state.title, row.state.subtitle, row.state.detail, row.state.keyword]
      return filter.allSatisfy { contains(own, $0) }
    }
  }

  private func hasHit(_ section: DeclaredSection) -> Bool {
    isWhole(section) || !hits(in: section).isEmpty
  }

  /// Returns the rows of a section that the filter leaves.
  private func found(in section: DeclaredSection) -> Set<Int> {
    if filter.isEmpty || isWhole(section) { return Set(section.rows.indices) }
    let hits = Set(hits(in: section))
    return Set(
      section.rows.indices.filter { number in
        hits.contains(number) || section.rows[number].parents.contains(where: hits.contains)
          || hits.contains { section.rows[$0].parents.contains(number) }
      })
  }
}

// MARK: - What is visible

extension PlainTable {
  /// Returns the declared sections that are visible, in order.
  var visibleSections: [DeclaredSection] {
    sections.filter { !$0.state.isHidden && (filter.isEmpty || hasHit($0)) }
  }

  /// Returns the numbers of a section's rows that are visible while it is expanded.
  func expandedRows(of section: DeclaredSection) -> [Int] {
    let found = found(in: section)
    let isExpanded = section.rows.indices.map { self.isExpanded($0, of: section) ?? true }
    return section.rows.indices.filter { number in
      let row = section.rows[number]
      return found.contains(number) && !isHidden(row)
        && row.parents.allSatisfy { isExpanded[$0] && !isHidden(section.rows[$0]) }
    }
  }

  /// Returns all that a user sees, from top to bottom.
  func shown() -> VisibleTable {
    let sections = visibleSections.map { section in
      let expanded = expandedRows(of: section)
      let isCollapsed = self.isCollapsed(section)
      let info = SectionInfo(
        id: section.id,
        texts: Section.Texts(
          header: section.state.visibleHeader, headerDetail: section.state.headerDetail,
          footer: section.state.footer, headerLineLimit: section.state.lineLimit),
        numberOfRows: isCollapsed ? 0 : expanded.count,
        numberOfCollapsedRows: isCollapsed ? expanded.count : 0,
        isCollapsible: section.state.collapseState != nil,
        isCollapsed: isCollapsed,
        showsCollapsedRowCount: section.state.countsRows || section.state.collapseState == nil,
        showsIndicator: section.state.collapseState != nil && !expanded.isEmpty,
        hasHeader: section.state.visibleHeader != nil || section.state.headerDetail != nil
          || section.state.collapseState != nil,
        hasFooter: section.state.footer != nil
      )
      let rows = (isCollapsed ? [] : expanded).map { number in
        let row = section.rows[number]
        return VisibleTable.Row(
          id: row.id, text: row.state.text, depth: row.parents.count,
          isDisclosure: row.state.children != nil,
          hasRowsBelow: section.rows.contains { $0.parents.last == number && !isHidden($0) })
      }
      return VisibleTable.Section(info: info, rows: rows)
    }
    return VisibleTable(sections: sections)
  }
}

extension RowState {
  /// What a user sees of the row itself.
  var text: VisibleTable.Row.Text {
    .init(
      title: title, subtitle: subtitle, detail: detail, badge: badge, accessory: accessory,
      isDisabled: isDisabled)
  }
}
