/// What a rule demands of a value, as far as others than the rule itself can check it.
package indirect enum ValueCondition: Hashable, Sendable {
  /// The text has something other than white space.
  case notBlank
  /// The text has so many characters.
  case length(ClosedRange<Int>)
  /// The value is between two others, in their text form.
  case range(String, String)
  /// The value may be missing; its text is empty then.
  case mayBeEmpty
  /// Each entry of a list fulfils a condition.
  case entry(ValueCondition)
  /// The entries of a list are names of records: ASCII letters, digits, `-` and `_`.
  case recordNames
  /// What only the rule itself can check, as the phrase with which it refuses a value.
  case other(String)
}

extension Array {
  /// Returns what rules demand of every value, whatever it comes from.
  func conditions<Value>(in words: TableWords) -> [ValueCondition]
  where Element == ValidationRule<Value> {
    filter { !$0.concernsOnlyEntered }.map { $0.condition ?? .other($0.message.text(in: words)) }
  }
}
