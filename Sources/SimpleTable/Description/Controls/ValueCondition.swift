/// The condition of a rule, in a form that a schema can express.
package indirect enum ValueCondition: Hashable, Sendable {
  /// The text has something other than white space.
  case notBlank
  /// The number of characters is in a range.
  case length(ClosedRange<Int>)
  /// The value is between two others, in their text form.
  case range(String, String)
  /// The value may be missing; its text is empty then.
  case mayBeEmpty
  /// Each entry of a list satisfies a condition.
  case entry(ValueCondition)
  /// The entries of a list are names of records: ASCII letters, digits, `-` and `_`.
  case recordNames
  /// A condition that only the rule itself can check, as the phrase with which it refuses a value.
  case other(String)
}
