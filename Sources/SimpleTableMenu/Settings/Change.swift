import SimpleTable

/// A change that was begun: what was before it, and what it has assigned since.
struct Change {
  /// The pages, the verdicts and the sources as they were.
  let walk: MenuWalk
  let states: [String: KeyState]
  let sources: Sources

  /// Whether nothing was to be assigned when it began.
  let isSettled: Bool

  /// The values of settings before, where they differ from those that the pages have read.
  var values: [String: SettingValue] = [:]

  /// The settings that were assigned since, as they were seen first, in that order.
  private var assigned: [String: DeclaredSetting] = [:]
  private var assignedKeys: [String] = []

  init(
    _ walk: MenuWalk, _ states: [String: KeyState], _ sources: Sources, isSettled: Bool = false
  ) {
    (self.walk, self.states, self.sources, self.isSettled) = (walk, states, sources, isSettled)
  }

  /// Adds the values that a decision has assigned.
  mutating func add(_ decision: Decision) {
    for setting in decision.seen
    where decision.assigned.contains(setting.key) && assigned[setting.key] == nil {
      assigned[setting.key] = setting
      assignedKeys.append(setting.key)
    }
  }
}

extension Change {
  /// Returns the settings with a new value or source, in the order of the pages; settings that
  /// disappeared come last.
  func reports(
    _ known: MenuWalk, _ states: [String: KeyState], by cause: SettingChange.Cause
  ) -> [SettingChange] {
    let gone = assignedKeys.filter { known[$0] == nil }.compactMap { assigned[$0] }
    let all =
      known.settings.map { ($0, $0.value) }
      + gone.map { ($0, states[$0.key]?.value ?? $0.value) }
    return all.compactMap { setting, value in
      let source = states[setting.key]?.source ?? .default
      guard let old = held(setting), old != (value, source) else { return nil }
      let texts = setting.isSecret ? ("", "") : (old.value.text, value.text)
      return SettingChange(
        key: setting.key, oldValue: texts.0, newValue: texts.1, source: source, cause: cause)
    }
  }

  /// Returns the value and source of a setting when the change began, or when it was last
  /// available; for a new setting, the default.
  ///
  /// It is `nil` for one that has appeared and was not assigned: it has its last value, or the
  /// program's.
  private func held(_ setting: DeclaredSetting) -> (value: SettingValue, SettingSource)? {
    let (key, before, state) = (setting.key, walk[setting.key], states[setting.key])
    guard let first = assigned[key] ?? before else { return nil }
    let value = values[key] ?? before?.value ?? state?.value
    return (value ?? first.defaultValue ?? first.value, state?.source ?? .default)
  }

  /// Returns what the change is an event of: the difference of the edited level, without secrets.
  func event(_ known: MenuWalk, _ sources: Sources, changing keys: Set<String>) -> Event {
    Event(from: self.sources, to: sources, changing: keys) { key in
      (known[key] ?? walk[key])?.isSecret == true
    }
  }

  /// Returns the question about the change of a setting that is to be confirmed.
  func question(about setting: DeclaredSetting) -> Event.Question {
    Event.Question(
      title: setting.row.title, seconds: setting.secondsToConfirm ?? 0,
      values: walk[setting.key].map { [setting.key: $0.value] } ?? [:])
  }
}
