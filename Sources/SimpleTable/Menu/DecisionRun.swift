/// One run of deciding which candidate applies to each setting.
///
/// 1. Every setting gets its highest candidate, also one that it refuses as it is declared now: what
///    others get may make it valid.
/// 2. The description is evaluated. Settings that have appeared get their highest candidates, until
///    none appears. Then the candidates that are refused are given up together, and the next lower
///    ones apply; this repeats until none is refused.
/// 3. What was given up is offered again where the description accepts it, one candidate at a time
///    in the order of the pages, the higher candidate of a setting first. It is kept if nothing is
///    refused then; this repeats until none is kept.
///
/// A value that a setting takes from no store of its level is given up before it is assigned. Where
/// the value of a policy is given up, so are all others, until it is kept in the third step.
///
/// A default is never given up. A setting whose candidate is the one that already decided it keeps
/// the value that it has, which the program may have changed since.
///
/// For example, the store has `volume = 90` and `limit = 100`, the environment has `volume = 95`,
/// and a volume above the limit, which is 80 by default, is refused. `volume` becomes 95 and
/// `limit` 100; nothing is refused. If the environment had `volume = 120`, that would be refused in
/// the second step, and 90 would apply.
struct DecisionRun {
  private let sources: SettingSources
  private let door: any DecisionDoor
  private var states: [DeclaredSetting.Place: Progress] = [:]

  /// The place of the setting that had each key last, and the keys in the order in which they were
  /// first seen.
  private var places: [String: DeclaredSetting.Place] = [:]
  private var order: [String] = []

  /// The settings that were assigned, in the order in which they were first.
  private var touched: [DeclaredSetting.Place] = []

  /// What was given up, and what was offered again and kept, by key.
  private var givenUp: [String: [SettingSource: RefusedValue]] = [:]
  private var kept: [String: Set<SettingSource>] = [:]

  /// The keys of settings that get what decides them even if it did before.
  private let forced: Set<String>

  /// How far a run is with a setting.
  private struct Progress {
    /// The setting as it was evaluated last.
    var setting: DeclaredSetting

    /// The value before the setting was first assigned; `nil` before that.
    var before: Control.Reading?

    /// The decision that was applied, and whether the setting could be set to its value.
    var applied: SettingRecord.Decision?
    var isAssigned = true

    /// What locks the setting now.
    var lockReason: String?
  }

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - sources: What the sources hold, and what was decided before.
  ///   - forced: The keys of settings that get what decides them even if it did before.
  ///   - door: How the program's closures are called.
  init(
    _ sources: SettingSources, forced: Set<String> = [],
    through door: any DecisionDoor
  ) {
    self.sources = sources
    self.forced = forced
    self.door = door
  }
}

// MARK: - The three steps

extension DecisionRun {
  /// Decides, and sets the settings to their values.
  ///
  /// - Parameter walk: The pages as they are now.
  /// - Returns: The pages as they are then.
  mutating func decide(_ walk: MenuWalk) -> MenuWalk {
    offerAll(settle(walk))
  }

  /// Gives each setting its highest candidate that is not given up, and gives up what is refused.
  private mutating func settle(_ start: MenuWalk) -> MenuWalk {
    var walk = start
    while true {
      if assign(walk) {
        walk = door.evaluate()
        continue
      }
      let refused = refusals(walk)
      if refused.isEmpty { return walk }
      for (key, source, value) in refused { givenUp[key, default: [:]][source] = value }
    }
  }

  /// Offers each candidate that was given up again, until none is kept.
  private mutating func offerAll(_ start: MenuWalk) -> MenuWalk {
    var walk = start
    var isKept: Bool
    repeat {
      isKept = false
      for (key, source) in offers(walk) {
        guard let better = offer(source, to: key, walk) else { continue }
        walk = better
        isKept = true
      }
    } while isKept
    return walk
  }

  /// Returns what was given up, in the order of the pages, higher candidates first.
  private func offers(_ walk: MenuWalk) -> [(key: String, source: SettingSource)] {
    walk.settings.flatMap { setting in
      (givenUp[setting.key]?.keys.sorted(by: >) ?? []).map { (setting.key, $0) }
    }
  }

  /// Offers a candidate again, and returns the pages if it is kept.
  private mutating func offer(
    _ source: SettingSource, to key: String, _ walk: MenuWalk
  ) -> MenuWalk? {
    guard givenUp[key]?[source] != nil, kept[key]?.contains(source) != true,
      let setting = walk[key],
      let applied = states[setting.place]?.applied, applied.source < source,
      source == .policy || givenUp[key]?[.policy] == nil,
      let candidate = sources.candidates(for: setting).first(where: { $0.source == source }),
      refusal(of: candidate, for: setting, walk.variables.shared) == nil
    else { return nil }
    let before = self
    let restore = door.ask(setting.control.read).restore
    givenUp[key]?[source] = nil
    let next = assign(setting) ? door.evaluate() : walk
    guard states[setting.place]?.isAssigned == true, refusals(next).isEmpty else {
      restore?()
      self = before
      return nil
    }
    kept[key, default: []].insert(source)
    return settle(next)
  }

  /// Returns the candidates that are refused as the settings are declared now.
  private func refusals(
    _ walk: MenuWalk
  ) -> [(key: String, source: SettingSource, value: RefusedValue)] {
    walk.settings.compactMap { setting in
      guard let applied = states[setting.place]?.applied, applied.source != .default,
        let candidate = candidate(for: setting), candidate.decision == applied,
        let reason = refusal(of: candidate, for: setting, walk.variables.shared)
      else { return nil }
      return (setting.key, candidate.source, RefusedValue(key: candidate.name, reason: reason))
    }
  }

  private func refusal(
    of candidate: SettingCandidate, for setting: DeclaredSetting, _ collisions: [String: [String]]
  ) -> String? {
    door.ask { sources.refusal(of: candidate, for: setting, collisions: collisions) }
  }

  /// Returns the candidate that decides a setting, as far as candidates are given up.
  private func candidate(for setting: DeclaredSetting) -> SettingCandidate? {
    sources.deciding(sources.candidates(for: setting), givenUp: givenUp[setting.key] ?? [:])
  }
}

// MARK: - Assigning

extension DecisionRun {
  /// Assigns what decides each setting, and returns whether the pages must be evaluated again.
  private mutating func assign(_ walk: MenuWalk) -> Bool {
    var isChanged = false
    for setting in walk.settings {
      let place = setting.place
      states[place, default: Progress(setting: setting)].setting = setting
      if places.updateValue(place, forKey: setting.key) == nil { order.append(setting.key) }
      if assign(setting) { isChanged = true }
    }
    return isChanged
  }

  /// Assigns what decides a setting, and returns whether the program was given a value.
  private mutating func assign(_ setting: DeclaredSetting) -> Bool {
    let place = setting.place
    guard let state = states[place] else { return false }
    for (source, value) in sources.barred(for: setting) {
      givenUp[setting.key, default: [:]][source] = value
    }
    let candidate = candidate(for: setting)
    let decision = candidate?.decision ?? SettingRecord.Decision()
    if state.applied == decision {
      // A picker may have got the option that it did not have before.
      guard !state.isAssigned, let candidate, refusal(of: candidate, for: setting, [:]) == nil
      else { return false }
      return assign(candidate, to: setting)
    }
    states[place]?.applied = decision
    states[place]?.isAssigned = true
    states[place]?.lockReason = sources.lockReason(
      of: setting, candidate, givenUp: givenUp[setting.key] ?? [:])
    if wasDecided(setting, as: decision) {
      state.before?.restore?()
      return state.before != nil
    }
    if let candidate { return assign(candidate, to: setting) }
    touch(setting)
    setting.assignDefault(sources)
    return true
  }

  /// Assigns a candidate, or the default while the setting cannot be set to it.
  private mutating func assign(_ candidate: SettingCandidate, to setting: DeclaredSetting) -> Bool {
    touch(setting)
    let isAssigned = setting.control.input?.take(candidate.value.text) ?? false
    states[setting.place]?.isAssigned = isAssigned
    if !isAssigned { setting.assignDefault(sources) }
    return true
  }

  /// Reads a setting that is about to be assigned, so that its value can be taken back.
  private mutating func touch(_ setting: DeclaredSetting) {
    guard states[setting.place]?.before == nil else { return }
    states[setting.place]?.before = door.ask { setting.control.read() }
    touched.append(setting.place)
  }

  /// Returns whether a setting already has the value of a decision.
  private func wasDecided(
    _ setting: DeclaredSetting, as decision: SettingRecord.Decision
  ) -> Bool {
    let record = sources[setting.key]
    guard !forced.contains(setting.key), record.decision == decision else { return false }
    return decision.source == .default || record.owner == setting.place
  }

  /// Gives all settings the values back that they had before the run.
  func takeBack() {
    for place in touched.reversed() { states[place]?.before?.restore?() }
  }
}

// MARK: - The result

extension DecisionRun {
  /// A setting after a run.
  struct Outcome {
    let setting: DeclaredSetting
    let decision: SettingRecord.Decision
    let givenUp: [SettingSource: RefusedValue]

    /// Why the setting is locked; `nil` if it is not.
    let lockReason: String?

    /// The value before and after; both as it was evaluated if it was not assigned.
    let values: (old: Control.Reading, new: Control.Reading)
  }

  /// The settings that were seen, in the order in which they were first.
  var outcomes: [Outcome] { order.compactMap { self[$0] } }

  /// Returns the outcome of a setting, or `nil` if it was not seen.
  subscript(key: String) -> Outcome? { places[key].flatMap { states[$0] }.map(outcome) }

  private func outcome(_ state: Progress) -> Outcome {
    let setting = state.setting
    let decision = state.applied ?? SettingRecord.Decision()
    let old = state.before ?? setting.reading
    let new = state.before == nil ? old : door.ask { setting.control.read() }
    return Outcome(
      setting: setting, decision: decision, givenUp: givenUp[setting.key] ?? [:],
      lockReason: state.lockReason, values: (old, new))
  }
}

/// How a run evaluates the description, and calls the program's getters and rules.
protocol DecisionDoor: AnyObject {
  /// Evaluates all pages.
  func evaluate() -> MenuWalk

  /// Calls getters and rules, which must not use the menu meanwhile.
  func ask<Result>(_ body: () -> Result) -> Result
}
