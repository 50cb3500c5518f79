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
