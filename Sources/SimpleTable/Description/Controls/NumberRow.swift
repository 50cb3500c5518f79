/// A row of a number that goes in steps: a ``StepperRow`` or a ``SliderRow``.
///
/// Steps count from the lower end of the range. A text with a number that is out of the range or
/// between two steps is refused.
public protocol NumberRow: RowContent {
  /// What the control looks like.
  static var style: ControlState.Style { get }

  /// Creates the row kind from the row that it is.
  init(row: Row)
}

extension NumberRow {
  /// Creates a row for an integer of any width.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The number. One outside the range is shown as is, and clamped when it is stepped.
  ///   - range: The smallest and the largest value.
  ///   - step: The size of one step, above 0. Any other counts as 1 and adds a diagnostic.
  ///   - rules: What a value must satisfy besides.
  ///   - moment: When the rules are checked.
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - label: Returns how a value is shown, if not as plain text.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  @_specialize(where Self == SliderRow, Value == Int)
  @_specialize(where Self == StepperRow, Value == Int)
  public init<Value: FixedWidthInteger>(
    _ title: String,
    value: Binding<Value>,
    in range: ClosedRange<Value>,
    step: Value = 1,
    rules: [ValidationRule<Value>] = [],
    validation moment: ValidationMoment = .onCommit,
    subtitle: String? = nil,
    icon: String? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: NumberForm<WholeNumber<Value>>(range, step: step), binding: value.optional,
      style: Self.style,
      rules: rules, moment: moment, label: label)
    let row = Row(title, subtitle: subtitle, icon: icon, fileID: fileID, line: line)
    self.init(row: row.controlled(by: control))
  }

  /// Creates a row for a number with a fraction.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The number. One outside the range is shown as is, and clamped when it is stepped.
  ///   - range: The smallest and the largest value.
  ///   - step: The size of one step, above 0. Any other counts as 1 and adds a diagnostic.
  ///   - rules: What a value must satisfy besides.
  ///   - moment: When the rules are checked.
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - label: Returns how a value is shown, if not as plain text.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  @_specialize(where Self == SliderRow, Value == Double)
  @_specialize(where Self == StepperRow, Value == Double)
  public init<Value: BinaryFloatingPoint>(
    _ title: String,
    value: Binding<Value>,
    in range: ClosedRange<Value>,
    step: Value,
    rules: [ValidationRule<Value>] = [],
    validation moment: ValidationMoment = .onCommit,
    subtitle: String? = nil,
    icon: String? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: NumberForm<DecimalNumber<Value>>(range, step: step), binding: value.optional,
      style: Self.style,
      rules: rules, moment: moment, label: label)
    let row = Row(title, subtitle: subtitle, icon: icon, fileID: fileID, line: line)
    self.init(row: row.controlled(by: control))
  }

  /// Explains that a number with a fraction has no default step.
  @available(*, unavailable, message: "a number with a fraction needs a step, such as step: 0.1")
  public init<Value: BinaryFloatingPoint>(
    _ title: String,
    value: Binding<Value>,
    in range: ClosedRange<Value>,
    label: ((_ value: Value) -> String)? = nil
  ) {
    self.init(row: Row(title))
  }
}

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
