extension TableAdapter {
  /// The sections that are folded, which can be saved and set again.
  ///
  /// The ids of sections that are not declared now, or cannot fold now, are kept for when they
  /// return. What a filter has opened counts as folded. Where only one section may stand open, the
  /// first that is to be unfolded does.
  public var collapsedSections: Set<SectionID> {
    get {
      var ids = Set(visibility.collapsed.filter(\.value).keys)
      for section in declared.sections where visibility.isCollapsedWithoutFilter(section) {
        ids.insert(section.id)
      }
      return ids
    }
    set {
      var absent = newValue.union(visibility.collapsed.keys)
      var folding: [Int] = []
      var unfolding: [Int] = []
      var isOneExpanded = false
      for (number, section) in declared.sections.enumerated() where section.canFold {
        absent.remove(section.id)
        let mayExpand = !table.expandsOneSectionAtATime || !isOneExpanded
        let isCollapsed = newValue.contains(section.id) || !mayExpand
        if !isCollapsed { isOneExpanded = true }
        guard visibility.isCollapsedWithoutFilter(section) != isCollapsed else { continue }
        if isCollapsed { folding.append(number) } else { unfolding.append(number) }
      }
      for id in absent { visibility.collapsed[id] = newValue.contains(id) }
      fold(folding, unfolding)
    }
  }

  /// Folds or unfolds a section.
  ///
  /// - Returns: The rows that went or came; nothing where the section is unknown, cannot fold, or
  ///   stands so already.
  /// - Complexity: O(*r*) in the rows of the section, to list them; where only one section may stand
  ///   open, also O(*s*) in the number of sections.
  @discardableResult
  public func setCollapsed(_ isCollapsed: Bool, section id: SectionID) -> TableChanges {
    guard let section = declared.sectionIndex[id] else { return TableChanges() }
    return isCollapsed ? fold([section], []) : unfold(id)
  }

  /// Folds a section that is unfolded, and unfolds one that is folded.
  ///
  /// - Returns: The rows that went or came.
  @discardableResult
  public func toggleCollapsed(section id: SectionID) -> TableChanges {
    guard let section = declared.sectionIndex[id] else { return TableChanges() }
    return setCollapsed(!map[declared: section].isFolded, section: id)
  }

  /// Folds all sections that can fold.
  ///
  /// - Returns: The rows that went.
  @discardableResult
  public func collapseAll() -> TableChanges { fold { _ in true } }

  /// Unfolds all sections, or the first one where only one may stand open.
  ///
  /// - Returns: The rows that came; where only one section may stand open, also those that went.
  @discardableResult
  public func expandAll() -> TableChanges {
    guard table.expandsOneSectionAtATime else { return fold { _ in false } }
    let first = declared.sections.first(where: \.canFold)?.id
    return fold { $0 != first }
  }

  /// Unfolds a section, and folds the others where only one may stand open.
  ///
  /// - Parameters:
  ///   - id: The section, which need not be able to fold.
  ///   - change: What else changes what is shown, to be told together with it.
  /// - Returns: The rows that came and went.
  func unfold(_ id: SectionID, with change: (() -> Void)? = nil) -> TableChanges {
    guard let section = declared.sectionIndex[id] else { return TableChanges() }
    if table.expandsOneSectionAtATime, declared.sections[section].canFold {
      return fold({ $0 != id }, with: change)
    }
    return fold([], [section], with: change)
  }

  /// Folds or unfolds each section that can fold, as a function says.
  @discardableResult
  private func fold(
    _ isCollapsed: (SectionID) -> Bool, with change: (() -> Void)? = nil
  ) -> TableChanges {
    var folding: [Int] = []
    var unfolding: [Int] = []
    for (number, section) in declared.sections.enumerated() where section.canFold {
      if isCollapsed(section.id) { folding.append(number) } else { unfolding.append(number) }
    }
    return fold(folding, unfolding, with: change)
  }

  /// Folds some sections and unfolds others, with the notifications in order.
  ///
  /// Whoever is told before may change the adapter: a section that is on its way is then left to
  /// this call, one that cannot fold any more is left alone, and where only one may stand open, one
  /// that was opened meanwhile is folded as well.
  @discardableResult
  private func fold(
    _ folding: [Int], _ unfolding: [Int], with change: (() -> Void)? = nil
  ) -> TableChanges {
    var folding = ids(of: folding, isCollapsed: true)
    var unfolding = ids(of: unfolding, isCollapsed: false)
    guard !folding.isEmpty || !unfolding.isEmpty || change != nil else { return TableChanges() }
    announce(folding, unfolding)
    while table.expandsOneSectionAtATime, let expanded = unfolding.first {
      let others = idsUnfolded(beside: expanded).filter { !folding.contains($0) }
      guard !others.isEmpty else { break }
      announce(others, [])
      folding += others
    }
    for id in folding + unfolding { announcedFolds[id] = nil }
    folding.removeAll { !canFold($0) }
    unfolding.removeAll { !canFold($0) }
    let changes: TableChanges
    if folding.count + unfolding.count == 1, change == nil {
      changes = foldOne(folding.first ?? unfolding[0], isCollapsed: unfolding.isEmpty)
    } else {
      changes = difference {
        for id in folding { setFolded(true, id) }
        for id in unfolding { setFolded(false, id) }
        change?()
      }
    }
    tell(changes) { [unowned self] in
      for id in folding { didCollapse?(id) }
      for id in unfolding { didExpand?(id) }
    }
    return changes
  }

  /// Tells which sections are about to fold and to unfold.
  private func announce(_ folding: [SectionID], _ unfolding: [SectionID]) {
    for id in folding { announcedFolds[id] = true }
    for id in unfolding { announcedFolds[id] = false }
    for id in folding { willCollapse?(id) }
    for id in unfolding { willExpand?(id) }
  }

  /// Returns the sections that can fold and stand open other than by a filter, but for one, and for
  /// those that are about to fold.
  private func idsUnfolded(beside id: SectionID) -> [SectionID] {
    visibility.expandedSections(of: declared).filter { $0 != id && announcedFolds[$0] != true }
  }

  private func canFold(_ id: SectionID) -> Bool {
    declared.sectionIndex[id].map { declared.sections[$0].canFold } ?? false
  }

  /// Returns the ids of those sections that can fold and do not stand so already.
  private func ids(of sections: [Int], isCollapsed: Bool) -> [SectionID] {
    sections.compactMap { number in
      let section = declared.sections[number]
      guard section.canFold, announcedFolds[section.id] != isCollapsed else { return nil }
      let stands = map[declared: number].isFolded == isCollapsed
      let isDecided = visibility.isCollapsedWithoutFilter(section) == isCollapsed
      return stands && isDecided ? nil : section.id
    }
  }

  /// Folds or unfolds one section and lists its rows, without a look at any other.
  private func foldOne(_ id: SectionID, isCollapsed: Bool) -> TableChanges {
    var changes = TableChanges()
    changes.oldSectionCount = map.shownSectionCount
    guard let number = declared.sectionIndex[id] else { return TableChanges() }
    let wasFolded = map[declared: number].isFolded
    setFolded(isCollapsed, id)
    guard let place = map.shownSection(number), wasFolded != map[declared: number].isFolded else {
      return TableChanges()
    }
    let rows = declared.sections[number].rows
    var path = RowPath(section: place, row: 0)
    map[declared: number].forEachUnfolded { row in
      if isCollapsed { changes.delete(path, rows[row]) } else { changes.insert(path, rows[row]) }
      path.row += 1
    }
    changes.complete()
    return changes
  }

  private func setFolded(_ isFolded: Bool, _ id: SectionID) {
    guard let section = declared.sectionIndex[id] else { return }
    visibility.setCollapsed(isFolded, id)
    map.update(section: section) { $0.isFolded = isFolded }
  }
}
