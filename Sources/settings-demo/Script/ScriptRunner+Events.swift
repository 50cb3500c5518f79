import SimpleTable

extension ScriptRunner {
  /// The adapter of the table being shown.
  var adapter: TableAdapter { menu.page }

  /// Does what an event says; what changes is heard through `onChange`.
  ///
  /// - Returns: What else there is to tell, such as why nothing was done.
  func perform(_ event: Event) -> [String] {
    switch event {
    case .select(let id): act(on: id, "selected", adapter.select)
    case .tapAccessory(let id): act(on: id, "tapped at its accessory", adapter.tapAccessory)
    case .toggle(let id): toggle(id)
    case .set(let id, let text): told(adapter.setValue(text, row: id), of: id)
    case .step(let id, let count): step(id, by: count)
    case .push(let id): push(id)
    case .pop: menu.pop() ? [] : ignored("this is the first table")
    case .reset: done { adapter.resetValues() }
    case .tellValues: adapter.lines
    case .collapse(let id): fold(id) { adapter.setCollapsed(true, section: id) }
    case .expand(let id): fold(id) { adapter.setCollapsed(false, section: id) }
    case .collapseAll: done { adapter.collapseAll() }
    case .expandAll: done { adapter.expandAll() }
    case .hide(let id): change(id) { adapter.setHidden(true, row: id) }
    case .show(let id): change(id) { adapter.setHidden(false, row: id) }
    case .filter(let text): done { adapter.filter(text) }
    case .endFilter: done { adapter.filter(nil) }
    case .reveal(let id): change(id) { adapter.reveal(row: id) }
    case .reload: done { adapter.reload() }
    }
  }

  private func fold(_ id: SectionID, _ action: () -> TableChanges) -> [String] {
    guard let section = adapter.sectionIndex(of: id).flatMap(adapter.section(at:)) else {
      return ignored(missing(id))
    }
    guard section.isCollapsible else {
      return ignored("section \(quoted(id.description)) does not fold")
    }
    return done(action)
  }

  private func change(_ id: RowID, _ action: () -> TableChanges) -> [String] {
    guard adapter.isHidden(row: id) != nil else { return ignored(missing(id)) }
    return done(action)
  }

  private func done(_ action: () -> TableChanges) -> [String] {
    _ = action()
    return []
  }

  func ignored(_ reason: String) -> [String] { ["ignored: " + reason] }
}

// MARK: - Rows

extension ScriptRunner {
  /// Does something to a shown row, and evaluates the table again, as a closure may have changed the
  /// state.
  private func act(
    on id: RowID, _ participle: String, _ action: (RowPath) -> SelectionOutcome
  ) -> [String] {
    guard let path = adapter.path(of: id) else { return ignored(missing(id)) }
    let outcome = action(path)
    if case .ignored(let reason) = outcome {
      return ignored(text(reason, id, "does nothing when \(participle)"))
    }
    adapter.reload()
    return []
  }

  /// Turns a switch, or folds or unfolds a section where no switch has the id.
  private func toggle(_ id: String) -> [String] {
    let path = adapter.path(of: RowID(id))
    if let path, adapter.row(at: path)?.control?.style == .toggle {
      return act(on: RowID(id), "selected", adapter.select)
    }
    let section = SectionID(id)
    guard adapter.sectionIndex(of: section) != nil else {
      return ignored(path == nil ? missing(id) : "\(name(RowID(id))) is no switch")
    }
    return fold(section) { adapter.toggleCollapsed(section: section) }
  }

  private func push(_ id: RowID) -> [String] {
    guard let path = adapter.path(of: id) else { return ignored(missing(id)) }
    guard adapter.row(at: path)?.leadsElsewhere == true else {
      return ignored("\(name(id)) leads nowhere")
    }
    return act(on: id, "selected", adapter.select)
  }

  private func step(_ id: RowID, by count: Int) -> [String] {
    guard let path = adapter.path(of: id) else { return ignored(missing(id)) }
    return told(adapter.increment(path, by: count), of: id)
  }

  private func told(_ outcome: ValueOutcome, of id: RowID) -> [String] {
    switch outcome {
    case .accepted: []
    case .refused(let reason): ["refused: \(name(id)): \(reason.harmless)"]
    case .ignored(let reason): ignored(text(reason, id, "takes no value"))
    }
  }

  private func text(
    _ reason: SelectionOutcome.Reason, _ id: RowID, _ notSelectable: String
  ) -> String {
    switch reason {
    case .disabled: "\(name(id)) is disabled"
    case .notSelectable: "\(name(id)) \(notSelectable)"
    case .unknownRow: missing(id)
    }
  }
}

extension Row {
  /// Whether the row leads to another table.
  fileprivate var leadsElsewhere: Bool {
    switch control?.style {
    case .link: true
    case .picker: accessory == .disclosureIndicator
    default: false
    }
  }
}
