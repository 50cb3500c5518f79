/// When a value is checked against its rules.
public enum ValidationMoment: Hashable, Sendable {
  /// When it is set.
  case onCommit
  /// At each change while it is typed, and where it is shown.
  case onChange
}
