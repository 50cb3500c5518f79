/// Whether something that folds hides its rows behind its header.
public enum CollapseState: Hashable, Sendable {
  /// The rows are hidden.
  case collapsed
  /// The rows are in view.
  case expanded
}
