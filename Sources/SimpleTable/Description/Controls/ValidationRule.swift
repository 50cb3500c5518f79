/// A condition that a value must satisfy to be accepted.
///
/// ```swift
/// TextFieldRow("Name", text: $name, rules: [.required, .length(1...20)])
/// StepperRow("Seats", value: $seats, in: 1...9, rules: [.init("must be even") { $0 % 2 == 0 }])
/// ```
///
/// A rule is about the value alone, so it can be a global constant. If a limit changes, capture it:
/// `{ [limit = model.limit] in $0 < limit }`. Each reload evaluates the description again, with the
/// new limit. A section or a table can have rules over several settings.
public struct ValidationRule<Value>: Sendable {
  /// Returns whether a value satisfies the rule.
  private let isSatisfied: @Sendable (Value) -> Bool

  /// Why a value that does not satisfy the rule is refused.
  let message: Message

  /// What the rule demands; `nil` if only the rule itself can check it.
  let condition: ValueCondition?

  /// Whether the rule is asked only for what a user enters, and by a check.
  private(set) var concernsOnlyEntered = false

  /// Creates a rule from a function.
  ///
  /// - Parameters:
  ///   - message: Why a value that does not satisfy the rule is refused, such as "must be even".
  ///   - isSatisfied: Returns whether a value satisfies the rule.
  public init(_ message: String, isSatisfied: @escaping @Sendable (_ value: Value) -> Bool) {
    self.init(Message(text: message), nil, isSatisfied)
  }

  private init(
    _ message: Message, _ condition: ValueCondition? = nil,
    _ isSatisfied: @escaping @Sendable (Value) -> Bool
  ) {
    self.message = message
    self.condition = condition
    self.isSatisfied = isSatisfied
  }

  /// Returns why a value does not satisfy the rule, or `nil` if it does.
  func refusal(_ value: Value) -> Message? { isSatisfied(value) ? nil : message }

  /// Creates a rule about the world around the program, which may change at any time.
  ///
  /// It is asked when a user enters a value, and by a check. It never keeps a value of a store or
  /// the environment from applying.
  ///
  /// - Parameters:
  ///   - phrase: Why a value that does not satisfy the rule is refused.
  ///   - isSatisfied: Returns whether a value satisfies it.
  package init(
    ofEntered phrase: TablePhrase, isSatisfied: @escaping @Sendable (_ value: Value) -> Bool
  ) {
    self.init(Message(phrase), nil, isSatisfied)
    concernsOnlyEntered = true
  }
}

extension ValidationRule {
  /// Explains that only texts can be empty.
  @available(*, unavailable, message: "only a text can be required: a number is never empty")
  public static var required: ValidationRule { ValidationRule("") { _ in true } }
}

extension ValidationRule where Value == String {
  /// The rule that a text contains something other than white space.
  public static var required: ValidationRule {
    ValidationRule(Message(.isEmpty), .notBlank) { text in
      text.unicodeScalars.contains { !$0.properties.isWhitespace }
    }
  }

  /// Returns the rule that the number of characters is in a range.
  public static func length(_ range: ClosedRange<Int>) -> ValidationRule {
    let message =
      switch range {
      case 1...1: Message(.oneCharacter)
      case range.lowerBound...range.lowerBound: Message(.characterCount, "\(range.lowerBound)")
      default: Message(.characterRange, "\(range.lowerBound)", "\(range.upperBound)")
      }
    return ValidationRule(message, .length(range)) { text in
      // No text has more characters than bytes: one that is short enough is not counted.
      let isInside =
        range.lowerBound <= min(text.utf8.count, 1) && text.utf8.count <= range.upperBound
      return isInside || range.contains(text.count)
    }
  }
}

extension ValidationRule where Value: Comparable & Sendable {
  /// Returns the rule that the value is in a range.
  public static func range(_ range: ClosedRange<Value>) -> ValidationRule {
    let (first, last) = ("\(range.lowerBound)", "\(range.upperBound)")
    let message = Message(outOfRangeFrom: first, to: last)
    return ValidationRule(message, .range(first, last)) { range.contains($0) }
  }
}

extension Array {
  /// Returns the message of the first rule that is not satisfied, or `nil` if all are: of those
  /// that concern any value, or of those that concern only what is entered.
  func firstRefusal<Value>(_ value: Value, ofEntered isEntered: Bool = false) -> Message?
  where Element == ValidationRule<Value> {
    for rule in self where rule.concernsOnlyEntered == isEntered {
      if let refusal = rule.refusal(value) { return refusal }
    }
    return nil
  }
}

extension Array {
  /// Returns the conditions of the rules that apply to every value, whatever its source.
  func conditions<Value>(in words: TableWords) -> [ValueCondition]
  where Element == ValidationRule<Value> {
    filter { !$0.concernsOnlyEntered }.map { $0.condition ?? .other($0.message.text(in: words)) }
  }
}
