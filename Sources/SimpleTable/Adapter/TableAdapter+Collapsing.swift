extension TableAdapter {
  /// The sections that are collapsed, which can be saved and set again.
  ///
  /// The ids of sections that are not declared now, or cannot collapse now, are kept for when they
  /// return. What a filter has expanded counts as collapsed. Where only one section may be
  /// expanded, setting expands the first one that is neither in the set nor declared as hidden.
  public var collapsedSections: Set<SectionID> {
    get {
      var ids = Set(model.arrangement.collapsed.filter(\.value).keys)
      for section in model.declared.sections
      where model.arrangement.isCollapsedWithoutFilter(section) {
        ids.insert(section.id)
      }
      return ids
    }
    set {
      _ = whenDelivered { [self] in
        let sections = model.declared.sections.filter(\.canCollapse)
        let ids = sections.map(\.id)
        var wanted = newValue
        if model.declared.expandsOneSectionAtATime {
          let first = sections.first { !$0.section.isHidden && !newValue.contains($0.id) }
          wanted.formUnion(ids.filter { $0 != first?.id })
        }
        for id in newValue.union(model.arrangement.collapsed.keys).subtracting(ids) {
          model.arrange { $0.collapsed[id] = newValue.contains(id) }
        }
        let changing =
          sections
          .filter { model.arrangement.isCollapsedWithoutFilter($0) != wanted.contains($0.id) }
          .map(\.id)
        return collapse(
          changing.filter(wanted.contains), expand: changing.filter { !wanted.contains($0) })
      }
    }
  }

  /// Collapses or expands a section.
  ///
  /// - Returns: The rows that went or came; no changes where the section is unknown, cannot
  ///   collapse, or is in that state already.
  /// - Complexity: O(*r*) in the rows of the section, to list them, and O(*s*) in the number of
  ///   sections.
  @discardableResult
  public func setCollapsed(_ isCollapsed: Bool, section id: SectionID) -> TableChanges {
    whenDelivered { [self] in isCollapsed ? collapse([id], expand: []) : expand(id) }
  }

  /// Collapses a section that is expanded, and expands one that is collapsed.
  ///
  /// - Returns: The rows that went or came.
  @discardableResult
  public func toggleCollapsed(section id: SectionID) -> TableChanges {
    whenDelivered { [self] in
      guard let number = model.declared.sectionIndex[id] else { return TableChanges() }
      return setCollapsed(!model.map[declared: number].isCollapsed, section: id)
    }
  }

  /// Collapses all sections that can collapse.
  ///
  /// - Returns: The rows that went.
  @discardableResult
  public func collapseAll() -> TableChanges {
    whenDelivered { [self] in collapse(collapsibleSections, expand: []) }
  }

  /// Expands all sections, or the first visible one where only one may be expanded.
  ///
  /// - Returns: The rows that came; where only one section may be expanded, also those that went.
  @discardableResult
  public func expandAll() -> TableChanges {
    whenDelivered { [self] in
      let sections = collapsibleSections
      guard model.declared.expandsOneSectionAtATime else { return collapse([], expand: sections) }
      guard let first = sections.first(where: { sectionIndex(of: $0) != nil }) else {
        return TableChanges()
      }
      return collapse(sections.filter { $0 != first }, expand: [first])
    }
  }

  private var collapsibleSections: [SectionID] {
    model.declared.sections.lazy.filter(\.canCollapse).map(\.id)
  }
}

// MARK: - In one step

extension TableAdapter {
  /// Expands a section, and disclosure rows with it; where only one section may be expanded, the
  /// others collapse.
  ///
  /// - Parameters:
  ///   - id: The section, which need not be able to collapse.
  ///   - rows: The disclosure rows.
  /// - Returns: The rows that came and went.
  func expand(_ id: SectionID, rows: [RowID] = []) -> TableChanges {
    let isOneOfAll = model.declared.expandsOneSectionAtATime && canCollapse(id)
    let others = isOneOfAll ? collapsibleSections.filter { $0 != id } : []
    return collapse(others, expand: [id], rows: rows)
  }

  /// Collapses some sections and expands others in one step, with the notifications in order.
  ///
  /// A handler that is called before may change the adapter. A section that was announced here is
  /// not announced again. One that cannot collapse any more is left as it is. Where only one may be
  /// expanded, a section that the handler expanded collapses as well.
  private func collapse(
    _ collapsing: [SectionID], expand expanding: [SectionID], rows: [RowID] = []
  ) -> TableChanges {
    var collapsing = collapsing.filter { wouldChange($0, isCollapsed: true) }
    var expanding = expanding.filter { wouldChange($0, isCollapsed: false) }
    guard !collapsing.isEmpty || !expanding.isEmpty || !rows.isEmpty else { return TableChanges() }
    announce(collapsing, expanding)
    while model.declared.expandsOneSectionAtATime, let expanded = expanding.first {
      let others = otherExpandedSections(expanded).filter { !collapsing.contains($0) }
      guard !others.isEmpty else { break }
      announce(others, [])
      collapsing += others
    }
    for id in collapsing + expanding { announcedSections[id] = nil }
    collapsing.removeAll { !canCollapse($0) }
    expanding.removeAll { !canCollapse($0) }
    let changes = model.setCollapsed(collapsing, expanding: expanding, rows: rows)
    deliver(changes) {
      for id in collapsing { didCollapse?(id) }
      for id in expanding { didExpand?(id) }
    }
    return changes
  }

  /// Calls the handlers of sections that are about to collapse and to expand.
  private func announce(_ collapsing: [SectionID], _ expanding: [SectionID]) {
    for id in collapsing { announcedSections[id] = true }
    for id in expanding { announcedSections[id] = false }
    for id in collapsing { willCollapse?(id) }
    for id in expanding { willExpand?(id) }
  }

  /// Returns the expanded sections other than one, without those that are about to collapse.
  private func otherExpandedSections(_ id: SectionID) -> [SectionID] {
    model.arrangement.expandedSections(of: model.declared)
      .filter { $0 != id && announcedSections[$0] != true }
  }

  private func canCollapse(_ id: SectionID) -> Bool {
    model.declared.sectionIndex[id].map { model.declared.sections[$0].canCollapse } ?? false
  }

  /// Returns whether collapsing or expanding a section would change anything.
  private func wouldChange(_ id: SectionID, isCollapsed: Bool) -> Bool {
    guard let number = model.declared.sectionIndex[id] else { return false }
    let section = model.declared.sections[number]
    guard section.canCollapse, announcedSections[id] != isCollapsed else { return false }
    return model.map[declared: number].isCollapsed != isCollapsed
      || model.arrangement.isCollapsedWithoutFilter(section) != isCollapsed
  }
}
