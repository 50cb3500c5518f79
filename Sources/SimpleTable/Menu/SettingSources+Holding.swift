// What settings hold, and where it comes from.

extension SettingSources {
  /// Remembers what settings hold that were never read before where they are declared.
  ///
  /// What appears later than all others has its default, or what the program has set.
  mutating func remember(_ settings: [DeclaredSetting]) {
    for setting in settings where self[setting.key].assignment(of: setting) == nil {
      let first = hasReadAll ? setting.state.defaultValue : nil
      if setting.route.isOfRecord { keysOfRecords.insert(setting.key) }
      self[setting.key][setting.place] = SettingRecord.Assignment(
        place: setting.place, value: first ?? setting.value,
        setToFirst: setting.hasDefault ? nil : setting.reading.restore)
      if self[setting.key].reported == nil {
        self[setting.key].reported = SettingRecord.Holding(
          value: first ?? setting.value, source: .default)
      }
    }
  }

  /// Returns what a setting holds as it was read, and where that comes from.
  func holding(of setting: DeclaredSetting) -> SettingRecord.Holding {
    SettingRecord.Holding(value: setting.value, source: source(of: setting))
  }

  /// Returns where the value of a setting comes from, as it was read.
  func source(of setting: DeclaredSetting) -> SettingSource {
    self[setting.key].source(of: setting)
  }

  /// Returns what a setting holds as it was read, to return later.
  func replacedValue(of setting: DeclaredSetting) -> ReplacedValue? {
    self[setting.key].assignment(of: setting).map {
      ReplacedValue(assignment: $0, reading: setting.reading)
    }
  }

  /// Keeps what a run has decided of a setting.
  mutating func keep(_ outcome: DecisionRun.Outcome) {
    let setting = outcome.setting
    var record = self[setting.key]
    if outcome.assigned == nil, record.decision == outcome.decision,
      record.lockReason == outcome.lockReason, record.givenUp == outcome.givenUp
    {
      return
    }
    record.decision = outcome.decision
    record.lockReason = outcome.lockReason
    record.givenUp = outcome.givenUp
    if let value = outcome.assigned {
      record[setting.place]?.decision = outcome.decision
      record[setting.place]?.value = value
    }
    self[setting.key] = record
  }

  /// Keeps which settings are available after a decision.
  ///
  /// A record that is gone takes along what was assigned to its settings: one that gets its name later is
  /// a new one.
  mutating func keepAvailable(_ settings: [DeclaredSetting]) {
    hasGivenUp = settings.contains { self[$0.key].givenUp.isEmpty == false }
    guard !keysOfRecords.isEmpty else { return }
    let available = Set(settings.lazy.filter(\.route.isOfRecord).map(\.key))
    for key in keysOfRecords.subtracting(available) { self[key].forgetAssignments() }
    keysOfRecords.formIntersection(available)
  }

  /// Replaces the value that has decided a setting by the one that was read then.
  mutating func replaceDecision(of setting: DeclaredSetting, by value: SettingValue) {
    self[setting.key].decision.value = value
    self[setting.key][setting.place]?.decision.value = value
  }
}
