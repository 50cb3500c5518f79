/// What became of setting or stepping a row's value.
public enum ValueOutcome: Hashable, Sendable {
  /// The value was taken.
  case accepted
  /// The value was not taken, for the reason given as a phrase such as "must not be empty".
  case refused(String)
  /// The row was left alone, for a reason.
  case ignored(SelectionOutcome.Reason)
}
