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
/// A default is never given up. A setting whose candidate is the one that was last assigned where it
/// is declared keeps the value that it has, which the program may have changed since; but not the value
/// of a row that has its key and its state by turns.
///
/// A key has moved where its control reads another value than the control that had the key before:
/// its binding depends on another setting, or two rows with states of their own have it by turns. It
/// is assigned once at each place and not again, as that may never end.
///
/// For example, the store has `volume = 90` and `limit = 100`, the environment has `volume = 95`,
/// and a volume above the limit, which is 80 by default, is refused. `volume` becomes 95 and
/// `limit` 100; nothing is refused. If the environment had `volume = 120`, that would be refused in
/// the second step, and 90 would apply.
struct DecisionRun {
  let sources: SettingSources
  let evaluator: any DescriptionEvaluator

  /// The settings that were seen, each where it was declared, in the order in which they were first.
  var states: [Progress] = []

  /// The number of the state of the setting that had each key last.
  var numbers: [String: Int] = [:]

  /// The settings that were assigned, in the order in which they were first.
  var touched: [Int] = []

  /// What was given up, and what was offered again and kept, by key.
  var givenUp: [String: [SettingSource: RefusedValue]] = [:]
  var kept: [String: Set<SettingSource>] = [:]

  /// The keys of settings that get what decides them even if it did before.
  var forced: Set<String>

  /// What settings read before that have their new values already, by key.
  let changed: [String: ControlReading]

  /// What settings held that returns where the same decision applies again.
  var returning: [DeclaredSetting.Place: ReplacedValue]

  /// The keys that have moved, and how.
  var moved: [String: MovedKey] = [:]

  /// The keys that were assigned since the pages were evaluated last.
  var assignedKeys: [String] = []

  /// A key that has moved, from one place to another or to another value at the same place.
  struct MovedKey {
    let places: Set<DeclaredSetting.Place>

    /// The settings that were assigned just before.
    let movers: [String]
  }

  /// How far a run is with a setting.
  struct Progress {
    /// The setting as it was evaluated last, and as it was seen first.
    var setting: DeclaredSetting
    let first: ControlReading

    /// The value before the setting was first assigned, at all and since it is decided anew, then with
    /// the control that has read it; `nil` before that.
    var before: ControlReading?
    var beforeAgain: (reading: ControlReading, control: any Control)?

    /// What was last assigned: before the run, or in it before it is decided anew.
    var last: SettingRecord.Assignment?
    var wasAssigned = false

    /// Whether the value is the one that was assigned to the key at another place since.
    let isOverwritten: Bool

    /// Whether the program had set the value itself, and nothing was assigned over it so far.
    var isOwn: Bool

    /// The decision that was applied, and whether the setting could be set to its value.
    var applied: SettingRecord.Decision?
    var isAssigned = true

    /// What was read once the decision was assigned; `nil` where it applied before.
    var value: SettingValue?

    /// What locks the setting now.
    var lockReason: String?

    /// The number of the state of the setting that had the key at another place before.
    let previous: Int?
  }

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - sources: What the sources hold, and what was decided before.
  ///   - forced: The keys of settings that get what decides them even if it did before.
  ///   - changed: What settings read before that have their new values already, by key.
  ///   - returning: What settings held that returns where the same decision applies again.
  ///   - evaluator: How the description is evaluated and the program's closures are called.
  init(
    _ sources: SettingSources, forced: Set<String>, changed: [String: ControlReading],
    returning: [DeclaredSetting.Place: ReplacedValue], through evaluator: any DescriptionEvaluator
  ) {
    self.sources = sources
    self.forced = forced
    self.changed = changed
    self.returning = returning
    self.evaluator = evaluator
  }
}

// MARK: - The three steps

extension DecisionRun {
  /// Decides, and sets the settings to their values.
  ///
  /// - Parameter walk: The pages as they are now.
  /// - Returns: The pages as they are then.
  mutating func decide(_ walk: MenuWalk) -> MenuWalk {
    var walk = offerAll(settle(assignForced(walk)))
    while takesOwnValues(walk) { walk = offerAll(settle(walk)) }
    return walk
  }

  /// Begins anew where something was assigned over values that the program had set.
  ///
  /// What was refused because of these may be valid now. A setting that has gone keeps what it was given.
  private mutating func takesOwnValues(_ walk: MenuWalk) -> Bool {
    let pushed = states.indices.filter { states[$0].isOwn && states[$0].value != nil }
    if pushed.isEmpty { return false }
    for number in pushed { states[number].isOwn = false }
    for number in states.indices where walk[states[number].setting.key] != nil {
      if let decision = states[number].applied, let value = states[number].value {
        let place = states[number].setting.place
        states[number].last = SettingRecord.Assignment(
          place: place, decision: decision, value: value)
        states[number].wasAssigned = true
      }
      states[number].applied = nil
      states[number].beforeAgain = nil
    }
    (forced, returning, givenUp, kept) = ([], [:], [:], [:])
    return true
  }

  /// Gives settings first what they get even if it did decide them before.
  private mutating func assignForced(_ walk: MenuWalk) -> MenuWalk {
    if forced.isEmpty { return walk }
    var isChanged = !changed.isEmpty
    for setting in walk.settings {
      let number = see(setting)
      if forced.contains(setting.key), assign(number) { isChanged = true }
    }
    return isChanged ? evaluator.evaluate() : walk
  }

  /// Gives each setting its highest candidate that is not given up, and gives up what is refused.
  private mutating func settle(_ start: MenuWalk) -> MenuWalk {
    var walk = start
    while true {
      if assign(walk) {
        walk = evaluator.evaluate()
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
    if givenUp.isEmpty { return [] }
    return walk.settings.flatMap { setting in
      (givenUp[setting.key]?.keys.sorted(by: >) ?? []).map { (setting.key, $0) }
    }
  }

  /// Offers a candidate again, and returns the pages if it is kept.
  private mutating func offer(
    _ source: SettingSource, to key: String, _ walk: MenuWalk
  ) -> MenuWalk? {
    guard givenUp[key]?[source] != nil, kept[key]?.contains(source) != true, moved[key] == nil,
      let setting = walk[key], let number = number(of: setting),
      let applied = states[number].applied, applied.source < source,
      let candidate = sources.candidates(for: setting).first(where: { $0.source == source }),
      refusal(of: candidate, for: setting, walk.sharedVariables) == nil
    else { return nil }
    let before = self
    let restore = evaluator.ask(setting.control.read).restore
    givenUp[key]?[source] = nil
    let next = assign(number) ? evaluator.evaluate() : walk
    guard refusals(next).isEmpty else {
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
      guard let number = number(of: setting), let applied = states[number].applied,
        applied.source != .default, let candidate = candidate(for: setting),
        candidate.decision == applied,
        let reason = refusal(of: candidate, for: setting, walk.sharedVariables)
      else { return nil }
      return (setting.key, candidate.source, RefusedValue(key: candidate.name, reason: reason))
    }
  }

  func refusal(
    of candidate: SettingCandidate, for setting: DeclaredSetting, _ collisions: [String: [String]]
  ) -> String? {
    evaluator.ask { sources.refusal(of: candidate, for: setting, collisions: collisions) }
  }

  /// Returns the candidate that decides a setting, as far as candidates are given up.
  func candidate(for setting: DeclaredSetting) -> SettingCandidate? {
    sources.deciding(sources.candidates(for: setting), givenUp: givenUp[setting.key] ?? [:])
  }
}

/// How a run evaluates the description, and calls the program's getters and rules.
protocol DescriptionEvaluator: AnyObject {
  /// Evaluates all pages.
  func evaluate() -> MenuWalk

  /// Calls getters and rules, which must not use the menu meanwhile.
  func ask<Result>(_ body: () -> Result) -> Result
}
