/// A change of a setting's value or source.
public struct SettingChange: Hashable, Sendable {
  /// The key of the setting.
  public let key: String

  /// The value before, as text; empty for a secret.
  public let oldValue: String

  /// The value now, as text; empty for a secret.
  public let newValue: String

  /// Where the value comes from now.
  public let source: SettingSource

  /// Whether the change was made, undone or redone.
  public let cause: Cause

  /// The way in which a setting was changed.
  public enum Cause: Hashable, Sendable {
    /// The value was set or unset.
    case change
    /// A change was undone, so the setting has its earlier value.
    case undo
    /// A change was redone, so the setting has the value that was undone.
    case redo
  }

  /// Returns the change that leads from before this one to after the next one of the same setting.
  package func followed(by next: SettingChange) -> SettingChange {
    SettingChange(
      key: key, oldValue: oldValue, newValue: next.newValue, source: next.source, cause: next.cause)
  }
}
