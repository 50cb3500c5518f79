/// A number on a track.
///
/// ```swift
/// SliderRow("Volume", value: phone.$volume, in: 0...100, step: 5) { "\($0) %" }
/// ```
public struct SliderRow: NumberRow {
  /// The row that is shown.
  public let row: Row

  /// What the control looks like.
  public static var style: ControlState.Style { .slider }

  /// Creates the row kind from the row that it is.
  public init(row: Row) { self.row = row }
}
