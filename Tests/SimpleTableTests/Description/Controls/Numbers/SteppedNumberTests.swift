import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Stepped number` {
  @Test(
    arguments: [
      (Int.min, -1, 1, Int.min), (.max, 1, 1, .max), (.min, 1, 1, .min + 1),
      (.max, -1, 1, .max - 1),
      (0, .max, 1, .max), (0, .min, 1, .min), (.min, .max, 1, -1), (.min, .max, 2, .max - 1),
      (.min, 1, .max, -1), (-1, 1, .max, .max - 1), (.max - 1, 1, .max, .max),
      (0, .max, .max, .max),
    ] as [(Int, Int, Int, Int)])
  func `no step overflows in the whole range of numbers`(
    start: Int, count: Int, step: Int, end: Int
  ) {
    check(start.stepped(count, by: step, in: .min ... .max), end)
  }

  @Test func `any whole step leads where plain arithmetic says`() {
    var random = SeededGenerator()
    for _ in 0..<10_000 {
      let bounds = [
        Int.random(in: -50...50, using: &random), .random(in: -50...50, using: &random),
      ]
      let range = bounds.min()!...bounds.max()!
      let start = Int.random(in: -60...60, using: &random)
      let step = Int.random(in: 1...20, using: &random)
      let count = Int.random(in: -8...8, using: &random)
      check(
        start.stepped(count, by: step, in: range), plainStep(start, count, step, range),
        "\(start) by \(count) times \(step) in \(range), \(random)")
    }
  }

  /// Steps one at a time along a list of all stops.
  private func plainStep(_ start: Int, _ count: Int, _ step: Int, _ range: ClosedRange<Int>) -> Int
  {
    guard range.contains(start) else { return min(max(start, range.lowerBound), range.upperBound) }
    let stops = Set(stride(from: range.lowerBound, through: range.upperBound, by: step))
      .union([range.upperBound]).sorted()
    var value = start
    for _ in 0..<abs(count) {
      let next = count < 0 ? stops.last { $0 < value } : stops.first { $0 > value }
      value = next ?? value
    }
    return value
  }

  @Test(
    arguments: [
      (0.25, 1, 0.1, 0.3), (0.25, -1, 0.1, 0.2), (0.95, 1, 0.1, 1.0), (-3.0, 1, 0.1, 0.0),
      (7.0, -1, 0.1, 1.0), (.infinity, -1, 0.1, 1.0), (-.infinity, 1, 0.1, 0.0),
      (.nan, 1, 0.1, 0.0),
      (.nan, -1, 0.1, 0.0), (0.5, .max, 0.1, 1.0), (0.5, .min, 0.1, 0.0), (0.5, 0, 0.3, 0.5),
      (0.0, 1, 1e-12, 1e-12), (0.0, 3, 1e-12, 3e-12), (0.0, 1, 1.0 / 3, 1.0 / 3),
    ] as [(Double, Int, Double, Double)])
  func `decimals step from the lower end and stop at both`(
    start: Double, count: Int, step: Double, end: Double
  ) {
    check(start.stepped(count, by: step, in: 0...1), end)
  }

  @Test(arguments: [1, -1, .max, .min])
  func `a step that is too small for the number leads nowhere`(count: Int) {
    check(1e300.stepped(count, by: 1e-300, in: 0...1e301), 1e300)
  }

  @Test(
    arguments: [
      (0.0, 0.0), (5.0, 0.5), (10.0, 1.0), (-1.0, 0.0), (11.0, 1.0), (.infinity, 1.0),
      (-.infinity, 0.0), (.nan, 0.0),
    ] as [(Double, Double)])
  func `a fraction is from 0 to 1`(value: Double, fraction: Double) {
    check(value.fraction(of: 0...10), fraction)
  }

  @Test func `fractions of the widest ranges are numbers`() {
    check(0.fraction(of: .min ... .max), 0.5)
    check(Int.min.fraction(of: .min ... .max), 0)
    check(Int.max.fraction(of: .min ... .max), 1)
    let widest = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    check(0.0.fraction(of: widest), 0.5)
    check(0.0.fraction(of: -.infinity ... .infinity), 0)
    check(Double.infinity.fraction(of: 0 ... .infinity), 0)
    check(3.0.fraction(of: 3...3), 0)
  }

  @Test(
    arguments: [
      ("9007199254740993.0", 9_007_199_254_740_993),
      ("-9007199254740993e0", -9_007_199_254_740_993),
      ("1.5e1", 15), ("150E-1", 15), ("+00.0", 0), ("0e-99999999999", 0), ("-0", 0),
      ("922337203685477580.7e+1", .max), ("922337203685477580.8e1", nil), ("1.05e1", nil),
      ("5e-1", nil), ("-5e-2", nil), ("1e19", nil), ("1e99999999999", nil), ("1e-99999999999", nil),
      ("1e-2147483648", nil), ("1.5e-2147483648", nil), ("1e2147483647", nil),
    ] as [(String, Int?)])
  func `a text is a whole number with all its digits`(text: String, number: Int?) throws {
    try check(#require(DecimalText(text)).whole(), number)
  }

  @Test(
    arguments: [
      (0.3, 0.1, 0...1, true), (0.35, 0.1, 0...1, false), (0.30000000001, 0.1, 0...1, true),
      (500_000.001, 0.001, 0...1_000_000, true), (500_000.0005, 0.001, 0...1_000_000, false),
      (9_999_999.99, 0.01, 0...10_000_000, true), (9_999_999.995, 0.01, 0...10_000_000, false),
      (999_999_999_999.999, 0.001, 0...1e12, true), (1e300, 1, 0...1e308, true),
    ] as [(Double, Double, ClosedRange<Double>, Bool)])
  func `a number is on a step where none nearer to the step is`(
    number: Double, step: Double, range: ClosedRange<Double>, isOnStep: Bool
  ) {
    check(number.isOnStep(step, in: range), isOnStep)
  }
}

extension FixedWidthInteger {
  fileprivate func stepped(_ count: Int, by step: Self, in range: ClosedRange<Self>) -> Self {
    WholeNumber(self).stepped(count, by: WholeNumber(step), in: whole(range)).value
  }

  fileprivate func fraction(of range: ClosedRange<Self>) -> Double {
    WholeNumber(self).fraction(of: whole(range))
  }
}

extension BinaryFloatingPoint {
  fileprivate func stepped(_ count: Int, by step: Self, in range: ClosedRange<Self>) -> Self {
    DecimalNumber(self).stepped(count, by: DecimalNumber(step), in: decimal(range))
      .value
  }

  fileprivate func isOnStep(_ step: Self, in range: ClosedRange<Self>) -> Bool {
    DecimalNumber(self).isOnStep(DecimalNumber(step), in: decimal(range))
  }

  fileprivate func fraction(of range: ClosedRange<Self>) -> Double {
    DecimalNumber(self).fraction(of: decimal(range))
  }
}

private func whole<Value>(_ range: ClosedRange<Value>) -> ClosedRange<WholeNumber<Value>> {
  WholeNumber(range.lowerBound)...WholeNumber(range.upperBound)
}

private func decimal<Value>(_ range: ClosedRange<Value>) -> ClosedRange<DecimalNumber<Value>> {
  DecimalNumber(range.lowerBound)...DecimalNumber(range.upperBound)
}
