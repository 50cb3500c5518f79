/// The numbers that a setting can have, as decimal texts, so that no digit is lost.
public struct NumberRange: Hashable, Sendable {
  /// The smallest number, if there is one.
  public let minimum: String?

  /// The largest number, if there is one.
  public let maximum: String?

  /// The size of one step, counted from the smallest number or from 0; `nil` for any number.
  public let step: String?

  /// Whether only whole numbers are allowed.
  public let isWhole: Bool

  /// The unit, which is shown after the number and may be typed.
  public let unit: String?

  /// Whether the number may be missing, which is stored as an empty text.
  public let mayBeEmpty: Bool
}

extension ClosedRange {
  /// Whether the first bound is above the last, as only an unchecked range can have them.
  var isReversed: Bool { lowerBound > upperBound }

  /// The range with its bounds in order.
  var ordered: ClosedRange { isReversed ? upperBound...lowerBound : self }

  /// What is wrong with the range as a declaration.
  var problems: [String] {
    isReversed ? ["the range from \(lowerBound) to \(upperBound) is reversed"] : []
  }
}
