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
