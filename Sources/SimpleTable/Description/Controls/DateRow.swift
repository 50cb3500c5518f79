/// A row of a date, a time of day, or both, which is typed.
///
/// ```swift
/// DateRow("Wake up", value: alarm.$time)  // a TimeOfDay
/// ```
///
/// The text form is that of ISO 8601: `2026-12-31`, `23:59`, `2026-12-31T23:59`; a space may stand for
/// the `T`. A day or a time that there is not is refused, and so is what is out of the range. One step
/// is a day, or a minute where there is a time.
public struct DateRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a row for a ``CalendarDate``, a ``TimeOfDay`` or a ``DateAndTime``.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The value. One outside the range is shown as is.
  ///   - range: The first and the last value, if there are any.
  ///   - rules: What a value must satisfy besides.
  ///   - moment: When the rules are checked.
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - label: Returns how a value is shown, if not as in its text form.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: DateValue>(
    _ title: String,
    value: Binding<Value>,
    in range: ClosedRange<Value>? = nil,
    rules: [ValidationRule<Value>] = [],
    validation moment: ValidationMoment = .onCommit,
    subtitle: String? = nil,
    icon: String? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let options = DateOptions(
      binding: value, range: range, rules: rules, moment: moment, label: label)
    row = Row(title, subtitle: subtitle, icon: icon, fileID: fileID, line: line)
      .controlled(by: options.control)
  }
}

/// The declaration of a date: how it is read, judged and changed.
private struct DateOptions<Value: DateValue> {
  let binding: Binding<Value>
  let range: ClosedRange<Value>?
  let rules: [ValidationRule<Value>]
  let moment: ValidationMoment

  /// Returns how a value is shown, if not as in its text form.
  let label: ((Value) -> String)?

  var control: Control {
    let control = Control(
      read: reading,
      step: step,
      input: Control.Input(
        refusal: { text, isNew in
          let present = binding.wrappedValue
          if !isNew, text == present.description { return rules.firstRefusal(present) }
          guard let value = Value(text.trimmed) else { return Message(Value.parts.refusal, text) }
          return refusal(of: value)
        },
        take: { text in
          guard let value = Value(text.trimmed) else { return false }
          binding.wrappedValue = value
          return true
        },
        checksEachChange: moment == .onChange),
      reset: binding.reset, conditions: rules.conditions
    )
    return control.refusingChanges(binding.isConstant)
  }

  private func reading() -> Control.Reading {
    let value = binding.wrappedValue
    let kind = DateRange(
      parts: Value.parts, minimum: range?.lowerBound.description,
      maximum: range?.upperBound.description)
    var state = ControlState(.field, kind: .date(kind), value: .text(value.description))
    state.label = label?(value) ?? value.description
    state.defaultValue = binding.defaultValue.map { .text($0.description) }
    state.canDecrement = stepped(value, by: -1) < value
    state.canIncrement = stepped(value, by: 1) > value
    return Control.Reading(
      state: state,
      message: moment == .onChange ? rules.firstRefusal(value) : nil,
      defaultProblem: binding.defaultValue.flatMap(refusal),
      valueProblems: rangeProblem(value).map { [$0] } ?? [],
      restore: { binding.wrappedValue = value }
    )
  }

  private func rangeProblem(_ value: Value) -> Message? {
    guard let range, !range.contains(value) else { return nil }
    return Message(
      .isOutOfRange, value.description, range.lowerBound.description, range.upperBound.description)
  }

  private func refusal(of value: Value) -> Message? {
    if let range, !range.contains(value) {
      return Message(.outOfRange, range.lowerBound.description, range.upperBound.description)
    }
    return rules.firstRefusal(value)
  }

  private func stepped(_ value: Value, by count: Int) -> Value {
    let next = value.moved(by: count)
    return range.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
  }

  private func step(by count: Int) -> Control.Step {
    let value = binding.wrappedValue
    let next = stepped(value, by: count)
    guard next != value else { return .atEnd }
    if let refusal = rules.firstRefusal(next) { return .refused(refusal) }
    binding.wrappedValue = next
    return .done
  }
}
