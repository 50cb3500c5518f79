@testable import SimpleTable

extension TableModel {
  mutating func reload(_ other: MenuState? = nil) {
    let before = openSections.map(\.id)
    if let other { menu = other }
    declare()
    for row in sections.flatMap(\.rows) where row.boundState != nil {
      if let wish = expanded[row.id], wish != row.boundState { decidedRows.remove(row.id) }
      expanded[row.id] = nil
    }
    keepOneExpanded(before: before)
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

// MARK: - Folding

extension TableModel {
  var collapsedSections: Set<SectionID> {
    get {
      let declared = sections.filter { isCollapsedWithoutFilter($0) }.map(\.id)
      let others = collapsed.filter { id, isCollapsed in isCollapsed && !canFold(id) }.keys
      return Set(declared).union(others)
    }
    set {
      for id in Set(collapsed.keys).union(newValue) where !canFold(id) {
        collapsed[id] = newValue.contains(id)
      }
      let open = foldableSections.filter { !newValue.contains($0.id) }
      let kept = menu.expandsOneSectionAtATime ? Array(open.prefix(1)) : open
      for section in foldableSections {
        let isCollapsed = !kept.contains { $0.id == section.id }
        if isCollapsedWithoutFilter(section) != isCollapsed { decide(isCollapsed, section.id) }
      }
    }
  }

  mutating func setCollapsed(_ isCollapsed: Bool, _ id: SectionID) {
    guard canFold(id) else { return }
    if isCollapsed { return fold { $0 == id ? true : nil } }
    let isAlone = menu.expandsOneSectionAtATime
    fold { $0 == id ? false : isAlone ? true : nil }
  }

  mutating func toggleCollapsed(_ id: SectionID) {
    guard let section = sections.first(where: { $0.id == id }) else { return }
    setCollapsed(!isCollapsed(section), id)
  }

  mutating func collapseAll() { fold { _ in true } }

  mutating func expandAll() {
    let kept = foldableSections.first?.id
    let isAlone = menu.expandsOneSectionAtATime
    fold { isAlone && $0 != kept }
  }

  private var foldableSections: [DeclaredSection] { sections.filter { $0.state.fold != nil } }

  private func canFold(_ id: SectionID) -> Bool { foldableSections.contains { $0.id == id } }

  /// Folds and unfolds as a function says, unless a section stands so already, filter or not.
  private mutating func fold(_ wish: (SectionID) -> Bool?) {
    for section in foldableSections {
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

  private var openSections: [DeclaredSection] {
    foldableSections.filter { !isCollapsedWithoutFilter($0) }
  }

  mutating func keepOneExpanded(before: [SectionID] = []) {
    guard menu.expandsOneSectionAtATime else { return }
    let open = openSections
    let kept =
      open.first { before.contains($0.id) } ?? open.first { collapsed[$0.id] == false }
      ?? open.first
    for section in open where section.id != kept?.id { collapsed[section.id] = true }
  }
}

// MARK: - Disclosure

extension TableModel {
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
    if row.state.box != nil { reload() }
  }

  private mutating func decideExpanded(_ isExpanded: Bool, _ row: DeclaredRow) {
    expanded[row.id] = isExpanded
    if !filter.isEmpty { decidedRows.insert(row.id) }
    row.state.box?.isOpen = isExpanded
  }

  mutating func reveal(_ id: RowID) {
    guard let (section, number) = row(id) else { return }
    let closed = section.rows[number].parents.filter {
      isExpandedWithoutFilter(section.rows[$0]) == false
    }
    for parent in closed { decideExpanded(true, section.rows[parent]) }
    if closed.contains(where: { section.rows[$0].state.box != nil }) { reload() }
    setCollapsed(false, section.id)
  }
}

// MARK: - Selection

extension TableModel {
  /// Selects a row, and returns what should be heard of it.
  mutating func select(_ path: RowPath) -> (outcome: SelectionOutcome, log: [String]) {
    guard let row = shownRow(at: path) else { return (.ignored(.unknownRow), []) }
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

  func tapAccessory(_ path: RowPath) -> (outcome: SelectionOutcome, log: [String]) {
    guard let row = shownRow(at: path) else { return (.ignored(.unknownRow), []) }
    guard !row.state.isDisabled else { return (.ignored(.disabled), []) }
    guard row.state.accessory == .detailButton else { return (.ignored(.notSelectable), []) }
    let ofTable = menu.hasTableHandlers ? ["table accessory \(row.state.title) \(path)"] : []
    return (.handled, ["accessory \(row.state.title)"] + ofTable)
  }

  private func shownRow(at path: RowPath) -> DeclaredRow? {
    let shown = shownSections
    guard shown.indices.contains(path.section) else { return nil }
    let section = shown[path.section]
    let rows = isCollapsed(section) ? [] : unfoldedRows(of: section)
    return rows.indices.contains(path.row) ? section.rows[rows[path.row]] : nil
  }
}
