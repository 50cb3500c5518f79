import SimpleTable

/// The changes of settings that are still to be reported.
struct ReportQueue {
  var waiting: [SettingChange] = []

  /// Whether changes are being reported.
  var isReporting = false

  /// Whether reporting was ended once, as each report led to further changes.
  var isEndless = false

  /// The key whose change is being reported, and those that the handler has set while it was told of them.
  var reportedKey: String?
  var answeredKeys: Set<String> = []

  /// The keys that the handler has set each time that it was told of them.
  private(set) var repeatedKeys: Set<String> = []

  /// Returns whether the handler sets a key, once more, that it is told of; the first time is recorded.
  mutating func refuses(_ keys: some Sequence<String>) -> Bool {
    guard let key = reportedKey, keys.contains(key) else { return false }
    if answeredKeys.insert(key).inserted { return false }
    repeatedKeys.insert(key)
    return true
  }

  /// After how many rounds reporting ends.
  static let mostRounds = 1_000
}

extension Menu {
  /// Returns the settings with a new value or source, in the order of the pages; settings that
  /// disappeared come last.
  func changes(since moment: Moment, by cause: SettingChange.Cause) -> [SettingChange] {
    let known = known
    let gone = moment.assignedKeys.filter { known[$0] == nil }.compactMap { moment.assigned[$0] }
    return known.settings.compactMap { change(of: $0, $0.value, since: moment, by: cause) }
      + gone.compactMap { setting in
        let value = states[setting.key]?.value ?? setting.value
        return change(of: setting, value, since: moment, by: cause)
      }
  }

  private func change(
    of setting: DeclaredSetting, _ value: SettingValue, since moment: Moment,
    by cause: SettingChange.Cause
  ) -> SettingChange? {
    let (key, source) = (setting.key, states[setting.key]?.source ?? .default)
    guard let old = moment.holding(of: setting), old != (value, source) else { return nil }
    let texts = setting.isSecret ? ("", "") : (old.value.text, value.text)
    return SettingChange(
      key: key, oldValue: texts.0, newValue: texts.1, source: source, cause: cause)
  }

  /// Reports the changes so far.
  ///
  /// Changes that the handler makes are reported after those, not in between, and belong to the same event.
  func deliverChanges() {
    if reports.isReporting { return }
    reports.isReporting = true
    for _ in 0..<ReportQueue.mostRounds where !reports.waiting.isEmpty {
      let changes = reports.waiting
      reports.waiting = []
      for change in changes {
        reports.reportedKey = change.key
        onSettingChange?(change)
      }
    }
    (reports.reportedKey, reports.answeredKeys) = (nil, [])
    if !reports.waiting.isEmpty { (reports.isEndless, reports.waiting) = (true, []) }
    reports.isReporting = false
    history.close()
  }
}

extension Moment {
  /// Returns the value and source of a setting when the change began, or when it was last
  /// available; for a new setting, the default.
  ///
  /// It is `nil` for one that has appeared and was not assigned: it has its last value, or the program's.
  fileprivate func holding(of setting: DeclaredSetting) -> (value: SettingValue, SettingSource)? {
    let (key, before, state) = (setting.key, walk[setting.key], states[setting.key])
    guard let first = assigned[key] ?? before else { return nil }
    let value = values[key] ?? before?.value ?? state?.value
    return (value ?? first.defaultValue ?? first.value, state?.source ?? .default)
  }
}
