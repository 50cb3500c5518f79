/// The moment at which a value is checked against its rules.
public enum ValidationMoment: Hashable, Sendable {
  /// When the value is set.
  case onCommit
  /// At each change while the value is typed, and whenever it is shown.
  case onChange
}
