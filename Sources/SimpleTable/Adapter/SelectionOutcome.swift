/// The result of selecting a row or tapping its accessory.
public enum SelectionOutcome: Hashable, Sendable {
  /// The declared action has run.
  case handled
  /// No action has run yet: the question must be answered first.
  case needsConfirmation(String)
  /// No action has run, for a reason.
  case ignored(Reason)

  /// Why no action has run.
  public enum Reason: Hashable, Sendable {
    /// The row is disabled.
    case disabled
    /// No action is declared.
    case notSelectable
    /// No row is visible there.
    case unknownRow
  }
}
