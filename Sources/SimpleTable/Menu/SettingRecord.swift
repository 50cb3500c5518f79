/// What a menu knows of one key.
struct SettingRecord {
  /// Whether a secret was stored under the key since the menu was made.
  var isSecret = false

  /// What decides the value of the setting that has the key.
  var decision = Decision()

  /// The setting to which the decision was applied; `nil` before the first one.
  var owner: DeclaredSetting.Place?

  /// What locks the setting, as in "set by MYTOOL_VOLUME"; `nil` unless it is locked.
  var lockReason: String?

  /// The candidates that were given up, by their sources.
  var givenUp: [SettingSource: RefusedValue] = [:]

  /// Functions that set a setting without a default to the value that was read first.
  var firstValues: [DeclaredSetting.Place: () -> Void] = [:]

  /// Whether the setting was unset although it has no default.
  var wasUnsetWithoutDefault = false
}

extension SettingRecord {
  /// The source that decides a value, and what it says; the default says nothing.
  struct Decision: Equatable {
    var source = SettingSource.default
    var value: SettingValue?
  }
}

/// A value that a source has for a setting.
struct SettingCandidate {
  let source: SettingSource

  /// The key or the name of the variable under which the source has it.
  let name: String
  let value: SettingValue

  /// The place of the store, or the name of the variable.
  var origin: String?

  var decision: SettingRecord.Decision {
    SettingRecord.Decision(source: source, value: value)
  }

  /// What decides a setting while the candidate does, as in "set by MYTOOL_VOLUME".
  func decides(in words: TableWords) -> String {
    switch source {
    case .environment: words(.setByVariable, name)
    case .argument: words[.setByArgument]
    default:
      origin.map { words(.setByLevel, source.rawValue, $0) }
        ?? words(.setByVariable, source.rawValue)
    }
  }
}
