@testable import SimpleTable

extension PlainTable {
  mutating func reload(_ other: MenuState? = nil) {
    if let other { menu = other }
    declare()
    if let selection, row(selection) == nil { self.selection = nil }
  }

  mutating func setFilter(_ text: String?) {
    filter = (text ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    decidedSections = []
    decidedRows = []
  }

  mutating func setHidden(_ isHidden: Bool, _ id: RowID) {
    hidden[id] = isHidden
  }

  func row(_ id: RowID) -> (section: DeclaredSection, number: Int)? {
    for section in sections {
      if let number = section.rows.firstIndex(where: { $0.id == id }) { return (section, number) }
    }
    return nil
  }
}

// MARK: - Collapsing

extension PlainTable {
  var collapsedSections: Set<SectionID> {
    get {
      let declared = sections.filter { isCollapsedWithoutFilter($0) }.map(\.id)
      let others = collapsed.filter { id, isCollapsed in isCollapsed && !canCollapse(id) }.keys
      return Set(declared).union(others)
    }
    set {
      for id in Set(collapsed.keys).union(newValue) where !canCollapse(id) {
        collapsed[id] = newValue.contains(id)
      }
      for section in collapsibleSections {
        let isCollapsed = newValue.contains(section.id)
        if isCollapsedWithoutFilter(section) != isCollapsed { decide(isCollapsed, section.id) }
      }
    }
  }

  mutating func setCollapsed(_ isCollapsed: Bool, _ id: SectionID) {
    guard canCollapse(id) else { return }
    collapse { $0 == id ? isCollapsed : nil }
  }

  mutating func toggleCollapsed(_ id: SectionID) {
    guard let section = sections.first(where: { $0.id == id }) else { return }
    setCollapsed(!isCollapsed(section), id)
  }

  mutating func collapseAll() { collapse { _ in true } }

  mutating func expandAll() { collapse { _ in false } }

  private var collapsibleSections: [DeclaredSection] {
    sections.filter { $0.state.collapseState != nil }
  }

  private func canCollapse(_ id: SectionID) -> Bool { collapsibleSections.contains { $0.id == id } }

  /// Collapses and expands sections as a function says, unless they are in that state already, with
  /// the filter or without.
  private mutating func collapse(_ wish: (SectionID) -> Bool?) {
    for section in collapsibleSections {
      guard let wish = wish(section.id) else { continue }
      if isCollapsed(section) != wish || isCollapsedWithoutFilter(section) != wish {
        decide(wish, section.id)
      }
    }
  }

  private mutating func decide(_ isCollapsed: Bool, _ id: SectionID) {
    collapsed[id] = isCollapsed
    if !filter.isEmpty { decidedSections.insert(id) }
  }
}

// MARK: - Disclosure

extension PlainTable {
  mutating func setExpanded(_ isExpanded: Bool, _ id: RowID) {
    guard let (section, number) = row(id), section.rows[number].state.children != nil else {
      return
    }
    let row = section.rows[number]
    if self.isExpanded(number, of: section) == isExpanded,
      isExpandedWithoutFilter(row) == isExpanded
    {
      return
    }
    decideExpanded(isExpanded, row)
  }

  private mutating func decideExpanded(_ isExpanded: Bool, _ row: DeclaredRow) {
    expanded[row.id] = isExpanded
    if !filter.isEmpty { decidedRows.insert(row.id) }
  }

  mutating func reveal(_ id: RowID) {
    guard let (section, number) = row(id) else { return }
    let above = section.rows[number].parents.filter {
      isExpandedWithoutFilter(section.rows[$0]) == false
    }
    for parent in above { decideExpanded(true, section.rows[parent]) }
    setCollapsed(false, section.id)
  }
}

// MARK: - Selection

extension PlainTable {
  /// Selects a row, and returns what should be heard of it.
  mutating func select(_ path: RowPath) -> (outcome: ValueOutcome, log: [String]) {
    guard let row = visibleRow(at: path) else { return (.ignored(.unknownRow), []) }
    guard !row.state.isDisabled else { return (.ignored(.disabled), []) }
    let ofRow = row.state.isSelectable ? ["row \(row.state.title)"] : []
    let ofTable = menu.hasTableHandlers ? ["table \(row.state.title) \(path)"] : []
    let isDisclosure = row.state.children != nil
    guard !(ofRow + ofTable).isEmpty || isDisclosure else { return (.ignored(.notSelectable), []) }
    selection = row.id
    if isDisclosure, let (section, number) = self.row(row.id),
      let isExpanded = isExpanded(number, of: section)
    {
      setExpanded(!isExpanded, row.id)
    }
    return (.handled, ofRow + ofTable)
  }

  func tapAccessory(_ path: RowPath) -> (outcome: ValueOutcome, log: [String]) {
    guard let row = visibleRow(at: path) else { return (.ignored(.unknownRow), []) }
    guard !row.state.isDisabled else { return (.ignored(.disabled), []) }
    guard row.state.accessory == .detailButton else { return (.ignored(.notSelectable), []) }
    let ofTable = menu.hasTableHandlers ? ["table accessory \(row.state.title) \(path)"] : []
    return (.handled, ["accessory \(row.state.title)"] + ofTable)
  }

  private func visibleRow(at path: RowPath) -> DeclaredRow? {
    let shown = visibleSections
    guard shown.indices.contains(path.section) else { return nil }
    let section = shown[path.section]
    let rows = isCollapsed(section) ? [] : expandedRows(of: section)
    return rows.indices.contains(path.row) ? section.rows[rows[path.row]] : nil
  }
}
