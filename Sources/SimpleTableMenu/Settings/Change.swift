import SimpleTable

/// A change that was begun: what was before it, and what it has assigned since.
struct Change {
  /// The pages, the verdicts and the sources as they were.
  let walk: MenuWalk
  let states: KeyStates
  let sources: Sources

  /// The numbers of the settings that were to be assigned when it began.
  let unsettled: [Int]

  /// The values of settings before, where they differ from those that the pages have read.
  var values: [String: SettingValue] = [:]

  /// The settings that were assigned since, as they were when that was done first.
  private var assigned: [String: DeclaredSetting] = [:]

  init(
    _ walk: MenuWalk, _ states: KeyStates, _ sources: Sources, unsettled: [Int]
  ) {
    (self.walk, self.states, self.sources, self.unsettled) = (walk, states, sources, unsettled)
  }

  /// Whether nothing was to be assigned when it began.
  var isSettled: Bool { unsettled.isEmpty }

  /// Returns the numbers of the settings that may be judged otherwise after the user has changed some keys, and
  /// of those that were to be assigned anyway.
  func numbers(judgedBy sources: Sources, after keys: Set<String>) -> [Int] {
    var keys = keys
    for level in SettingLevel.allCases {
      keys.formUnion(sources[level].keys(changedSince: self.sources[level]))
    }
    return Set(unsettled).union(keys.flatMap(walk.numbers(ofReadersOf:))).sorted()
  }

  /// Adds the values that a decision has assigned.
  mutating func add(_ decision: Decision) {
    for setting in decision.assigned where assigned[setting.key] == nil {
      assigned[setting.key] = setting
    }
  }
}

extension Change {
  /// Returns the settings with a new value or source, in the order of the pages; settings that
  /// disappeared come last.
  func reports(
    _ known: MenuWalk, _ states: KeyStates, by cause: SettingChange.Cause
  ) -> [SettingChange] {
    func report(_ setting: DeclaredSetting, _ value: SettingValue, _ number: Int) -> SettingChange?
    {
      let source = states.source(of: setting.key, near: number)
      guard let old = held(setting, number), old != (value, source) else { return nil }
      let texts = setting.isSecret ? ("", "") : (old.value.text, value.text)
      return SettingChange(
        key: setting.key, oldValue: texts.0, newValue: texts.1, source: source, cause: cause)
    }
    let gone = known.order(of: assigned.keys.filter { known[$0] == nil }, walk)
    return known.settings.indices.compactMap { number in
      report(known.settings[number], known.settings[number].value, number)
    }
      + gone.compactMap { key in
        assigned[key].flatMap { report($0, states[key]?.value ?? $0.value, 0) }
      }
  }

  /// Returns the value and source of a setting when the change began, or when it was last
  /// available; for a new setting, the default.
  ///
  /// It is `nil` for one that has appeared and was not assigned: it has its last value, or the program's.
  private func held(
    _ setting: DeclaredSetting, _ number: Int
  ) -> (value: SettingValue, SettingSource)? {
    let key = setting.key
    let source = states.source(of: key, near: number)
    if let before = walk.number(of: key, near: number) {
      return (values[key] ?? walk.settings[before].value, source)
    }
    guard let first = assigned[key] else { return nil }
    let value = values[key] ?? states[key]?.value
    return (value ?? first.defaultValue ?? first.value, source)
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
      key: setting.key, title: setting.row.title, seconds: setting.secondsToConfirm ?? 0,
      values: walk[setting.key].map { [setting.key: $0.value] } ?? [:])
  }
}
