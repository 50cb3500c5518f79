@testable import SimpleTable

/// The adapter once more, as plain as it can be: arrays, linear scans, nothing kept that can be
/// worked out.
///
/// It is written from the contract and knows nothing of the adapter's structures but how ids are
/// put together.
struct TableModel {
  /// A section as it was declared at the last evaluation.
  struct DeclaredSection {
    var id: SectionID
    var state: SectionState
    var rows: [DeclaredRow] = []

    var hasHeader: Bool {
      state.shownHeader != nil || state.headerDetail != nil || state.fold != nil
    }
  }

  /// A row as it was declared at the last evaluation.
  struct DeclaredRow {
    var id: RowID
    var state: RowState
    /// The numbers of the rows it stands under, the outermost first.
    var parents: [Int]
    /// How it stood where its state lives, when that was read.
    var boundState: Bool?
  }

  var menu: MenuState
  var sections: [DeclaredSection] = []
  var numberOfDuplicates = 0

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
    keepOneExpanded()
  }
}

// MARK: - Declaring

extension TableModel {
  /// Reads the menu's state, as a description that is evaluated.
  mutating func declare() {
    sections = []
    numberOfDuplicates = 0
    var names: Set<String> = []
    var owners: Set<String> = []
    for (index, state) in menu.sections.enumerated() {
      var id = state.id ?? place([index], of: nil)
      if sections.contains(where: { $0.id == id }) {
        numberOfDuplicates += 1
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
      if names.insert(name).inserted { id = RowID(name) } else { numberOfDuplicates += 1 }
    }
    let number = section.rows.count
    let bound = state.children == nil ? nil : state.box?.isOpen
    section.rows.append(DeclaredRow(id: id, state: state, parents: parents, boundState: bound))
    guard let children = state.children else { return }
    // The places below a row are counted from it, if it is the first of its name to have any.
    let isOwner = state.name.map { owners.insert($0).inserted } ?? false
    for (index, child) in children.enumerated() {
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

// MARK: - What stands how

extension TableModel {
  func isHidden(_ row: DeclaredRow) -> Bool { hidden[row.id] ?? row.state.isHidden }

  /// Returns whether a section is folded as soon as no filter opens it.
  func isCollapsedWithoutFilter(_ section: DeclaredSection) -> Bool {
    guard let fold = section.state.fold else { return false }
    return collapsed[section.id] ?? (fold == .collapsed)
  }

  func isCollapsed(_ section: DeclaredSection) -> Bool {
    if !filter.isEmpty, hasHit(section), !decidedSections.contains(section.id) { return false }
    return isCollapsedWithoutFilter(section)
  }

  /// Returns whether a disclosure row is open as soon as no filter opens it.
  func isExpandedWithoutFilter(_ row: DeclaredRow) -> Bool? {
    guard row.state.children != nil else { return nil }
    return expanded[row.id] ?? row.boundState ?? (row.state.initially == .expanded)
  }

  func isExpanded(_ number: Int, of section: DeclaredSection) -> Bool? {
    let row = section.rows[number]
    guard let isExpanded = isExpandedWithoutFilter(row) else { return nil }
    let opens = hits(in: section).contains { section.rows[$0].parents.contains(number) }
    return isExpanded || (opens && !decidedRows.contains(row.id))
  }
}

// MARK: - Filter

extension TableModel {
  private func contains(_ texts: [String?], _ word: String) -> Bool {
    texts.contains { $0?.lowercased().contains(word) ?? false }
  }

  private func isWhole(_ section: DeclaredSection) -> Bool {
    filter.allSatisfy { contains([section.state.shownHeader, section.state.headerDetail], $0) }
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

// MARK: - What is shown

extension TableModel {
  /// Returns the declared sections that are shown, in order.
  var shownSections: [DeclaredSection] {
    filter.isEmpty ? sections : sections.filter(hasHit)
  }

  /// Returns the numbers of a section's rows that are shown while it is not folded.
  func unfoldedRows(of section: DeclaredSection) -> [Int] {
    let found = found(in: section)
    let open = section.rows.indices.map { isExpanded($0, of: section) ?? true }
    return section.rows.indices.filter { number in
      let row = section.rows[number]
      return found.contains(number) && !isHidden(row)
        && row.parents.allSatisfy { open[$0] && !isHidden(section.rows[$0]) }
    }
  }

  /// Returns all that a reader sees, from top to bottom.
  func shown() -> ShownTable {
    let sections = shownSections.map { section in
      let unfolded = unfoldedRows(of: section)
      let isFolded = isCollapsed(section)
      let info = SectionInfo(
        id: section.id,
        header: section.state.shownHeader,
        headerDetail: section.state.headerDetail,
        footer: section.state.footer,
        numberOfRows: isFolded ? 0 : unfolded.count,
        numberOfCollapsedRows: isFolded ? unfolded.count : 0,
        isCollapsible: section.state.fold != nil,
        isCollapsed: isFolded,
        showsCollapsedRowCount: section.state.countsRows || section.state.fold == nil
      )
      let rows = (isFolded ? [] : unfolded).map { number in
        let row = section.rows[number]
        return ShownTable.Row(
          id: row.id, text: row.state.text, depth: row.parents.count,
          isDisclosure: row.state.children != nil,
          hasRowsBelow: section.rows.contains { $0.parents.last == number && !isHidden($0) })
      }
      return ShownTable.Section(info: info, rows: rows)
    }
    return ShownTable(sections: sections)
  }
}

extension RowState {
  /// What a reader sees of the row itself.
  var text: ShownTable.Row.Text {
    .init(
      title: title, subtitle: subtitle, detail: detail, badge: badge, accessory: accessory,
      isDisabled: isDisabled)
  }
}
