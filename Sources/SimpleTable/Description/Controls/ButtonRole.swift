/// What kind of action a button is.
public enum ButtonRole: Hashable, Sendable {
  /// An ordinary action.
  case normal
  /// An action that deletes or cannot be undone.
  case destructive
  /// An action that cancels.
  case cancel
}
