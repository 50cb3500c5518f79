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
