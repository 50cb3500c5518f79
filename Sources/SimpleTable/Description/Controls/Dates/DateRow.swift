/// A row in which the user types a date, a time of day, or both.
///
/// ```swift
/// DateRow("Wake up", value: alarm.$time)  // a TimeOfDay
/// ```
///
/// The text form is that of ISO 8601: `2026-12-31`, `23:59`, `2026-12-31T23:59`; a space may stand
/// for the `T`. A user may type `8:30`, `8.30`, `0830` and `2026-1-5` as well. Invalid dates and
/// values outside the range are refused. One step is a day, or a minute where there is a time.
public struct DateRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a row for a date, a time of day, or both.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The value. A value outside the range is shown unchanged.
  ///   - range: The earliest and the latest value; `nil` for any value.
  ///   - rules: Further rules that a value must satisfy.
  ///   - moment: When the rules are checked.
  ///   - label: Returns the text that the user sees for a value; without it, that is the text form.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: DateValue>(
    _ title: String,
    value: Binding<Value>,
    in range: ClosedRange<Value>? = nil,
    rules: [ValidationRule<Value>] = [],
    validation moment: ValidationMoment = .onCommit,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: DateForm(range), binding: value, look: .field, rules: rules, moment: moment,
      label: label)
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }
}

/// The form of a date, a time of day, or both.
private struct DateForm<Value: DateValue>: ValueForm {
  private let range: ClosedRange<Value>?

  let problems: [String]

  init(_ range: ClosedRange<Value>?) {
    self.range = range?.ordered
    problems = range?.problems ?? []
  }

  var kind: SettingKind {
    .date(
      DateRange(
        parts: Value.parts, minimum: range?.lowerBound.description,
        maximum: range?.upperBound.description))
  }

  func value(of text: String) throws(Message) -> Value {
    let typed = text.trimmed
    guard let value = Value(typed) ?? Value(typed.completed(to: Value.parts)) else {
      throw Value.parts.refusal(of: text)
    }
    return value
  }

  func stored(_ value: Value) -> SettingValue { .text(value.description) }

  func refusal(of value: Value, isPresent: Bool) -> Message? {
    guard let range, !range.contains(value) else { return nil }
    return Message(
      outOfRangeFrom: range.lowerBound.description, to: range.upperBound.description)
  }

  func stepped(_ value: Value, by count: Int) -> Value {
    let next = value.moved(by: count)
    return range.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
  }

  func steps(from value: Value) -> ControlState.Steps? {
    ControlState.Steps(
      canDecrement: stepped(value, by: -1) < value, canIncrement: stepped(value, by: 1) > value)
  }
}
