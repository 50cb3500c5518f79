/// Where a picker shows its options.
public enum PickerStyle: Hashable, Sendable {
  /// Below the row while it is expanded.
  case inline
  /// In a table of their own.
  case page
}
