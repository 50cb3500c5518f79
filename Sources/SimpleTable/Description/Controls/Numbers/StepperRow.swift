/// A row with a number and two buttons that step it down and up.
///
/// ```swift
/// StepperRow("Copies", value: $copies, in: 1...20)
/// ```
///
/// Steps count from the lower end of the range. A number outside the range or between two steps is
/// refused.
public struct StepperRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a row for an integer of any width.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The number. A number outside the range is shown unchanged, and clamped when it is
  ///     stepped.
  ///   - range: The smallest and the largest value.
  ///   - step: The size of one step, above 0. Any other size counts as 1 and adds a diagnostic.
  ///   - unit: What the number counts, such as `ms`, which is shown after it and may be typed.
  ///   - rules: Further rules that a value must satisfy.
  ///   - moment: When the rules are checked.
  ///   - label: Returns the text that the user sees for a value; without it, that is the number
  ///     with the unit.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  @_specialize(where Value == Int)
  public init<Value: FixedWidthInteger>(
    _ title: String,
    value: Binding<Value>,
    in range: ClosedRange<Value>,
    step: Value = 1,
    unit: String? = nil,
    rules: [ValidationRule<Value>] = [],
    validation moment: ValidationMoment = .onCommit,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: NumberForm<WholeNumber<Value>>(range, step: step, unit: unit), binding: value.optional,
      look: .stepper, rules: rules, moment: moment, label: label)
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }

  /// Creates a row for a number with a fraction.
  @_specialize(where Value == Double)
  public init<Value: BinaryFloatingPoint>(
    _ title: String,
    value: Binding<Value>,
    in range: ClosedRange<Value>,
    step: Value,
    unit: String? = nil,
    rules: [ValidationRule<Value>] = [],
    validation moment: ValidationMoment = .onCommit,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: NumberForm<DecimalNumber<Value>>(range, step: step, unit: unit),
      binding: value.optional,
      look: .stepper, rules: rules, moment: moment, label: label)
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }
}
