/// A number with a fraction, of any precision, that goes in steps.
///
/// All arithmetic uses the `Double` with the same decimal form, so that a tenth is the same in each
/// type.
struct DecimalNumber<Value: BinaryFloatingPoint>: SteppedNumber {
  let value: Value
  let double: Double

  init(_ value: Value) {
    self.value = value
    double = value as? Double ?? Double("\(value)") ?? Double(value)
  }

  init?(_ text: DecimalText) {
    let double = text.number
    let value = Value(double)
    guard value.isFinite else { return nil }
    self.value = value
    self.double = double
  }

  private init(double: Double) {
    value = Value(double)
    self.double = double
  }

  static var isWhole: Bool { false }

  static var widest: ClosedRange<DecimalNumber> {
    DecimalNumber(-.greatestFiniteMagnitude)...DecimalNumber(.greatestFiniteMagnitude)
  }

  /// Returns the widest range, from which steps count from 0.
  static func multiples(of step: DecimalNumber) -> ClosedRange<DecimalNumber> { widest }

  var text: String { String(decimal: value) }

  static func == (left: DecimalNumber, right: DecimalNumber) -> Bool { left.double == right.double }
  static func < (left: DecimalNumber, right: DecimalNumber) -> Bool { left.double < right.double }
  static func <= (left: DecimalNumber, right: DecimalNumber) -> Bool { left.double <= right.double }
  static func >= (left: DecimalNumber, right: DecimalNumber) -> Bool { left.double >= right.double }

  func stepped(
    _ count: Int, by step: DecimalNumber, in range: ClosedRange<DecimalNumber>
  ) -> DecimalNumber {
    guard self >= range.lowerBound else { return range.lowerBound }
    guard self <= range.upperBound else { return range.upperBound }
    guard count != 0 else { return self }
    let first = Self.firstStep(of: range)
    let (steps, isBetween) = double.steps(of: step.double, from: first)
    // The step is too small to change the number.
    guard steps.isFinite else { return self }
    let start = isBetween && count < 0 ? steps + 1 : steps
    let result = first.adding(start + Double(count), times: step.double)
    let (lower, upper) = (range.lowerBound.double, range.upperBound.double)
    return DecimalNumber(double: min(max(result, lower), upper))
  }

  func isOnStep(_ step: DecimalNumber, in range: ClosedRange<DecimalNumber>) -> Bool {
    self == range.upperBound
      || !double.steps(of: step.double, from: Self.firstStep(of: range)).isBetween
  }

  /// Returns the number that steps count from: the lower bound, or 0 if the range is too large.
  private static func firstStep(of range: ClosedRange<DecimalNumber>) -> Double {
    let lower = range.lowerBound.double
    return (range.upperBound.double - lower).isFinite ? lower : 0
  }
}

extension Double {
  /// Returns how many whole steps lead from a smaller number to this one, and whether there is a
  /// rest.
  ///
  /// A number that is nearly on a step counts as on it, because a tenth has no exact binary form.
  fileprivate func steps(of step: Double, from start: Double) -> (steps: Double, isBetween: Bool) {
    let steps = (self - start) / step
    // From 2^53 on numbers have no fraction.
    guard abs(steps) < 0x1p53 else { return (steps, false) }
    let nearest = steps.nearestWhole
    // Sums of many steps drift, and far from 0 there is no number nearer to the step.
    let drift = min(1e-9 * max(1, abs(steps)), 1e-3)
    let spacing = 4 * ((ulp + start.ulp) / step + steps.ulp)
    if abs(steps - nearest) <= max(drift, spacing) { return (nearest, false) }
    return (nearest > steps ? nearest - 1 : nearest, true)
  }

  /// Returns the number some steps further, so that three tenths print as `0.3`.
  ///
  /// If a power of ten makes both the start and the step whole, they are added as whole numbers.
  /// Dividing the exact sum by the power gives the `Double` nearest to the decimal result.
  fileprivate func adding(_ count: Double, times step: Double) -> Double {
    var power = 1.0
    while power <= 1e15 {
      let start = (self * power).nearestWhole
      let scaledStep = (step * power).nearestWhole
      let sum = start + count * scaledStep
      guard abs(sum) < 0x1p53, abs(start) < 0x1p53 else { break }
      if start / power == self, scaledStep / power == step { return sum / power }
      power *= 10
    }
    return self + count * step
  }
}

extension Double {
  /// The nearest whole number; halves go away from zero.
  ///
  /// The standard library's rounding may call the system's mathematics library, with which
  /// a program that uses this module alone is not linked.
  var nearestWhole: Double {
    // From 2^53 on numbers have no fraction.
    guard abs(self) < 0x1p53 else { return self }
    return Double(Int64(self < 0 ? self - 0.5 : self + 0.5))
  }
}
