/// The declaration of a number: one that goes in steps through a range, or one that is typed.
struct NumberOptions<Number: SteppedNumber> {
  /// The number, which may be missing where that is allowed.
  let binding: Binding<Number.Value?>

  /// Whether the number may be missing; its text is empty then.
  var mayBeEmpty = false

  /// The smallest and the largest number, if there are any.
  let range: ClosedRange<Number>?

  /// The size of a step, if the number goes in steps: from the smallest number, or from 0.
  let step: Number?

  /// What the number counts, which is shown after it and may be typed.
  var unit: String?

  let rules: [ValidationRule<Number.Value>]
  let moment: ValidationMoment

  /// Returns how a value is shown, if not as plain text.
  let label: ((Number.Value) -> String)?

  /// Creates options from what a row was declared with.
  init(
    _ binding: Binding<Number.Value?>, _ range: ClosedRange<Number.Value>?, step: Number.Value?,
    _ rules: [ValidationRule<Number.Value>], _ moment: ValidationMoment,
    _ label: ((Number.Value) -> String)?
  ) {
    self.binding = binding
    self.range = range.map {
      ClosedRange(uncheckedBounds: (Number($0.lowerBound), Number($0.upperBound)))
    }
    self.step = step.map(Number.init)
    self.rules = rules
    self.moment = moment
    self.label = label
  }

  /// The declared step, or 1 if that is not above 0.
  private var validStep: Number? { step.map { $0.isStep ? $0 : Number(1) } }

  /// The first and the last number that steps lead to.
  private func steps(_ step: Number) -> ClosedRange<Number> {
    range ?? Number.multiples(of: step)
  }

  private var number: Number? { binding.wrappedValue.map(Number.init) }

  private func text(of number: Number?) -> String { number?.text ?? "" }

  private var outOfRange: Message {
    let range = range ?? Number.widest
    return Message(.outOfRange, range.lowerBound.text, range.upperBound.text)
  }
}

extension NumberOptions {
  /// Returns the control that shows and changes the number.
  func control(_ style: ControlState.Style, placeholder: String? = nil) -> Control {
    var control = Control(
      read: {
        var reading = reading(of: number, style)
        reading.state.placeholder = placeholder
        return reading
      },
      input: Control.Input(
        refusal: refusal, take: take, checksEachChange: moment == .onChange),
      reset: binding.reset, conditions: rules.conditions
    )
    if let validStep { control.step = { step(by: $0, validStep) } }
    return control.refusingChanges(binding.isConstant)
  }

  private func reading(of number: Number?, _ style: ControlState.Style) -> Control.Reading {
    let kind = NumberRange(
      minimum: range?.lowerBound.text, maximum: range?.upperBound.text, step: validStep?.text,
      isWhole: Number.isWhole, unit: unit, mayBeEmpty: mayBeEmpty)
    var state = ControlState(style, kind: .number(kind), value: value(of: number))
    if let number { state.label = label?(number.value) ?? withUnit(number.text) }
    state.defaultValue = binding.defaultValue.map { value(of: $0.map(Number.init)) }
    if let validStep {
      let steps = steps(validStep)
      state.canDecrement = number.map { !($0 <= steps.lowerBound) } ?? true
      state.canIncrement = number.map { !($0 >= steps.upperBound) } ?? true
    }
    if let range, let number { state.fraction = number.fraction(of: range) }
    let problems = problems
    let original = problems.isEmpty ? binding.defaultValue : nil
    return Control.Reading(
      state: state,
      message: moment == .onChange ? number.flatMap { rules.firstRefusal($0.value) } : nil,
      problems: problems,
      defaultProblem: (original ?? nil).flatMap { refusal(of: Number($0)) },
      valueProblems: number.flatMap(rangeProblem).map { [$0] } ?? [],
      restore: { binding.wrappedValue = number?.value }
    )
  }

  private func value(of number: Number?) -> SettingValue {
    number.map { .number($0.text) } ?? .text("")
  }

  private func withUnit(_ text: String) -> String { unit.map { "\(text) \($0)" } ?? text }

  private func rangeProblem(_ number: Number) -> Message? {
    guard let range, !range.contains(number) else { return nil }
    return Message(.isOutOfRange, number.text, range.lowerBound.text, range.upperBound.text)
  }

  /// What is wrong with the declaration.
  private var problems: [String] {
    var problems: [String] = []
    if step?.isStep == false { problems.append("a step must be above 0") }
    if let range, !range.lowerBound.double.isFinite || !range.upperBound.double.isFinite {
      let (lower, upper) = (range.lowerBound.text, range.upperBound.text)
      problems.append("the range from \(lower) to \(upper) has no end")
    }
    return problems
  }

  /// Steps the number; one that is missing becomes the number nearest to 0 that steps lead to.
  private func step(by count: Int, _ step: Number) -> Control.Step {
    let number = number
    let steps = steps(step)
    let first = min(max(Number(0), steps.lowerBound), steps.upperBound)
    let next = number?.stepped(count, by: step, in: steps) ?? first
    guard next != number else { return .atEnd }
    if let refusal = rules.firstRefusal(next.value) { return .refused(refusal) }
    binding.wrappedValue = next.value
    return .done
  }

  private func take(_ text: String) -> Bool {
    if mayBeEmpty, text.trimmed.isEmpty {
      binding.wrappedValue = nil
      return true
    }
    guard let number = DecimalText(text, unit: unit).flatMap(Number.init) else { return false }
    binding.wrappedValue = number.value
    return true
  }

  /// Returns why a text is refused, or `nil` if it is taken.
  ///
  /// The present value is taken even if it is out of the range or between two steps, unless the
  /// text is judged as a new value.
  private func refusal(of text: String, isNew: Bool) -> Message? {
    let present = number
    if !isNew, text == self.text(of: present) {
      return present.flatMap { rules.firstRefusal($0.value) }
    }
    if mayBeEmpty, text.trimmed.isEmpty { return nil }
    guard let decimal = DecimalText(text, unit: unit) else { return Message(.notANumber, text) }
    guard let number = Number(decimal) else {
      let isSmall = abs(decimal.number) < 0x1p63
      return isSmall && decimal.whole(Int64.self) == nil ? Message(.notWhole) : outOfRange
    }
    return refusal(of: number)
  }

  private func refusal(of number: Number) -> Message? {
    if let range, !range.contains(number) { return outOfRange }
    if let validStep, !number.isOnStep(validStep, in: steps(validStep)) {
      return Message(.betweenSteps, validStep.text, range?.lowerBound.text ?? "0")
    }
    return rules.firstRefusal(number.value)
  }
}

extension Binding {
  /// The value as one that may be missing; a missing one is never written.
  var optional: Binding<Value?> {
    Binding<Value?>(
      get: { wrappedValue }, set: { if let new = $0 { wrappedValue = new } },
      default: defaultValue.map { .some($0) }, isConstant: isConstant)
  }
}
