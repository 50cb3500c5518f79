// Mistakes with numbers, and habits of rows that have them. Like the overloads in Mistakes.swift,
// these say what to write instead. Each lives on the rows that it explains, as it would be a
// candidate of others otherwise, and has the optional parameters of the initialiser that it
// explains.

/// A stepper or a slider, whose number goes in steps.
public protocol SteppedRow: RowContent {}

extension StepperRow: SteppedRow {}
extension SliderRow: SteppedRow {}

extension SteppedRow {
  /// Explains which row may have no number.
  @available(*, unavailable, message: "a number that may be missing has NumberFieldRow(_:value:)")
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: String, value: Binding<Value?>, in range: ClosedRange<Value>, step: Value? = nil,
    label: ((_ value: Value) -> String)? = nil
  ) {
    explanationOnly()
  }

  /// Explains that a stepper and a slider have numbers.
  @available(*, unavailable, message: "only a number can be stepped; a text has TextFieldRow")
  @_disfavoredOverload
  public init<Bound: Comparable>(
    _ title: String, value: Binding<String>, in range: ClosedRange<Bound>, step: Bound? = nil
  ) {
    explanationOnly()
  }

  /// Explains that a number with a fraction has no default step.
  @available(*, unavailable, message: "a number with a fraction needs a step, such as step: 0.1")
  public init<Value: BinaryFloatingPoint>(
    _ title: String, value: Binding<Value>, in range: ClosedRange<Value>,
    label: ((_ value: Value) -> String)? = nil
  ) {
    explanationOnly()
  }

  /// Explains that the range of a number has its type.
  @available(
    *, unavailable,
    message: "range and step have the type of the value: whole numbers for an Int, as in 0...100"
  )
  @_disfavoredOverload
  public init<Value: FixedWidthInteger, Bound: BinaryFloatingPoint>(
    _ title: String, value: Binding<Value>, in range: ClosedRange<Bound>, step: Bound? = nil,
    label: ((_ value: Value) -> String)? = nil
  ) {
    explanationOnly()
  }

  /// Explains that the range of a number is closed.
  @available(*, unavailable, message: "the range of a number includes its end: write 0...99")
  @_disfavoredOverload
  public init<Value: Comparable, Bound: Comparable>(
    _ title: String, value: Binding<Value>, in range: Range<Bound>, step: Value? = nil,
    label: ((_ value: Value) -> String)? = nil
  ) {
    explanationOnly()
  }

  /// Explains how a program follows a value.
  @available(*, unavailable, message: "a control has no closure: use onSettingChange of a Menu")
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: String, value: Binding<Value>, in range: ClosedRange<Value>, onChange: () -> Void
  ) {
    explanationOnly()
  }
}

extension NumberFieldRow {
  /// Explains which rows have other values than numbers.
  @available(
    *, unavailable, message: "only a number: a text has TextFieldRow, a Bool ToggleRow"
  )
  @_disfavoredOverload
  public init<Value>(_ title: String, value: Binding<Value>) { row = Row(title) }
}

extension Row {
  /// Explains where a row has its value.
  @available(
    *, unavailable, message: "the value at the trailing edge is a text: Row(…, detail: …)"
  )
  @_disfavoredOverload
  public init(
    _ title: String, value: String, detail: String? = nil, accessory: Accessory = .none
  ) {
    self.init(title)
  }
}
