/// What a menu knows of one key.
struct SettingRecord {
  /// What is still to be saved for the key; `nil` where the store holds what it should.
  var change: Change?

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
  /// A change of what is stored.
  enum Change: Equatable {
    case set(SettingValue)
    case unset

    /// A text that is tried as a new value, whatever the kind of the setting.
    case entered(String)

    /// The value that will be stored, or `nil` if none will be.
    var value: SettingValue? {
      switch self {
      case .set(let value): value
      case .entered(let text): .text(text)
      case .unset: nil
      }
    }
  }

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

  var decision: SettingRecord.Decision {
    SettingRecord.Decision(source: source, value: value)
  }

  /// Returns what locks the setting while the candidate decides it, or `nil` if that locks none.
  func lockReason(in words: TableWords) -> String? {
    switch source {
    case .default, .store: nil
    case .environment: words(.setByVariable, name)
    case .argument: words(.setByArgument)
    }
  }
}
