// What a menu reads of sections: computed properties, so that the storage stays private to the table.

extension DeclaredSection {
  /// The rows that are controls, each with its number.
  var controls: [(number: Int, row: Row)] { controlRows.map { ($0, rows[$0]) } }

  /// The row that represents the section as a group of choices; `nil` for any other section.
  var choiceRow: Row? { groupRow }

  /// Returns whether neither the section nor a row, nor one of those that it is below, is hidden.
  func isVisible(row: Int) -> Bool {
    !section.isHidden
      && sequence(first: row) { self.outline?.parent(of: $0) }.allSatisfy { !rows[$0].isHidden }
  }

  /// Returns whether the user can reach what a row leads to: it is visible, and neither the row nor one of
  /// those that it is below is disabled.
  func isReachable(row: Int) -> Bool {
    isVisible(row: row)
      && sequence(first: row) { self.outline?.parent(of: $0) }.allSatisfy { !rows[$0].isDisabled }
  }
}
