public import SimpleTable

/// The state of a setting of a menu; it never contains a secret.
public struct SettingInfo: Hashable, Sendable {
  /// The key under which the setting is stored, set and reported.
  public let key: String

  /// The title of its row.
  public let title: String

  /// The titles of the pages from the first one to that of the setting.
  public let pageTitles: [String]

  /// The text that explains the setting.
  public let help: String?

  /// The kind of the setting, with its possible values.
  public let kind: SettingKind

  /// The text form of the value, such as "true", "60" or "dark"; empty for a secret.
  public let value: String

  /// The value as the user sees it, such as "On", "60 %" or "Dark"; empty for a secret.
  public let label: String

  /// The value that applies while none is stored; `nil` if none was declared, and for a secret.
  public let defaultValue: String?

  /// Where the value comes from.
  public let source: SettingSource

  /// Whether the program has changed the value itself since the menu last assigned it.
  ///
  /// Such a value is not stored.
  public let isSetByProgram: Bool

  /// Whether the edited level holds a value for the key, saved or not yet saved.
  public let isStored: Bool

  /// Whether the value is a secret, which must not be shown.
  public let isSecret: Bool

  /// Whether the description disables the setting; a locked setting need not be disabled.
  public let isDisabled: Bool

  /// Why the setting is disabled, or `nil` if it is not or no reason was given.
  public let disabledReason: String?

  /// What decides the value, as in "set by MYTOOL_VOLUME"; `nil` unless the setting is locked.
  public let lockReason: String?

  /// Why the value, or a stored one, is not valid; `nil` if all are.
  public let invalidReason: String?

  /// What to use instead of the setting; `nil` unless it is deprecated.
  public let deprecation: String?

  /// Whether a change of the setting only takes effect when the program starts again.
  public let needsRestart: Bool

  /// The name of its flag, as in `volume` for `--volume`; `nil` without a flag, as for a secret.
  public let flag: String?

  /// The sources with a value for the setting, beginning with the one that applies.
  public let sources: [Source]

  /// Whether a source above the edited level decides the value, so that it cannot be changed now.
  public var isLocked: Bool { lockReason != nil }
}

extension SettingInfo {
  /// Whether the value has entries that can be added and removed.
  package var hasEntries: Bool { kind.hasEntries }

  /// A value that a source has for a setting.
  public struct Source: Hashable, Sendable {
    /// The source: a level, the environment, an argument, or the default.
    public let source: SettingSource

    /// The path or the variable that the value comes from, if there is one.
    public let origin: String?

    /// The value as text; empty for a secret.
    public let value: String

    /// Why the value was refused; `nil` if it applies or is only overridden.
    public let refusal: String?
  }
}

extension SettingInfo: CustomStringConvertible {
  /// The key and the value with an equals sign between them; the key alone for a secret.
  public var description: String { isSecret ? key : "\(key)=\(value)".sanitized }
}

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

/// A value that a setting has refused, or an invalid value that it has.
public struct RefusedValue: Hashable, Sendable {
  /// The key, or the name of the environment variable.
  public let key: String

  /// The reason, such as "must be from 0 to 100".
  public let reason: String

  package init(key: String, reason: String) {
    self.key = key
    self.reason = reason
  }
}

extension RefusedValue {
  /// The key and the reason as they are; the reason of an entry begins with its number.
  package var text: String { reason.begins(with: "[") ? key + reason : "\(key): \(reason)" }
}

extension RefusedValue: CustomStringConvertible {
  /// The key and the reason, without control characters.
  ///
  /// For example, `volume: must be from 0 to 100`, or `ignored[3]: must not be empty` for an entry
  /// of a list.
  public var description: String { text.sanitized }
}
