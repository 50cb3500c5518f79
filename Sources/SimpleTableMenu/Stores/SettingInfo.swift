public import SimpleTable

/// The state of one setting of a menu, without the value of a secret.
public struct SettingInfo: Hashable, Sendable {
  /// The key under which the setting is stored, set and reported.
  public let key: String

  /// The title of its row, or the header of its group of choices.
  public let title: String

  /// The titles of the pages from the first one to that of the setting.
  public let pageTitles: [String]

  /// The explanation of the setting.
  public let help: String?

  /// The possible values.
  public let kind: SettingKind

  /// The value as text: `true`, `60`, `dark`; empty for a secret.
  public let value: String

  /// The value as the user sees it: `On`, `60 %`, `Dark`; empty for a secret.
  public let label: String

  /// The value that applies while none is stored; `nil` if none was declared, and for a secret.
  public let defaultValue: String?

  /// Where the value comes from.
  public let source: SettingSource

  /// Whether the program has changed the value itself since the last decision; such a value is not
  /// stored.
  public let isSetByProgram: Bool

  /// Whether the store of the edited level holds a value for the key, or will when the menu is saved.
  public let isStored: Bool

  /// Whether the value must not be shown.
  public let isSecret: Bool

  /// Whether the description disables the setting; a locked setting need not be disabled.
  public let isDisabled: Bool

  /// Why the setting is disabled; `nil` if it is not or no reason was given.
  public let disabledReason: String?

  /// What decides the value, as in "set by MYTOOL_VOLUME"; `nil` unless the setting is locked.
  public let lockReason: String?

  /// Why the value, or the one that is stored, is not valid; `nil` if it is.
  public let invalidReason: String?

  /// What to use instead of the setting; `nil` unless it is deprecated.
  public let deprecation: String?

  /// Whether a change of the setting takes effect when the program starts again.
  public let needsRestart: Bool

  /// The name of its flag, as in `volume` for `--volume`; `nil` if it has none, as a secret.
  public let flag: String?

  /// The sources that have a value for the setting, the one that applies first.
  public let sources: [Source]

  /// Whether a source above the edited level decides the value, so that it cannot be changed now.
  public var isLocked: Bool { lockReason != nil }
}

extension SettingInfo {
  /// Whether the value is a list of entries, or of several options.
  package var isList: Bool { kind.isList }

  /// A value that a source has for a setting.
  public struct Source: Hashable, Sendable {
    /// Where the value is: a level, the environment, an argument, or the default.
    public let source: SettingSource

    /// The path or the variable that the value comes from; `nil` where there is none.
    public let origin: String?

    /// The value as text; empty for a secret.
    public let value: String

    /// Why the value was refused; `nil` if it applies or is only overridden.
    public let refusal: String?
  }
}

extension SettingInfo: CustomStringConvertible {
  /// The key and the value, as in `sound.volume=60`; the key alone for a secret.
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

  /// Whether a change was made, undone, or done again.
  public let cause: Cause

  /// Whether a change is made, undone, or done again.
  public enum Cause: Hashable, Sendable {
    /// The user or the program has set or unset the value.
    case change
    /// `undo` has brought the value back that was there before.
    case undo
    /// `redo` has brought the value back that was undone.
    case redo
  }

  /// Returns the change that leads from before this one to after the next one of the same setting.
  package func followed(by next: SettingChange) -> SettingChange {
    SettingChange(
      key: key, oldValue: oldValue, newValue: next.newValue, source: next.source, cause: next.cause)
  }
}

/// A value that a setting refused, or an invalid value that it has.
public struct RefusedValue: Hashable, Sendable {
  /// The key, or the name of the environment variable.
  public let key: String

  /// Why, as a phrase such as "must be from 0 to 100".
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
  /// The key and the reason, as in `volume: must be from 0 to 100` or `ignored[3]: must not be
  /// empty`, without control characters.
  public var description: String { text.sanitized }
}
