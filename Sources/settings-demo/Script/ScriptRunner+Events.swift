import SimpleTable

extension ScriptRunner {
  /// Does what an event says.
  ///
  /// - Returns: Why nothing was done, or nothing where it was.
  func perform(_ event: Event) -> String? {
    switch event {
    case .select(let id): act(on: id, "selected", adapter.select)
    case .tapAccessory(let id): act(on: id, "tapped at its accessory", adapter.tapAccessory)
    case .collapse(let id): fold(id) { adapter.setCollapsed(true, section: id) }
    case .expand(let id): fold(id) { adapter.setCollapsed(false, section: id) }
    case .toggleFold(let id): fold(id) { adapter.toggleCollapsed(section: id) }
    case .collapseAll: change { adapter.collapseAll() }
    case .expandAll: change { adapter.expandAll() }
    case .hide(let id): change(id) { adapter.setHidden(true, row: id) }
    case .show(let id): change(id) { adapter.setHidden(false, row: id) }
    case .filter(let text): change { adapter.filter(text) }
    case .endFilter: change { adapter.filter(nil) }
    case .reveal(let id): change(id) { adapter.reveal(row: id) }
    case .reload: change { adapter.reload() }
    }
  }

  /// Does something to a shown row, then evaluates the menu again, whose state may have changed.
  private func act(
    on id: RowID, _ participle: String, _ action: (RowPath) -> SelectionOutcome
  ) -> String? {
    guard let path = adapter.path(of: id) else { return missing(id) }
    switch action(path) {
    case .handled: return change { adapter.reload() }
    case .ignored(.disabled): return "\(name(id)) is disabled"
    case .ignored(.notSelectable): return "\(name(id)) does nothing when \(participle)"
    case .ignored(.unknownRow): return missing(id)
    }
  }

  private func fold(_ id: SectionID, _ action: () -> TableChanges) -> String? {
    guard let section = adapter.index(of: id).flatMap(adapter.section(at:)) else {
      return missing(id)
    }
    guard section.isCollapsible else { return "section \(quoted(id.description)) does not fold" }
    return change(action)
  }

  private func change(_ id: RowID, _ action: () -> TableChanges) -> String? {
    guard adapter.isHidden(row: id) != nil else { return missing(id) }
    return change(action)
  }

  /// Changes the table; what comes of it is heard through `onChange`.
  private func change(_ action: () -> TableChanges) -> String? {
    _ = action()
    return nil
  }
}
