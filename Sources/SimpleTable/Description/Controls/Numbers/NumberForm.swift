/// The form of a number: one that goes in steps through a range, or one that is typed.
struct NumberForm<Number: SteppedNumber>: ValueForm {
  // Flags stand after what is optional, where they take no room of their own.

  /// The smallest and the largest number, if there are any.
  private let range: ClosedRange<Number>?

  /// Whether the number may be missing; its text is empty then.
  let mayBeEmptyText: Bool

  /// The size of a step, if the number goes in steps: from the smallest number, or from 0.
  private let step: Number?

  /// Whether the range was declared from its largest number to its smallest.
  private let isReversed: Bool

  /// What the number counts, which is shown after it and may be typed.
  private let unit: String?

  /// Creates the form from what a row was declared with.
  init(
    _ range: ClosedRange<Number.Value>?, step: Number.Value?, unit: String? = nil,
    mayBeEmpty: Bool = false
  ) {
    isReversed = range?.isReversed ?? false
    self.range = range.map {
      let range = $0.ordered
      return ClosedRange(uncheckedBounds: (Number(range.lowerBound), Number(range.upperBound)))
    }
    self.step = step.map(Number.init)
    self.unit = unit
    mayBeEmptyText = mayBeEmpty
  }

  var kind: SettingKind {
    .number(
      NumberRange(
        minimum: range?.lowerBound.text, maximum: range?.upperBound.text, step: validStep?.text,
        isWhole: Number.isWhole, unit: unit, mayBeEmpty: mayBeEmptyText))
  }

  var problems: [String] {
    var problems: [String] = []
    if step?.isStep == false { problems.append("a step must be above 0") }
    if isReversed, let range {
      let (lower, upper) = (range.lowerBound.text, range.upperBound.text)
      problems.append("the range from \(upper) to \(lower) is reversed")
    }
    if let range, !range.lowerBound.double.isFinite || !range.upperBound.double.isFinite {
      let (lower, upper) = (range.lowerBound.text, range.upperBound.text)
      problems.append("the range from \(lower) to \(upper) has no end")
    }
    return problems
  }

  /// The declared step, or 1 if that is not above 0.
  private var validStep: Number? { step.map { $0.isStep ? $0 : Number(1) } }

  /// The first and the last number that steps lead to.
  private func steps(_ step: Number) -> ClosedRange<Number> {
    range ?? Number.multiples(of: step)
  }

  private var outOfRange: Message {
    let range = range ?? Number.widest
    let (lower, upper) = (range.lowerBound.text, range.upperBound.text)
    return Message(outOfRangeFrom: lower.shortDecimal, to: upper.shortDecimal)
  }
}

extension NumberForm {
  func value(of text: String) throws(Message) -> Number.Value? {
    if mayBeEmptyText, text.trimmed.isEmpty { return nil }
    guard let decimal = DecimalText(text, unit: unit, isWhole: Number.isWhole) else {
      throw DecimalText.refusal(of: text, unit: unit, isWhole: Number.isWhole)
    }
    guard let number = Number(decimal) else {
      throw Number.isWhole && decimal.isFraction ? Message(.notWhole) : outOfRange
    }
    return number.value
  }

  func stored(_ value: Number.Value?) -> SettingValue {
    value.map { .number(Number($0).text) } ?? .text("")
  }

  func judged(_ value: Number.Value?) -> Number.Value? { value }

  func label(of value: Number.Value?, in words: TableWords) -> String {
    let text = stored(value).text.shortDecimal
    return unit.map { "\(text) \($0)" } ?? text
  }

  func refusal(of value: Number.Value?, isPresent: Bool) -> Message? {
    guard let number = value.map(Number.init) else { return nil }
    if let range, !range.contains(number) { return outOfRange }
    if !isPresent, let validStep, !number.isOnStep(validStep, in: steps(validStep)) {
      return Message(.betweenSteps, validStep.text, range?.lowerBound.text ?? "0")
    }
    return nil
  }

  /// Steps the number; one that is missing becomes the number nearest to 0 that steps lead to.
  func stepped(_ value: Number.Value?, by count: Int) -> Number.Value? {
    guard let validStep else { return value }
    let steps = steps(validStep)
    if let value { return Number(value).stepped(count, by: validStep, in: steps).value }
    let nearest = min(max(Number(0), steps.lowerBound), steps.upperBound)
    guard !nearest.isOnStep(validStep, in: steps) else { return nearest.value }
    return [-1, 1].map { nearest.stepped($0, by: validStep, in: steps) }
      .min { $0.double.magnitude < $1.double.magnitude }?.value
  }

  func steps(from value: Number.Value?) -> ControlState.Steps? {
    guard let validStep else { return nil }
    let (steps, number) = (steps(validStep), value.map(Number.init))
    return ControlState.Steps(
      canDecrement: number.map { !($0 <= steps.lowerBound) } ?? true,
      canIncrement: number.map { !($0 >= steps.upperBound) } ?? true)
  }

  func fraction(of value: Number.Value?) -> Double {
    guard let range, let value else { return 0 }
    return Number(value).fraction(of: range)
  }
}
