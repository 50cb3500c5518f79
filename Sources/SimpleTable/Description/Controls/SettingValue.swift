/// The value of a setting as a store keeps it.
public enum SettingValue: Hashable, Sendable {
  /// On or off.
  case bool(Bool)
  /// A number in its decimal form, such as `60` or `0.5`, so that no digit is lost.
  case number(String)
  /// A text.
  case text(String)
  /// Several texts, in order.
  case texts([String])
  /// Something that no setting holds, described as in "an object".
  case other(String)
}
