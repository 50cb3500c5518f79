/// Whether a section, a disclosure row or a picker shows its rows.
public enum CollapseState: Hashable, Sendable {
  /// The rows are not shown.
  case collapsed
  /// The rows are shown.
  case expanded
}
