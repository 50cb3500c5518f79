/// A number that goes in steps through a range.
///
/// The steps count from the lower bound; the upper bound may always be reached, even where it lies
/// between two steps.
protocol SteppedNumber: Comparable {
  /// What a step is where the one declared is not above zero.
  static var smallestStep: Self { get }

  /// Whether the number may be a step.
  var isAboveZero: Bool { get }

  /// Returns the number that a text stands for, if it stands for one.
  init?(number text: String)

  /// The number as text, whole ones without a fraction.
  var numberText: String { get }

  /// Returns the number some steps further, kept in the range.
  func stepped(_ count: Int, by step: Self, in range: ClosedRange<Self>) -> Self

  /// Returns whether the number lies on a step of the range or at its upper bound.
  func isOnStep(_ step: Self, in range: ClosedRange<Self>) -> Bool

  /// Returns how far along the range the number is, from 0 to 1.
  func fraction(of range: ClosedRange<Self>) -> Double
}

extension Int: SteppedNumber {
  static var smallestStep: Int { 1 }

  var isAboveZero: Bool { self > 0 }

  init?(number text: String) { self.init(text) }

  var numberText: String { String(self) }

  func stepped(_ count: Int, by step: Int, in range: ClosedRange<Int>) -> Int {
    guard self >= range.lowerBound else { return range.lowerBound }
    guard self <= range.upperBound else { return range.upperBound }
    guard count != 0 else { return self }
    let size = UInt(bitPattern: range.upperBound &- range.lowerBound)
    let distance = UInt(bitPattern: self &- range.lowerBound)
    let step = UInt(step)
    let isBetween = !distance.isMultiple(of: step)
    let steps = distance / step + (isBetween && count < 0 ? 1 : 0)
    if count < 0, count.magnitude >= steps { return range.lowerBound }
    let target = count < 0 ? steps - count.magnitude : steps &+ count.magnitude
    let (result, overflows) = target.multipliedReportingOverflow(by: step)
    if overflows || target < steps && count > 0 || result > size { return range.upperBound }
    return range.lowerBound &+ Int(bitPattern: result)
  }

  func isOnStep(_ step: Int, in range: ClosedRange<Int>) -> Bool {
    self == range.upperBound
      || UInt(bitPattern: self &- range.lowerBound).isMultiple(of: UInt(step))
  }

  func fraction(of range: ClosedRange<Int>) -> Double {
    Double(self).fraction(of: Double(range.lowerBound)...Double(range.upperBound))
  }
}

extension Double: SteppedNumber {
  static var smallestStep: Double { 1 }

  var isAboveZero: Bool { self > 0 && isFinite }

  init?(number text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }

  var numberText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  func stepped(_ count: Int, by step: Double, in range: ClosedRange<Double>) -> Double {
    guard self >= range.lowerBound else { return range.lowerBound }
    guard self <= range.upperBound else { return range.upperBound }
    guard count != 0 else { return self }
    let (steps, isBetween) = steps(of: step, from: range.firstStep)
    let start = isBetween && count < 0 ? steps + 1 : steps
    let result = range.firstStep.adding(start + Double(count), times: step)
    return min(max(result, range.lowerBound), range.upperBound)
  }

  func isOnStep(_ step: Double, in range: ClosedRange<Double>) -> Bool {
    self == range.upperBound || !steps(of: step, from: range.firstStep).isBetween
  }

  func fraction(of range: ClosedRange<Double>) -> Double {
    // Halves keep the size of the widest range from overflowing.
    let size = range.upperBound / 2 - range.lowerBound / 2
    guard size > 0, size.isFinite, !isNaN else { return 0 }
    return min(max((self / 2 - range.lowerBound / 2) / size, 0), 1)
  }

  /// Returns how many whole steps lead up to the number from one below it, and whether some way
  /// is left; what is nearly on a step is on it, because a tenth has no exact binary form.
  private func steps(of step: Double, from start: Double) -> (steps: Double, isBetween: Bool) {
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
  /// Where a power of ten makes whole numbers of start and step, the sum is one of whole numbers
  /// and its quotient the nearest to the decimal one.
  private func adding(_ count: Double, times step: Double) -> Double {
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

extension ClosedRange<Double> {
  /// From where steps count: the lower bound, or 0 where the range has no finite size.
  fileprivate var firstStep: Double { (upperBound - lowerBound).isFinite ? lowerBound : 0 }
}
