/// An integer of any width that goes in steps.
struct WholeNumber<Value: FixedWidthInteger>: SteppedNumber {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  init?(_ text: DecimalText) {
    guard let value: Value = text.whole() else { return nil }
    self.value = value
  }

  static var isWhole: Bool { true }

  static var widest: ClosedRange<WholeNumber> { WholeNumber(.min)...WholeNumber(.max) }

  static func multiples(of step: WholeNumber) -> ClosedRange<WholeNumber> {
    WholeNumber(.min - .min % step.value)...WholeNumber(.max - .max % step.value)
  }

  var text: String { value.description }
  var double: Double { Double(value) }

  static func < (left: WholeNumber, right: WholeNumber) -> Bool { left.value < right.value }

  func stepped(
    _ count: Int, by step: WholeNumber, in range: ClosedRange<WholeNumber>
  ) -> WholeNumber {
    guard self >= range.lowerBound else { return range.lowerBound }
    guard self <= range.upperBound else { return range.upperBound }
    guard count != 0 else { return self }
    let distance = distance(from: range.lowerBound)
    let step = step.value.magnitude
    let isBetween = !distance.isMultiple(of: step)
    let steps = distance / step + (isBetween && count < 0 ? 1 : 0)
    let count = (size: Value.Magnitude(clamping: count.magnitude), isDown: count < 0)
    if count.isDown, count.size >= steps { return range.lowerBound }
    let target = count.isDown ? steps - count.size : steps &+ count.size
    let (result, overflows) = target.multipliedReportingOverflow(by: step)
    let isBeyond = result > range.upperBound.distance(from: range.lowerBound)
    if overflows || target < steps && !count.isDown || isBeyond { return range.upperBound }
    return WholeNumber(range.lowerBound.value &+ Value(truncatingIfNeeded: result))
  }

  func isOnStep(_ step: WholeNumber, in range: ClosedRange<WholeNumber>) -> Bool {
    self == range.upperBound
      || distance(from: range.lowerBound).isMultiple(of: step.value.magnitude)
  }

  /// Returns the distance from a number that is not above this one.
  ///
  /// The type itself may not hold the distance, but its magnitude does.
  private func distance(from lower: WholeNumber) -> Value.Magnitude {
    Value.Magnitude(truncatingIfNeeded: value &- lower.value)
  }
}
