/// The declaration of a number that goes in steps through a range.
struct NumberOptions<Number: SteppedNumber> {
  let binding: Binding<Number.Value>
  let range: ClosedRange<Number>
  let step: Number
  let rules: [ValidationRule<Number.Value>]
  let moment: ValidationMoment

  /// Returns how a value is shown, if not as plain text.
  let label: ((Number.Value) -> String)?

  /// Creates options from what a row was declared with.
  init(
    _ binding: Binding<Number.Value>, _ range: ClosedRange<Number.Value>, step: Number.Value,
    _ rules: [ValidationRule<Number.Value>], _ moment: ValidationMoment,
    _ label: ((Number.Value) -> String)?
  ) {
    self.binding = binding
    self.range = ClosedRange(
      uncheckedBounds: (Number(range.lowerBound), Number(range.upperBound)))
    self.step = Number(step)
    self.rules = rules
    self.moment = moment
    self.label = label
  }

  /// The declared step, or 1 if that is not above 0.
  private var validStep: Number { step.isStep ? step : Number(1) }

  private var number: Number { Number(binding.wrappedValue) }

  private var outOfRange: Message {
    Message(.outOfRange, range.lowerBound.text, range.upperBound.text)
  }
}

extension NumberOptions {
  /// Returns the control that shows and changes the number.
  func control(_ style: ControlState.Style) -> Control {
    Control(
      read: { reading(of: number, style) },
      step: step,
      input: Control.Input(
        refusal: refusal, take: take, checksEachChange: moment == .onChange),
      reset: binding.reset
    )
    .refusingChanges(binding.isConstant)
  }

  private func reading(of number: Number, _ style: ControlState.Style) -> Control.Reading {
    let kind = NumberRange(
      minimum: range.lowerBound.text, maximum: range.upperBound.text, step: validStep.text,
      isWhole: Number.isWhole)
    var state = ControlState(style, kind: .number(kind), value: .number(number.text))
    state.label = label?(number.value) ?? number.text
    state.defaultValue = binding.defaultValue.map { .number(Number($0).text) }
    state.canDecrement = !(number <= range.lowerBound)
    state.canIncrement = !(number >= range.upperBound)
    state.fraction = number.fraction(of: range)
    let problems = problems
    let original = problems.isEmpty ? binding.defaultValue : nil
    return Control.Reading(
      state: state,
      message: moment == .onChange ? rules.firstRefusal(number.value) : nil,
      problems: problems,
      defaultProblem: original.flatMap { refusal(of: Number($0)) },
      valueProblems: range.contains(number)
        ? []
        : [Message(.isOutOfRange, number.text, range.lowerBound.text, range.upperBound.text)],
      restore: { binding.wrappedValue = number.value }
    )
  }

  /// What is wrong with the declaration.
  private var problems: [String] {
    var problems: [String] = []
    if !step.isStep { problems.append("a step must be above 0") }
    if !range.lowerBound.double.isFinite || !range.upperBound.double.isFinite {
      let (lower, upper) = (range.lowerBound.text, range.upperBound.text)
      problems.append("the range from \(lower) to \(upper) has no end")
    }
    return problems
  }

  private func step(by count: Int) -> Control.Step {
    let number = number
    let next = number.stepped(count, by: validStep, in: range)
    guard next != number else { return .atEnd }
    if let refusal = rules.firstRefusal(next.value) { return .refused(refusal) }
    binding.wrappedValue = next.value
    return .done
  }

  private func take(_ text: String) -> Bool {
    guard let number = DecimalText(text).flatMap(Number.init) else { return false }
    binding.wrappedValue = number.value
    return true
  }

  /// Returns why a text is refused, or `nil` if it is taken.
  ///
  /// The present value is taken even if it is out of the range or between two steps, unless the
  /// text is judged as a new value.
  private func refusal(of text: String, isNew: Bool) -> Message? {
    let present = number
    if !isNew, text == present.text { return rules.firstRefusal(present.value) }
    guard let decimal = DecimalText(text) else { return Message(.notANumber, text) }
    guard let number = Number(decimal) else {
      let isSmall = abs(decimal.number) < 0x1p63
      return isSmall && decimal.whole(Int64.self) == nil ? Message(.notWhole) : outOfRange
    }
    return refusal(of: number)
  }

  private func refusal(of number: Number) -> Message? {
    guard range.contains(number) else { return outOfRange }
    guard number.isOnStep(validStep, in: range) else {
      return Message(.betweenSteps, validStep.text, range.lowerBound.text)
    }
    return rules.firstRefusal(number.value)
  }
}
