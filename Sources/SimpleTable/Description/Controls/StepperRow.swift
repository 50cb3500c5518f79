/// A number between two buttons that step it down and up.
///
/// ```swift
/// StepperRow("Copies", value: $copies, in: 1...20)
/// ```
public struct StepperRow: NumberRow {
  /// The row that is shown.
  public let row: Row

  /// What the control looks like.
  public static var style: ControlState.Style { .stepper }

  /// Creates the row kind from the row that it is.
  public init(row: Row) { self.row = row }
}
