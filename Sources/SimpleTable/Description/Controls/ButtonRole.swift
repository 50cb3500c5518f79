/// The kind of a button's action.
public enum ButtonRole: Hashable, Sendable {
  /// An ordinary action.
  case normal
  /// An action that deletes something or cannot be undone.
  case destructive
  /// An action that cancels something.
  case cancel
}
