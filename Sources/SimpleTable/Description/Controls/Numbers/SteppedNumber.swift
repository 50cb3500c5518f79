/// A number that goes in steps through a range.
///
/// The steps count from the lower bound; the upper bound may always be reached, even where it lies
/// between two steps.
protocol SteppedNumber: Comparable {
  /// The type that a row is declared with.
  associatedtype Value: Comparable & Numeric

  /// Whether all numbers of the type are whole.
  static var isWhole: Bool { get }

  /// All finite numbers of the type.
  static var widest: ClosedRange<Self> { get }

  /// Returns a range at whose ends are multiples of a step, the widest there is.
  static func multiples(of step: Self) -> ClosedRange<Self>

  init(_ value: Value)

  /// Creates the number that a text contains, or `nil` if the type cannot hold it.
  init?(_ text: DecimalText)

  var value: Value { get }

  /// The number as text, whole ones without a fraction.
  var text: String { get }

  /// The `Double` nearest to the number.
  var double: Double { get }

  /// Returns the number some steps further, kept in the range.
  func stepped(_ count: Int, by step: Self, in range: ClosedRange<Self>) -> Self

  /// Returns whether the number lies on a step of the range or at its upper bound.
  func isOnStep(_ step: Self, in range: ClosedRange<Self>) -> Bool
}

extension SteppedNumber {
  /// Whether the number may be a step.
  var isStep: Bool { double > 0 && double.isFinite }

  /// Returns how far along the range the number is, from 0 to 1.
  func fraction(of range: ClosedRange<Self>) -> Double {
    let (lower, upper) = (range.lowerBound.double, range.upperBound.double)
    // Halves keep the size of the widest range from overflowing.
    let size = upper / 2 - lower / 2
    guard size > 0, size.isFinite, !double.isNaN else { return 0 }
    return min(max((double / 2 - lower / 2) / size, 0), 1)
  }
}

extension FixedWidthInteger {
  /// Returns the number some steps further, kept between 0 and the last one.
  func moved(by steps: Self, upTo last: Self) -> Self {
    let (number, overflows) = addingReportingOverflow(steps)
    return overflows ? (steps < 0 ? 0 : last) : Swift.min(Swift.max(number, 0), last)
  }
}
