extension TableAdapter {
  /// The sections that are collapsed, to be saved and restored.
  ///
  /// Setting this collapses the given sections and expands all others. The ids of sections that are
  /// not declared now, or cannot collapse now, are kept until they return. A section that only a
  /// filter has expanded counts as collapsed.
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
        for id in newValue.union(model.arrangement.collapsed.keys).subtracting(sections.map(\.id)) {
          model.arrange { $0.collapsed[id] = newValue.contains(id) }
        }
        let changing =
          sections
          .filter { model.arrangement.isCollapsedWithoutFilter($0) != newValue.contains($0.id) }
          .map(\.id)
        return collapse(
          changing.filter(newValue.contains), expand: changing.filter { !newValue.contains($0) })
      }
    }
  }

  /// Collapses or expands a section.
  ///
  /// - Returns: The rows that disappeared or appeared; no changes if the section is unknown, cannot
  ///   collapse, or is in that state already.
  /// - Complexity: O(*r* + *s*) in the number of rows of the section and the number of sections.
  @discardableResult
  public func setCollapsed(_ isCollapsed: Bool, section id: SectionID) -> TableChanges {
    whenDelivered { [self] in isCollapsed ? collapse([id], expand: []) : collapse([], expand: [id])
    }
  }

  /// Collapses a section that is expanded, and expands one that is collapsed.
  ///
  /// - Returns: The rows that disappeared or appeared; no changes if the section is unknown or
  ///   cannot collapse.
  @discardableResult
  public func toggleCollapsed(section id: SectionID) -> TableChanges {
    whenDelivered { [self] in
      guard let number = model.declared.sectionNumber(of: id) else { return TableChanges() }
      return setCollapsed(!model.map[declared: number].isCollapsed, section: id)
    }
  }

  /// Collapses all sections that can collapse.
  ///
  /// - Returns: The rows that disappeared.
  @discardableResult
  public func collapseAll() -> TableChanges {
    whenDelivered { [self] in collapse(collapsibleSections, expand: []) }
  }

  /// Expands all sections, but no disclosure rows.
  ///
  /// - Returns: The rows that appeared.
  @discardableResult
  public func expandAll() -> TableChanges {
    whenDelivered { [self] in collapse([], expand: collapsibleSections) }
  }

  private var collapsibleSections: [SectionID] {
    model.declared.sections.lazy.filter(\.canCollapse).map(\.id)
  }
}

// MARK: - In one step

extension TableAdapter {
  /// Collapses some sections, and expands others and disclosure rows, in one step, with the
  /// notifications in order.
  ///
  /// Changes by a handler that is called before the step wait until the step is made.
  func collapse(
    _ collapsing: [SectionID], expand expanding: [SectionID], rows: [RowID] = []
  ) -> TableChanges {
    let collapsing = collapsing.filter { wouldChange($0, isCollapsed: true) }
    let expanding = expanding.filter { wouldChange($0, isCollapsed: false) }
    guard !collapsing.isEmpty || !expanding.isEmpty || !rows.isEmpty else { return TableChanges() }
    return deliver {
      for id in collapsing { willCollapse?(id) }
      for id in expanding { willExpand?(id) }
      for id in rows { willExpandRow?(id) }
    } _: {
      model.setCollapsed(collapsing, expanding: expanding, rows: rows)
    } after: {
      for id in collapsing { didCollapse?(id) }
      for id in expanding { didExpand?(id) }
      for id in rows { didExpandRow?(id) }
    }
  }

  /// Returns whether collapsing or expanding a section would change anything.
  private func wouldChange(_ id: SectionID, isCollapsed: Bool) -> Bool {
    guard let number = model.declared.sectionNumber(of: id) else { return false }
    let section = model.declared.sections[number]
    return section.canCollapse
      && (model.map[declared: number].isCollapsed != isCollapsed
        || model.arrangement.isCollapsedWithoutFilter(section) != isCollapsed)
  }
}
