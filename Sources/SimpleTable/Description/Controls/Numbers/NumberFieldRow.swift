/// A number that is typed.
///
/// ```swift
/// NumberFieldRow("Save after", value: editor.$saveDelay, in: 0...60_000, step: 250, unit: "ms")
/// NumberFieldRow("Port", value: editor.$port, in: 1...65_535, placeholder: "any")
/// ```
///
/// A text with a number that is out of the range or between two steps is refused. The unit is shown
/// after the number, is accepted when it is typed, and is not stored.
public struct NumberFieldRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a field for an integer of any width.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The number. One outside the range is shown as is.
  ///   - range: The smallest and the largest value, if there are any.
  ///   - step: The size of one step, above 0, counted from the smallest value or from 0; `nil` takes
  ///     any number. One that is not above 0 counts as 1 and adds a diagnostic.
  ///   - unit: What the number counts, such as `ms`.
  ///   - rules: What a value must satisfy besides.
  ///   - moment: When the rules are checked.
  ///   - label: Returns how a value is shown, if not as plain text with the unit.
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

  /// Creates a field for an integer that may be missing.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The number; `nil` is an empty text, in the field and where it is stored.
  ///   - range: The smallest and the largest value, if there are any.
  ///   - step: The size of one step, above 0, counted from the smallest value or from 0; `nil` takes
  ///     any number. One that is not above 0 counts as 1 and adds a diagnostic.
  ///   - unit: What the number counts, such as `ms`.
  ///   - placeholder: What is shown while there is no number.
  ///   - rules: What a value must satisfy besides.
  ///   - moment: When the rules are checked.
  ///   - label: Returns how a value is shown, if not as plain text with the unit.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
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
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The number. One outside the range is shown as is.
  ///   - range: The smallest and the largest value, if there are any.
  ///   - step: The size of one step, above 0, counted from the smallest value or from 0; `nil` takes
  ///     any number. One that is not above 0 counts as 1 and adds a diagnostic.
  ///   - unit: What the number counts, such as `ms`.
  ///   - rules: What a value must satisfy besides.
  ///   - moment: When the rules are checked.
  ///   - label: Returns how a value is shown, if not as plain text with the unit.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
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

  /// Creates a field for a number with a fraction that may be missing.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The number; `nil` is an empty text, in the field and where it is stored.
  ///   - range: The smallest and the largest value, if there are any.
  ///   - step: The size of one step, above 0, counted from the smallest value or from 0; `nil` takes
  ///     any number. One that is not above 0 counts as 1 and adds a diagnostic.
  ///   - unit: What the number counts, such as `ms`.
  ///   - placeholder: What is shown while there is no number.
  ///   - rules: What a value must satisfy besides.
  ///   - moment: When the rules are checked.
  ///   - label: Returns how a value is shown, if not as plain text with the unit.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
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
