/// Whether the rows of a section or below a row are hidden.
public enum CollapseState: Hashable, Sendable {
  /// The rows are hidden.
  case collapsed
  /// The rows are in view.
  case expanded
}
