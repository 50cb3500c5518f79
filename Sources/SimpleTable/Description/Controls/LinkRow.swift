/// A row that leads to another table.
///
/// ```swift
/// LinkRow("Wi-Fi", detail: phone.network) {
///   Section { ToggleRow("Wi-Fi", isOn: phone.$wifi) }
/// }
/// ```
///
/// The closure is evaluated when the other table is shown, so tables may link to each other. It is
/// evaluated again at each reload, so the table shows the present values. A `Menu` opens the
/// link; without a menu, the row is selected like any other.
public struct LinkRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a link to a table with the row's title.
  ///
  /// - Parameters:
  ///   - title: The main text, and the title of the other table.
  ///   - detail: A value at the trailing edge.
  ///   - scope: The first component of the keys of all settings on the other page, as `wifi` in
  ///     `wifi.network`.
  ///   - content: The sections of the other table.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ title: String,
    detail: String? = nil,
    scope: String? = nil,
    @TableBuilder _ content: @escaping () -> Section,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    self.init(
      title, detail: detail, scope: scope,
      destination: Table(title, content), fileID: fileID, line: line
    )
  }

  /// Creates a link to a table with a title of its own, evaluated when it is shown or reloaded.
  public init(
    _ title: String,
    detail: String? = nil,
    scope: String? = nil,
    destination: @autoclosure @escaping () -> Table,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let scope = scope.map { $0.isEmpty ? "" : $0 + "." } ?? ""
    let control = LinkControl(scope: scope, table: destination)
    row = Row(
      title, detail: detail, accessory: .disclosureIndicator,
      fileID: fileID, line: line
    )
    .controlled(by: control)
  }
}

/// The control of a row that leads to another table.
struct LinkControl: Control {
  /// What the keys of the page begin with, a full stop at the end included.
  let scope: String

  let table: () -> Table

  var role: ControlRole { .link(scope: scope) }
  func read(in words: TableWords) -> ControlReading {
    ControlReading(ControlState(.link), in: words)
  }
  func destination(in words: TableWords) -> Table? { table() }
}
