extension Control {
  /// What is declared of a number.
  struct NumberOptions<Value: SteppedNumber> {
    let value: Binding<Value>
    let range: ClosedRange<Value>
    let step: Value
    let rules: [ValidationRule<Value>]
    let moment: ValidationMoment

    /// Returns how a value is shown, if not as plain text.
    let label: ((Value) -> String)?

    /// The step that counts, also where the one declared is none.
    var wholeStep: Value { isStep ? step : Value.smallestStep }

    /// Whether the step that was declared leads anywhere.
    private var isStep: Bool { step.isAboveZero }

    /// Returns what the value and the declaration contradict each other in.
    func problem(of number: Value) -> String? {
      guard isStep else { return "a step must be above 0" }
      if range.contains(number) { return nil }
      return "the value \(number.numberText) is outside \(rangeText)"
    }

    /// Returns why a text is no value that may be set.
    func refusal(of text: String) -> String? {
      guard let number = Value(number: text) else { return refusal(ofOther: text) }
      guard range.contains(number) else { return outOfRange }
      guard number.isOnStep(wholeStep, in: range) else {
        let start = range.lowerBound.numberText
        return "must go in steps of \(wholeStep.numberText) from \(start)"
      }
      return rules.firstRefusal(number)
    }

    /// Returns why a text that stands for no value of the kind cannot be set: it is no number, one
    /// beyond all values, or one with a fraction where values have none.
    private func refusal(ofOther text: String) -> String {
      guard let number = Double(text), number.isFinite || text.contains(where: \.isWholeNumber),
        !number.isNaN
      else { return "\"\(text)\" is not a number" }
      // No whole number of 64 bits is as large.
      return abs(number) < 0x1p63 ? "must be a whole number" : outOfRange
    }

    private var outOfRange: String { "must be from \(rangeText)" }

    private var rangeText: String {
      "\(range.lowerBound.numberText) to \(range.upperBound.numberText)"
    }
  }

  /// Creates a control for a number that goes in steps through a range.
  ///
  /// - Parameters:
  ///   - options: What is declared of the number.
  ///   - state: Returns what there is to see of a number, given how it is shown as text.
  init<Value>(
    _ options: NumberOptions<Value>,
    state: @escaping (_ number: Value, _ text: String) -> ControlState
  ) {
    let binding = options.value
    read = {
      let number = binding.wrappedValue
      return Reading(
        state: state(number, options.label?(number) ?? number.numberText),
        value: ControlValue(text: number.numberText, kind: .number),
        message: options.moment == .onChange ? options.rules.firstRefusal(number) : nil,
        problem: options.problem(of: number)
      )
    }
    step = { count in
      let next = binding.wrappedValue.stepped(count, by: options.wholeStep, in: options.range)
      if let refusal = options.rules.firstRefusal(next) { return refusal }
      binding.wrappedValue = next
      return nil
    }
    input = Input(
      refusal: options.refusal,
      take: { text in if let number = Value(number: text) { binding.wrappedValue = number } },
      checksEachChange: options.moment == .onChange
    )
    reset = binding.reset
  }
}
