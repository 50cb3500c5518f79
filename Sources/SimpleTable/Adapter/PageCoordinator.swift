/// The menu of a page, which performs the actions that also concern other pages.
package protocol PageCoordinator: AnyObject {
  /// Performs an action, evaluates the pages in view again, and returns the changes.
  func perform(_ action: PageAction, on page: TableAdapter) -> PageAction.Outcome
}

extension TableAdapter {
  /// Performs an action through the menu of the page, or alone.
  @discardableResult
  func perform(_ action: PageAction) -> PageAction.Outcome {
    if let coordinator { return coordinator.perform(action, on: self) }
    switch action {
    case .reload: return PageAction.Outcome(changes: show(table))
    case .show(let table): return PageAction.Outcome(changes: show(table))
    case .setHidden(let isHidden, let ids):
      return PageAction.Outcome(changes: changeHidden(isHidden, rows: ids))
    case .select(let selection):
      let outcome =
        selection.isControl ? self.change(selection.position, .activation) : .accepted
      guard outcome == .accepted else {
        if outcome.isAttempt { reload() }
        return PageAction.Outcome(value: outcome)
      }
      if let isExpanded = selection.isExpanded { setExpanded(!isExpanded, row: selection.id) }
      runClosures(of: selection)
      if selection.isControl || selection.hasClosures { reload() }
      return PageAction.Outcome()
    case .tapAccessory(_, let closures):
      closures()
      reload()
      return PageAction.Outcome()
    case .change(let position, let change):
      let outcome = self.change(position, change)
      if outcome.isAttempt { reload() }
      return PageAction.Outcome(value: outcome)
    }
  }
}
