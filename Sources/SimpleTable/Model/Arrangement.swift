/// The rows and sections that the user and the program have hidden, collapsed, expanded and
/// filtered, by identity.
///
/// It survives reloads. Together with a description it gives the ``RowMap``. The state of a row or
/// a section that is not declared now applies again when it returns.
struct Arrangement {
  /// Rows that were hidden or shown by the program, whatever the description says.
  private(set) var hidden: [RowID: Hidden] = [:]

  /// Whether a row was hidden or shown, and the quick hash of its id: a reload then looks for rows
  /// that are gone without hashing their ids.
  struct Hidden {
    let isHidden: Bool
    let hash: UInt64
  }

  /// Sections that were collapsed or expanded.
  var collapsed: [SectionID: Bool] = [:]

  /// Disclosure rows that were expanded or collapsed.
  private(set) var expanded: [RowID: Bool] = [:]

  /// The text that rows must contain.
  private(set) var filter: Filter?

  /// The sections and rows that the filter expands until it ends (`true`), and those that the user
  /// collapsed or expanded meanwhile, which it leaves alone (`false`).
  private var isExpandedByFilter: [PlaceScope.Owner: Bool] = [:]
}

// MARK: - Reading

extension Arrangement {
  func isCollapsed(_ section: DeclaredSection) -> Bool {
    isCollapsedWithoutFilter(section) && isExpandedByFilter[.section(section.id)] != true
  }

  /// Returns whether a section is collapsed as soon as no filter expands it.
  func isCollapsedWithoutFilter(_ section: DeclaredSection) -> Bool {
    guard let initially = section.section.initialState else { return false }
    return collapsed[section.id] ?? (initially == .collapsed)
  }

  /// Returns whether a disclosure row is expanded, or `nil` for any other row.
  func isExpanded(row: Int, of section: DeclaredSection) -> Bool? {
    guard let isExpanded = isExpandedWithoutFilter(row: row, of: section) else { return nil }
    guard !isExpanded, !isExpandedByFilter.isEmpty else { return isExpanded }
    return isExpandedByFilter[.row(RowID(section.identity(ofRow: row)))] == true
  }

  /// Returns whether a disclosure row is expanded as soon as no filter expands it, or `nil` for
  /// any other row.
  func isExpandedWithoutFilter(row: Int, of section: DeclaredSection) -> Bool? {
    guard let disclosure = section.rows[row].storage.extras?.value.disclosure,
      !disclosure.isInline
    else { return nil }
    let decided = expanded.isEmpty ? nil : expanded[RowID(section.identity(ofRow: row))]
    return decided ?? (disclosure.initially == .expanded)
  }
}

// MARK: - Deciding

extension Arrangement {
  /// Sets the text that rows must contain; `nil` or a text without words ends the filter.
  mutating func setFilter(_ text: String?) {
    filter = text.flatMap { Filter($0, after: filter) }
    isExpandedByFilter = [:]
  }

  /// Hides or shows a row, whatever its description says, and returns the quick hash of its id.
  mutating func setHidden(_ isHidden: Bool, _ id: RowID) -> UInt64 {
    let decided = Hidden(isHidden: isHidden, hash: id.identity.quickHash)
    hidden[id] = decided
    return decided.hash
  }

  /// Collapses or expands a section, whatever the filter finds.
  mutating func setCollapsed(_ isCollapsed: Bool, _ id: SectionID) {
    collapsed[id] = isCollapsed
    if filter != nil { isExpandedByFilter[.section(id)] = false }
  }

  /// Expands or collapses a disclosure row, whatever the filter finds.
  mutating func setExpanded(_ isExpanded: Bool, _ id: RowID) {
    expanded[id] = isExpanded
    if filter != nil { isExpandedByFilter[.row(id)] = false }
  }
}

// MARK: - Filtering

extension Arrangement {
  /// Forgets the sections and rows that the filter expands, so that they are found again.
  mutating func forgetFilterResults() {
    isExpandedByFilter = isExpandedByFilter.filter { !$0.value }
  }

  /// Forgets the texts of the rows, which may have changed, and what the filter expands.
  mutating func forgetTexts() {
    forgetFilterResults()
    filter?.forgetTexts()
  }

  /// Forgets what the filter expands of one section.
  mutating func forgetFilterResults(of section: DeclaredSection) {
    let rows = section.rows.indices.lazy
      .filter { section.rows[$0].storage.extras?.value.disclosure != nil }
      .map { PlaceScope.Owner.row(RowID(section.identity(ofRow: $0))) }
    for owner in [.section(section.id)] + rows where isExpandedByFilter[owner] == true {
      isExpandedByFilter[owner] = nil
    }
  }

  /// Allows one letter of each long word of the filter to be wrong, or no longer.
  ///
  /// - Returns: Whether other rows may be found now.
  mutating func allowMistakes(_ isAllowed: Bool) -> Bool {
    filter?.allowMistakes(isAllowed) == true
  }

  /// Applies the filter to a section, and notes what it expands there.
  mutating func applyFilter(to section: DeclaredSection, _ map: SectionMap) -> Filter.Result? {
    guard let result = filter?.apply(to: section, map) else { return nil }
    var found = result.rowsAboveHits.map {
      PlaceScope.Owner.row(RowID(section.identity(ofRow: $0)))
    }
    if result.hasHit, isCollapsedWithoutFilter(section) { found.append(.section(section.id)) }
    for owner in found where isExpandedByFilter[owner] == nil { isExpandedByFilter[owner] = true }
    return result
  }
}
