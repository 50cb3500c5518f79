// The properties of sections that a menu reads. They are computed, so that the storage is private
// to this module.

extension DeclaredSection {
  /// All rows, visible or not; rows below a row follow it.
  package var allRows: [Row] { rows }

  /// The rows that are controls, each with its number.
  package var controls: [(number: Int, row: Row)] { controlRows.map { ($0, rows[$0]) } }

  /// The text of the header, and where the section is declared.
  package var header: String? { section.header }
  package var site: DeclarationSite { section.site }

  /// The rows with an attachment.
  package var attachedRows: [Row] { facts.attachedRows.map { rows[$0] } }

  /// Returns the data that a module above attached to the section's setting; `nil` without any.
  package func attachment<Value>() -> Value? { section.attachment as? Value }

  /// The row that represents the section as a group of choices; `nil` for any other section.
  package var choiceRow: Row? { groupRow }

  /// Returns the identity of a row, which must exist.
  package func id(ofRow row: Int) -> RowID { RowID(identity(ofRow: row)) }

  /// Returns the row that a row is below, or `nil` if it is below none.
  package func parent(ofRow row: Int) -> Int? { outline?.parent(of: row) }

  /// Returns whether neither the section nor a row, nor one of those that it is below, is hidden.
  package func isVisible(row: Int) -> Bool {
    !section.isHidden
      && sequence(first: row) { self.outline?.parent(of: $0) }.allSatisfy { !rows[$0].isHidden }
  }

  /// Returns whether the user can follow a row: it is visible, and neither it nor a row above it is
  /// disabled.
  package func isReachable(row: Int) -> Bool {
    isVisible(row: row)
      && sequence(first: row) { self.outline?.parent(of: $0) }.allSatisfy { !rows[$0].isDisabled }
  }
}
