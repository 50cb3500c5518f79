/// A row in which the user types a number.
///
/// ```swift
/// NumberFieldRow("Save after", value: editor.$saveDelay, in: 0...60_000, step: 250, unit: "ms")
/// NumberFieldRow("Port", value: editor.$port, in: 1...65_535, placeholder: "any")
/// ```
///
/// A number outside the range or between two steps is refused. The unit is shown after the number.
/// The user may type it, too; it is not stored.
public struct NumberFieldRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a field for an integer of any width.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The number. A number outside the range is shown unchanged.
  ///   - range: The smallest and the largest value; `nil` for any number.
  ///   - step: The size of one step, above 0, counted from the smallest value or from 0; `nil`
  ///     allows any number. Any other size counts as 1 and adds a diagnostic.
  ///   - unit: What the number counts, such as `ms`.
  ///   - rules: Further rules that a value must satisfy.
  ///   - moment: When the rules are checked.
  ///   - label: Returns the text that the user sees for a value; without it, that is the number
  ///     with the unit.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: FixedWidthInteger>(
    _ title: String,
    value: Binding<Value>,
    in range: ClosedRange<Value>? = nil,
    step: Value? = nil,
    unit: String? = nil,
    rules: [ValidationRule<Value>] = [],
    validation moment: ValidationMoment = .onCommit,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: NumberForm<WholeNumber<Value>>(range, step: step, unit: unit), binding: value.optional,
      look: .field, rules: rules, moment: moment, label: label)
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }

  /// Creates a field for an optional integer; a missing one is stored as an empty text.
  public init<Value: FixedWidthInteger>(
    _ title: String,
    value: Binding<Value?>,
    in range: ClosedRange<Value>? = nil,
    step: Value? = nil,
    unit: String? = nil,
    placeholder: String? = nil,
    rules: [ValidationRule<Value>] = [],
    validation moment: ValidationMoment = .onCommit,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: NumberForm<WholeNumber<Value>>(range, step: step, unit: unit, mayBeEmpty: true),
      binding: value, look: .field, placeholder: placeholder, rules: rules, moment: moment,
      label: label)
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }

  /// Creates a field for a number with a fraction.
  public init<Value: BinaryFloatingPoint>(
    _ title: String,
    value: Binding<Value>,
    in range: ClosedRange<Value>? = nil,
    step: Value? = nil,
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
      look: .field, rules: rules, moment: moment, label: label)
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }

  /// Creates a field for an optional number with a fraction; a missing one is stored as an empty
  /// text.
  public init<Value: BinaryFloatingPoint>(
    _ title: String,
    value: Binding<Value?>,
    in range: ClosedRange<Value>? = nil,
    step: Value? = nil,
    unit: String? = nil,
    placeholder: String? = nil,
    rules: [ValidationRule<Value>] = [],
    validation moment: ValidationMoment = .onCommit,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: NumberForm<DecimalNumber<Value>>(range, step: step, unit: unit, mayBeEmpty: true),
      binding: value, look: .field, placeholder: placeholder, rules: rules, moment: moment,
      label: label)
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }
}
