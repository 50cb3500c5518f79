/// A change of what decides settings, from its beginning.
struct SettingTransaction {
  /// The pages and what was known before anything was changed.
  let start: MenuWalk
  let before: SettingSources

  /// The pages as they were evaluated before that; `nil` if they were not.
  private let last: MenuWalk?

  /// The pages as they are now.
  var walk: MenuWalk

  /// The keys of the settings that are changed, apart from what follows from that.
  var keys: Set<String> = []

  /// Whether it was decided what applies now.
  var isDecided = false

  /// The settings that were assigned, and what they held then, by key.
  private var assigned: [String: (setting: DeclaredSetting, held: SettingRecord.Holding)] = [:]

  /// What settings read at first that have appeared since, by key.
  private var appeared: [String: ControlReading] = [:]

  /// What settings held before the change began, where that is not what they held at its start.
  var held: [String: SettingRecord.Holding] = [:]

  /// What settings held over which something else was assigned.
  var replaced: [DeclaredSetting.Place: ReplacedValue] = [:]

  /// The keys of the settings that were assigned.
  var assignedKeys: Set<String> { Set(assigned.keys) }

  /// Begins from what was reported of settings last, as what was tried since was not.
  mutating func holdReported(of keys: Set<String>) {
    for key in keys { held[key] = before[key].reported }
  }

  /// Creates a transaction.
  ///
  /// - Parameters:
  ///   - walk: The pages as they are now.
  ///   - last: The pages as they were evaluated before that; `nil` if they were not.
  ///   - sources: What is known now.
  init(_ walk: MenuWalk, after last: MenuWalk?, _ sources: SettingSources) {
    start = walk
    self.last = last
    before = sources
    self.walk = walk
  }

  /// Keeps what a run has seen and replaced.
  mutating func add(_ run: DecisionRun) {
    for outcome in run.outcomes {
      let setting = outcome.setting
      guard let first = start[setting.key] else {
        if appeared[setting.key] == nil { appeared[setting.key] = outcome.first }
        continue
      }
      if outcome.isTouched {
        let value = outcome.assigned ?? setting.value
        let held = SettingRecord.Holding(value: value, source: outcome.decision.source)
        assigned[setting.key] = (setting, held)
        replaced[first.place] = before.replacedValue(of: first)
      }
    }
  }

  /// Returns what is different at the edited level, as an event of the user.
  ///
  /// - Parameters:
  ///   - sources: What is known now.
  ///   - keptSecrets: The keys of secrets that are part of the event, unlike others.
  /// - Returns: The event.
  func event(to sources: SettingSources, keptSecrets: [String]) -> SettingEvent {
    let (old, new) = (before[before.editedLevel], sources[before.editedLevel])
    let changed = new.keys(changedSince: old)
    if changed.isEmpty, replaced.isEmpty { return SettingEvent() }
    var owners: [String: DeclaredSetting] = [:]
    for setting in start.settings + walk.settings {
      for key in setting.keys where changed.contains(key) && owners[key]?.key != key {
        owners[key] = setting
      }
    }
    var changes: [String: SettingEvent.Change] = [:]
    for key in changed {
      let isSecret = owners[key]?.isSecret == true || sources[key].isSecret
      if isSecret, !keptSecrets.contains(key) { continue }
      changes[key] = SettingEvent.Change(owner: owners[key]?.place, old: old[key], new: new[key])
    }
    var values: [String: (old: SettingValue, new: SettingValue)] = [:]
    for key in Set(changes.compactMap(\.value.owner?.key)) {
      guard let now = walk[key] ?? start[key] else { continue }
      values[key] = ((start[key] ?? now).value, now.value)
    }
    let replaced = replaced.filter { start[$0.key.key]?.isSecret != true }
    let changedKeys = replaced.filter { place, old in
      keys.contains(place.key) && walk[place.key].map { $0.value != old.reading.value } ?? true
    }
    return SettingEvent(
      changes, values: values, replaced: replaced,
      changedKeys: Set(changedKeys.keys.lazy.map(\.key)))
  }

  /// Returns what settings hold now that they did not before, in the order of the pages.
  ///
  /// What the program has set itself is reported first where something else was assigned over it.
  ///
  /// - Parameter sources: What is known now; what is reported is kept there.
  /// - Returns: The changes.
  func report(to sources: inout SettingSources) -> [SettingChange] {
    var (own, changes): ([SettingChange], [SettingChange]) = ([], [])
    func add(
      _ setting: DeclaredSetting, from old: SettingRecord.Holding, to new: SettingRecord.Holding
    ) {
      guard old != new else { return }
      if let reported = sources[setting.key].reported, reported != old, old.source == .program {
        own.append(SettingChange(setting, from: reported, to: old))
      }
      sources[setting.key].reported = new
      changes.append(SettingChange(setting, from: old, to: new))
    }
    for setting in walk.settings where mayHaveChanged(setting) {
      let reported = sources[setting.key].reported
      add(setting, from: holding(of: setting, reported: reported), to: sources.holding(of: setting))
    }
    // What was assigned to settings that are not available any more counts, too.
    for first in start.settings where walk[first.key] == nil {
      guard let (setting, new) = assigned[first.key] else { continue }
      add(setting, from: before.holding(of: first), to: new)
    }
    return own + changes
  }

  /// Returns whether a setting may hold something else than before: it was assigned, its value differs,
  /// or it was not available.
  private func mayHaveChanged(_ setting: DeclaredSetting) -> Bool {
    guard assigned[setting.key] == nil, held[setting.key] == nil else { return true }
    return start[setting.key]?.value != setting.value
      || last.map { $0[setting.key] == nil } ?? false
  }

  /// Returns what a setting held before.
  private func holding(
    of setting: DeclaredSetting, reported: SettingRecord.Holding?
  ) -> SettingRecord.Holding {
    if let held = held[setting.key] { return held }
    let first = start[setting.key]
    if let first, last == nil || last?[setting.key] != nil { return before.holding(of: first) }
    // It was not available before.
    let value = first?.value ?? appeared[setting.key]?.value ?? setting.value
    if let assigned = before[setting.key][setting.place], assigned.value != value {
      return SettingRecord.Holding(value: value, source: .program)
    }
    return reported ?? SettingRecord.Holding(value: value, source: .default)
  }
}

extension SettingChange {
  /// Creates the change of what a setting holds, without the values of a secret.
  init(
    _ setting: DeclaredSetting, from old: SettingRecord.Holding, to new: SettingRecord.Holding
  ) {
    let texts = setting.isSecret ? ("", "") : (old.value.text, new.value.text)
    self.init(
      key: setting.key, oldValue: texts.0, newValue: texts.1, source: new.source)
  }
}
