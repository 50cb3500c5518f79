/// What a value must satisfy to be taken.
///
/// ```swift
/// TextFieldRow("Name", text: $name, rules: [.required, .length(1...20)])
/// StepperRow("Seats", value: $seats, in: 1...9, rules: [.init("must be even") { $0 % 2 == 0 }])
/// ```
public struct ValidationRule<Value> {
  /// Returns why a value does not satisfy the rule, or nothing if it does.
  let refusal: (Value) -> String?

  /// Creates a rule of one's own.
  ///
  /// - Parameters:
  ///   - message: What is said of a value that does not satisfy the rule.
  ///   - isSatisfied: Returns whether a value satisfies it.
  public init(_ message: String, isSatisfied: @escaping (_ value: Value) -> Bool) {
    refusal = { isSatisfied($0) ? nil : message }
  }
}

extension ValidationRule {
  /// Explains that only texts can be empty.
  @available(*, unavailable, message: "only a text can be required: a number is never empty")
  public static var required: ValidationRule { ValidationRule("") { _ in true } }
}

extension ValidationRule where Value == String {
  /// There must be something other than white space.
  public static var required: ValidationRule {
    ValidationRule("must not be empty") { $0.contains { !$0.isWhitespace } }
  }

  /// The number of characters must lie in a range.
  public static func length(_ range: ClosedRange<Int>) -> ValidationRule {
    let wanted =
      switch range {
      case 1...1: "1 character"
      case range.lowerBound...range.lowerBound: "\(range.lowerBound) characters"
      default: "\(range.lowerBound) to \(range.upperBound) characters"
      }
    return ValidationRule("must have \(wanted)") { range.contains($0.count) }
  }
}

extension ValidationRule where Value: Comparable {
  /// The value must lie in a range.
  public static func range(_ range: ClosedRange<Value>) -> ValidationRule {
    ValidationRule("must be from \(range.lowerBound) to \(range.upperBound)") { range.contains($0) }
  }
}

extension Array {
  /// Returns what the first rule that is not satisfied says.
  func firstRefusal<Value>(_ value: Value) -> String? where Element == ValidationRule<Value> {
    for rule in self {
      if let refusal = rule.refusal(value) { return refusal }
    }
    return nil
  }
}
