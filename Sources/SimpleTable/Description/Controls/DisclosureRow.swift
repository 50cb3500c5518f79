/// A row that shows further rows below it when it is selected, and hides them again.
///
/// ```swift
/// DisclosureRow("Citrus", detail: fruit) {
///   for name in ["Lemon", "Orange"] {
///     Row(name) { fruit = name }
///   }
/// }
/// ```
///
/// The rows below it are evaluated with the table and shown indented; they may be disclosure rows
/// themselves. The state survives a reload as long as the row keeps its identity. If there are no
/// rows below it, or all are hidden, the row has no indicator. The rows below a disabled row are
/// disabled, too.
public struct DisclosureRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a disclosure row.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - detail: A value at the trailing edge.
  ///   - state: The state until the user or the program changes it.
  ///   - rows: The rows below it.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ title: String,
    detail: String? = nil,
    initially state: CollapseState = .collapsed,
    @RowBuilder _ rows: () -> Row,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let disclosure = Row.Disclosure(rows: rows().block, initially: state)
    row = Row(title, detail: detail, fileID: fileID, line: line)
      .changedExtras { $0.disclosure = disclosure }
  }
}

extension Row {
  /// What a disclosure row shows below it.
  struct Disclosure {
    let rows: Group<Row>

    /// The state of the row until it is selected.
    let initially: CollapseState

    /// Whether the rows are shown in the place of the row, which has no line of its own.
    var isInline = false

    /// Returns the same with some levels of blocks below the row, and empties deeper ones.
    func cut(to levels: Int) -> Disclosure {
      Disclosure(rows: rows.cut(to: levels), initially: initially, isInline: isInline)
    }
  }
}
