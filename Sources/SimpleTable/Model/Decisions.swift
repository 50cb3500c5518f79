/// What the reader and the program decided about visibility, kept by identity.
///
/// Decisions outlive reloads: together with a description they give the ``RowMap``. A decision
/// about a row or a section that is not declared now applies again when it returns.
struct Decisions {
  /// Rows that were hidden or shown by the program, whatever the description says.
  var hidden: [RowID: Bool] = [:]

  /// Sections that were collapsed or expanded.
  var collapsed: [SectionID: Bool] = [:]

  /// Disclosure rows that were expanded or collapsed.
  private(set) var expanded: [RowID: Bool] = [:]

  /// What rows must contain.
  private(set) var filter: Filter?

  /// What the filter expands, until it ends.
  private var expandedSectionsByFilter: Set<SectionID> = []
  private var expandedRowsByFilter: Set<RowID> = []

  /// What was collapsed or expanded while the filter is on, which it then leaves alone.
  private var decidedSections: Set<SectionID> = []
  private var decidedRows: Set<RowID> = []
}

// MARK: - Reading

extension Decisions {
  /// Returns whether a section is collapsed.
  func isCollapsed(_ section: DeclaredSection) -> Bool {
    isCollapsedWithoutFilter(section) && !expandedSectionsByFilter.contains(section.id)
  }

  /// Returns whether a section is collapsed as soon as no filter expands it.
  func isCollapsedWithoutFilter(_ section: DeclaredSection) -> Bool {
    guard let initially = section.section.initialState else { return false }
    return collapsed[section.id] ?? (initially == .collapsed)
  }

  /// Returns whether a disclosure row is expanded, or `nil` for any other row.
  func isExpanded(row: Int, of section: DeclaredSection) -> Bool? {
    guard let isExpanded = isExpandedWithoutFilter(row: row, of: section) else { return nil }
    guard !isExpanded, !expandedRowsByFilter.isEmpty else { return isExpanded }
    return expandedRowsByFilter.contains(RowID(section.identity(ofRow: row)))
  }

  /// Returns whether a disclosure row is expanded as soon as no filter expands it, or `nil` for
  /// any other row.
  func isExpandedWithoutFilter(row: Int, of section: DeclaredSection) -> Bool? {
    guard let disclosure = section.rows[row].storage.extras?.disclosure else { return nil }
    let decided = expanded.isEmpty ? nil : expanded[RowID(section.identity(ofRow: row))]
    return decided ?? section.boundExpansions[row] ?? (disclosure.initially == .expanded)
  }
}

// MARK: - Deciding

extension Decisions {
  /// Sets what rows must contain; `nil` or white space ends the filter.
  mutating func setFilter(_ text: String?) {
    filter = text.flatMap(Filter.init)
    forgetFilterResults()
    decidedSections = []
    decidedRows = []
  }

  /// Collapses or expands a section, whatever the filter finds.
  mutating func setCollapsed(_ isCollapsed: Bool, _ id: SectionID) {
    collapsed[id] = isCollapsed
    expandedSectionsByFilter.remove(id)
    if filter != nil { decidedSections.insert(id) }
  }

  /// Expands or collapses a disclosure row, whatever the filter finds.
  mutating func setExpanded(_ isExpanded: Bool, _ id: RowID) {
    expanded[id] = isExpanded
    expandedRowsByFilter.remove(id)
    if filter != nil { decidedRows.insert(id) }
  }

  /// Forgets decisions about rows that are bound to a value, which was read again.
  mutating func followBindings(of declared: DeclaredTable) {
    for section in declared.sections {
      for (row, isExpanded) in section.boundExpansions {
        let id = RowID(section.identity(ofRow: row))
        // The binding rejected the change: the filter decides.
        if let wish = expanded.removeValue(forKey: id), wish != isExpanded {
          decidedRows.remove(id)
        }
      }
    }
  }
}

// MARK: - Filtering

extension Decisions {
  /// Forgets what the filter expands, to be found again for what is declared and hidden now.
  mutating func forgetFilterResults() {
    expandedSectionsByFilter = []
    expandedRowsByFilter = []
  }

  /// Forgets what the filter expands of one section.
  mutating func forgetFilterResults(of section: DeclaredSection) {
    expandedSectionsByFilter.remove(section.id)
    guard !expandedRowsByFilter.isEmpty else { return }
    for row in section.rows.indices where section.rows[row].storage.extras?.disclosure != nil {
      expandedRowsByFilter.remove(RowID(section.identity(ofRow: row)))
    }
  }

  /// Applies the filter to a section, and notes what it expands there.
  mutating func applyFilter(to section: DeclaredSection, hidden: Bits?) -> Filter.Result? {
    guard let result = filter?.apply(to: section, hidden: hidden) else { return nil }
    if result.hasHit, isCollapsedWithoutFilter(section), !decidedSections.contains(section.id) {
      expandedSectionsByFilter.insert(section.id)
    }
    let rows = result.rowsAboveHits.lazy.map { RowID(section.identity(ofRow: $0)) }
    expandedRowsByFilter.formUnion(rows.filter { [decidedRows] in !decidedRows.contains($0) })
    return result
  }
}

extension Decisions {
  /// Returns the sections that can collapse and are expanded, other than by a filter.
  func expandedSections(of declared: DeclaredTable) -> [SectionID] {
    declared.sections.lazy
      .filter { $0.canCollapse && !isCollapsedWithoutFilter($0) }
      .map(\.id)
  }

  /// Collapses all expanded sections but one: the first that was expanded before, else the first
  /// that a decision expanded, else the first.
  mutating func keepOneExpanded(in declared: DeclaredTable, before: Set<SectionID> = []) {
    let expanded = expandedSections(of: declared)
    guard expanded.count > 1 else { return }
    let kept =
      expanded.first(where: before.contains) ?? expanded.first { collapsed[$0] == false }
      ?? expanded[0]
    for id in expanded where id != kept { collapsed[id] = true }
  }
}
