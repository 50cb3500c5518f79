/// A row that runs an action.
///
/// ```swift
/// ButtonRow("Sign Out", role: .destructive) { signOut() }
/// ```
///
/// The table reloads after the action. An action that takes time reloads it when it begins and when
/// it ends.
public struct ButtonRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - role: The kind of the action.
  ///   - action: The function that runs when the row is selected.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ title: String,
    role: ButtonRole = .normal,
    action: @escaping () -> Void,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, onSelect: action, fileID: fileID, line: line)
      .controlled(by: ButtonControl(kind: role))
  }

  /// Creates a button with an action that takes time; the row is busy meanwhile, and shows its
  /// error.
  @_disfavoredOverload
  public init(
    _ title: String,
    role: ButtonRole = .normal,
    action work: @escaping () async throws -> Void,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, onSelect: work, fileID: fileID, line: line)
      .controlled(by: ButtonControl(kind: role))
  }
}

/// The control of a row that has no value, as an action.
private struct ButtonControl: Control {
  let kind: ButtonRole

  var role: ControlRole { .action }
  func read(in words: TableWords) -> ControlReading {
    ControlReading(ControlState(.button(kind)), in: words)
  }
}
