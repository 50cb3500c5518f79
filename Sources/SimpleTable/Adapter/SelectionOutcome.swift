/// The result of selecting a row or tapping its accessory.
public enum SelectionOutcome: Hashable, Sendable {
  /// What was declared for it has run.
  case handled
  /// Nothing has run yet: the question must be answered first.
  case needsConfirmation(String)
  /// Nothing has run, for a reason.
  case ignored(Reason)

  /// Why nothing has run.
  public enum Reason: Hashable, Sendable {
    /// The row is disabled.
    case disabled
    /// Nothing is declared that would run.
    case notSelectable
    /// No row is visible there.
    case unknownRow
  }
}
