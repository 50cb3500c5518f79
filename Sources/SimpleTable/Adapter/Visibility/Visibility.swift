/// What was decided about showing rows since the description was declared, kept by identity.
///
/// It outlives reloads; from it and a description follows the ``RowMap``. A decision about a row or
/// a section that is not declared now holds again when it returns.
struct Visibility {
  /// Rows that were hidden or shown by program, whatever the description says.
  var hidden: [RowID: Bool] = [:]

  /// Sections that were folded or unfolded.
  var collapsed: [SectionID: Bool] = [:]

  /// Disclosure rows that were opened or closed.
  var expanded: [RowID: Bool] = [:]

  /// What rows must contain.
  private(set) var filter: Filter?

  /// What a filter opened, to be closed again when it ends.
  private(set) var openedSections: Set<SectionID> = []
  private(set) var openedRows: Set<RowID> = []

  /// What was folded or unfolded while the filter lasts, which it then leaves alone.
  private var decidedSections: Set<SectionID> = []
  private var decidedRows: Set<RowID> = []

  /// Sets what rows must contain; nothing or white space shows all rows.
  mutating func setFilter(_ text: String?) {
    filter = text.flatMap(Filter.init)
    forgetOpened()
    decidedSections = []
    decidedRows = []
  }
}

// MARK: - Reading

extension Visibility {
  /// Returns whether a section stands folded.
  func isCollapsed(_ section: DeclaredSection) -> Bool {
    isCollapsedWithoutFilter(section) && !openedSections.contains(section.id)
  }

  /// Returns whether a section stands folded as soon as no filter opens it.
  func isCollapsedWithoutFilter(_ section: DeclaredSection) -> Bool {
    guard let initially = section.section.initialFold else { return false }
    return collapsed[section.id] ?? (initially == .collapsed)
  }

  /// Returns whether a disclosure row shows the rows below it, or nothing for any other row.
  func isExpanded(row: Int, of section: DeclaredSection) -> Bool? {
    guard let isExpanded = isExpandedWithoutFilter(row: row, of: section) else { return nil }
    return isExpanded || openedRows.contains(RowID(section.identity(ofRow: row)))
  }

  /// Returns whether a disclosure row shows the rows below it as soon as no filter opens it.
  func isExpandedWithoutFilter(row: Int, of section: DeclaredSection) -> Bool? {
    guard let disclosure = section.rows[row].storage.extras?.disclosure else { return nil }
    let id = RowID(section.identity(ofRow: row))
    return expanded[id] ?? section.boundExpansions[row] ?? (disclosure.initially == .expanded)
  }
}

// MARK: - Deciding

extension Visibility {
  /// Folds or unfolds a section; what a filter opened is then left as decided.
  mutating func setCollapsed(_ isCollapsed: Bool, _ id: SectionID) {
    collapsed[id] = isCollapsed
    openedSections.remove(id)
    if filter != nil { decidedSections.insert(id) }
  }

  /// Opens or closes a disclosure row; what a filter opened is then left as decided.
  mutating func setExpanded(_ isExpanded: Bool, _ id: RowID) {
    expanded[id] = isExpanded
    openedRows.remove(id)
    if filter != nil { decidedRows.insert(id) }
  }

  /// Lets go of what was decided about rows whose state lives elsewhere and was read again.
  mutating func followBindings(of declared: DeclaredTable) {
    for section in declared.sections {
      for (row, isExpanded) in section.boundExpansions {
        let id = RowID(section.identity(ofRow: row))
        // What was not to be had leaves things to the filter.
        if let wish = expanded.removeValue(forKey: id), wish != isExpanded {
          decidedRows.remove(id)
        }
      }
    }
  }

  /// Forgets what the filter opened, to be found again for what is declared and hidden now.
  mutating func forgetOpened() {
    openedSections = []
    openedRows = []
  }

  /// Forgets what the filter opened of one section.
  mutating func forgetOpened(in section: DeclaredSection) {
    openedSections.remove(section.id)
    guard !openedRows.isEmpty else { return }
    for row in section.rows.indices where section.rows[row].storage.extras?.disclosure != nil {
      openedRows.remove(RowID(section.identity(ofRow: row)))
    }
  }

  /// Notes what the filter opens for a section, unless that was decided otherwise meanwhile.
  mutating func open(_ section: SectionID?, rows: [RowID]) {
    if let section, !decidedSections.contains(section) { openedSections.insert(section) }
    openedRows.formUnion(rows.lazy.filter { [decidedRows] in !decidedRows.contains($0) })
  }
}
