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
