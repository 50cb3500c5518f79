/// The menu of a page, which performs the actions that also concern other pages.
package protocol PageCoordinator: AnyObject {
  /// Performs an action, evaluates the pages in view again, and returns the changes.
  func perform(_ action: PageAction, on page: TableAdapter) -> PageAction.Outcome
}

/// An action on a page.
package enum PageAction {
  /// The description is evaluated again.
  case reload
  /// Another table is shown instead of the current one.
  case show(Table)
  /// Rows are hidden or shown.
  case setHidden(Bool, [RowID])
  /// A row is selected.
  case select(RowSelection)
  /// The accessory of a row is tapped, and these closures run.
  case tapAccessory(Row, _ closures: () -> Void)
  /// The value of a row is changed.
  case change(RowPosition, ControlChange)

  /// The result of an action.
  package struct Outcome {
    /// What changed on the page; no changes if it was left.
    package var changes: TableChanges

    /// Whether a value was changed, and if not, why.
    package var value: ValueOutcome

    package init(changes: TableChanges = TableChanges(), value: ValueOutcome = .accepted) {
      (self.changes, self.value) = (changes, value)
    }
  }
}

/// A row that is being selected, with the closures to run.
package struct RowSelection {
  package let row: Row
  package let id: RowID
  let path: RowPath
  package let position: RowPosition

  /// Whether selecting changes the value of a control.
  package let isControl: Bool

  /// Whether a disclosure row is expanded before it is selected; `nil` for any other row.
  package let isExpanded: Bool?

  /// The closure of the table.
  let ofTable: ((Row, RowPath) -> Void)?

  /// Whether selecting makes a menu show another page.
  package let leadsElsewhere: Bool
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
