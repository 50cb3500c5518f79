import SimpleTable

/// An action of a row that has not ended, with the values of settings when it began.
final class RunningAction {
  /// The values by key; for settings that were assigned since, those read then.
  var values: [String: SettingValue]

  /// The row, where the action takes time.
  let row: ActionRow?

  init(_ settings: [DeclaredSetting], row: ActionRow?) {
    values = Dictionary(settings.map { ($0.key, $0.read().value) }) { first, _ in first }
    self.row = row
  }
}

extension RunningAction {
  /// Returns the settings that the action has changed, that are not barred, and whose rows accept
  /// what they read.
  func changed(
    _ walk: MenuWalk, at source: SettingSource, isBarred: (DeclaredSetting) -> Bool
  ) -> [DeclaredSetting] {
    walk.settings.filter { setting in
      guard let value = values[setting.key] ?? setting.defaultValue, value != setting.value,
        !isBarred(setting)
      else { return false }
      let candidate = Candidate(source: source, name: setting.key, value: setting.value)
      return setting.refusal(of: candidate) == nil
    }
  }
}

/// The actions of rows that have not ended.
struct RunningActions {
  private var all: [RunningAction] = []

  /// Returns the action of a row; `nil` where none runs.
  func ofRow(_ row: ActionRow) -> RunningAction? { all.first { $0.row == row } }

  mutating func add(_ action: RunningAction) { all.append(action) }

  mutating func remove(_ action: RunningAction) { all.removeAll { $0 === action } }

  /// Drops the previous action of a row that begins again.
  mutating func drop(_ row: ActionRow?) { all.removeAll { $0.row != nil && $0.row == row } }

  /// Records a value that the menu has assigned, so that no action has changed it.
  func record(_ value: SettingValue?, of key: String) {
    for action in all { action.values[key] = value }
  }
}
