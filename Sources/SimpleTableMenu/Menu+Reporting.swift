import SimpleTable

/// The changes of settings that are still to be reported.
struct ReportQueue {
  private var pending: [SettingChange] = []

  /// Whether changes are being reported.
  private(set) var isReporting = false

  /// How often changes were returned since reporting began.
  private var roundCount = 0

  /// Whether reporting was ended, as each report led to further changes.
  private(set) var isEndless = false

  /// After how many rounds reporting ends.
  private static let limit = 1_000

  mutating func add(_ changes: [SettingChange]) { pending += changes }

  /// Begins to report, unless that has begun already.
  mutating func begin() -> Bool {
    defer { isReporting = true }
    return !isReporting
  }

  /// Returns the waiting changes, in order.
  ///
  /// Reporting ends if there are none, or if they never end.
  mutating func next() -> [SettingChange] {
    if roundCount == Self.limit { (isEndless, pending) = (true, []) }
    defer { pending = [] }
    isReporting = !pending.isEmpty
    roundCount = isReporting ? roundCount + 1 : 0
    return pending
  }
}

extension Menu {
  /// What a setting holds: its value, and the source that decides it.
  private typealias Holding = (value: SettingValue, source: SettingSource)

  /// Returns the settings with a new value or source, in the order of the pages; settings that
  /// disappeared come last.
  func changes(since moment: Moment, by cause: SettingChange.Cause) -> [SettingChange] {
    let known = known
    var changes: [SettingChange] = []
    func add(_ setting: DeclaredSetting, _ new: Holding, at place: Int) {
      let key = setting.key
      let value = moment.walk.value(of: key, near: place)
      // A setting that was not assigned keeps its source.
      if value == new.value, moment.assigned[key] == nil, moment.values[key] == nil { return }
      // A setting that appears and was not assigned has its last value, or the program's.
      guard value != nil || moment.assigned[key] != nil,
        let old = holding(of: key, value, in: moment), old != new
      else { return }
      let texts = setting.isSecret ? ("", "") : (old.value.text, new.value.text)
      changes.append(
        SettingChange(
          key: key, oldValue: texts.0, newValue: texts.1, source: new.source, cause: cause))
    }
    for (place, setting) in known.settings.enumerated() {
      add(setting, (setting.value, states[setting.key]?.source ?? .default), at: place)
    }
    for key in moment.assignedKeys where known[key] == nil {
      guard let setting = moment.assigned[key], let state = states[key] else { continue }
      add(setting, (state.value, state.source), at: .max)
    }
    return changes
  }

  /// Returns what a setting held when a change began, or when it was available last.
  private func holding(
    of key: String, _ value: SettingValue?, in moment: Moment
  ) -> Holding? {
    let state = moment.states[key]
    guard let value = moment.values[key] ?? value ?? state?.value else {
      // It was never seen before.
      guard let first = moment.assigned[key] else { return nil }
      return (first.state.defaultValue ?? first.value, .default)
    }
    return (value, state?.source ?? .default)
  }

  /// Reports the changes so far.
  ///
  /// Changes that the handler makes are reported after those, not in between, and belong to the same event.
  func deliverChanges() {
    guard reports.begin() else { return }
    while true {
      let next = reports.next()
      if next.isEmpty { break }
      for change in next { onSettingChange?(change) }
    }
    history.close()
  }
}
