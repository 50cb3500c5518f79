import SimpleTable

/// Decides the value of each setting, as a function of the sources and the description.
///
/// 1. Every setting gets its highest candidate, even one that it refuses now: the values of other
///   settings may make it valid. The description is evaluated, and settings that appear get theirs,
///   until none appears.
/// 2. In at most three rounds, every setting for which another candidate is now the highest that its row
///    accepts gets that one, all together, and the description is evaluated.
/// 3. Then one setting at a time is moved, the first in the order of the pages, until there is
///   none. A candidate that is refused for the third time stays refused, so this ends.
///
/// A default is never refused. A setting is assigned only if another candidate decides it than
/// before, or the user has just changed it. So values that the program sets itself last until then.
///
/// For example, the store has `volume = 90` and `limit = 100`, the environment has `volume = 95`, and a
/// volume above the limit, which is 80 by default, is refused. In the first step `volume` becomes 95 and
/// `limit` 100, and nothing is refused. If the environment had `volume = 120`, that would be refused in the
/// second step, and 90 would apply.
struct Decision {
  private var sources: Sources

  /// The states before anything was decided.
  private let before: [String: KeyState]

  /// The keys of settings that the user has just changed.
  private let forced: Set<String>

  /// Whether no page was evaluated before.
  private let isInitial: Bool

  /// Evaluates all pages, and returns them with the sources, which may know more secrets then.
  private let evaluateAll: () -> (MenuWalk, Sources)

  /// The pages as they were evaluated last.
  private(set) var walk: MenuWalk

  /// The states of all keys.
  private(set) var states: [String: KeyState]

  /// The settings as they were seen first, in that order, and their keys.
  private(set) var seen: [DeclaredSetting] = []
  private var seenKeys: Set<String> = []

  /// The keys of the settings that were available when those that had gone were noted last.
  private var available: [String]?

  /// The places of those settings for which a source has or may have a value; `nil` while they are
  /// unknown.
  private var open: [Int]?

  /// The keys of settings that were assigned.
  private(set) var assigned: Set<String> = []

  /// How often the values of sources were refused in the third step, by key.
  private var refusals: [String: [SettingSource: Int]] = [:]

  /// Creates a decision.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - walk: The pages as they are now.
  ///   - states: The states of the previous decision.
  ///   - forced: The keys of settings that the user has just changed at the level of the inputs.
  ///   - isInitial: Whether no page was evaluated before.
  ///   - evaluate: Evaluates all pages.
  init(
    _ sources: Sources, _ walk: MenuWalk, _ states: [String: KeyState], forced: Set<String>,
    isInitial: Bool, evaluate: @escaping () -> (MenuWalk, Sources)
  ) {
    self.sources = sources
    self.walk = walk
    (before, self.states) = (states, states)
    self.forced = forced
    self.isInitial = isInitial
    evaluateAll = evaluate
  }
}

extension Decision {
  /// Decides, and sets the settings to their values.
  mutating func run() {
    assignHighest()
    var rounds = 0
    while rounds < 3, moveAll() { rounds += 1 }
    if rounds == 3 {
      while moveOne() {}
    }
    if restoreUnchanged() { evaluate() }
    leave()
    for setting in openSettings {
      let refusals = states[setting.key]?.refusals(of: candidates(for: setting), for: setting)
      if let refusals { states[setting.key]?.refusals = refusals }
    }
  }

  private mutating func evaluate() { (walk, sources) = evaluateAll() }

  /// The first step: gives settings their highest candidates as they appear.
  private mutating func assignHighest() {
    var isFirst = true
    while true {
      leave()
      var (isAssigned, open) = (false, [Int]())
      for (place, setting) in walk.settings.enumerated() where see(setting) {
        let candidates = candidates(for: setting)
        let state = states[setting.key]
        let isDecided = state?.candidate == nil && state?.refusals.isEmpty != false
        if !candidates.isEmpty || !isDecided || !setting.former.isEmpty || setting.isSecret {
          open.append(place)
        }
        if take(candidates.eligible.first, for: setting) { isAssigned = true }
      }
      // The first time, all settings were looked at.
      if isFirst { self.open = open }
      isFirst = false
      if !isAssigned { return }
      evaluate()
    }
  }

  /// The second step: moves all settings to what applies now, and returns whether there were any.
  private mutating func moveAll() -> Bool {
    leave()
    var moves: [(setting: DeclaredSetting, candidate: Candidate?)] = []
    for setting in openSettings {
      if let candidate = move(of: setting) { moves.append((setting, candidate)) }
    }
    if moves.isEmpty { return false }
    var isAssigned = false
    for move in moves where take(move.candidate, for: move.setting) { isAssigned = true }
    if isAssigned { evaluate() }
    return true
  }

  /// The third step: moves the first setting that is not at what applies now, and returns whether there was
  /// one.
  private mutating func moveOne() -> Bool {
    leave()
    for setting in openSettings {
      let state = states[setting.key]
      let old = state?.isAvailable == true ? state?.candidate : nil
      guard let candidate = move(of: setting) else { continue }
      if let old, candidate.map({ $0.source < old.source }) ?? true {
        countRefusal(of: old, setting)
      }
      if take(candidate, for: setting) { evaluate() }
      if let candidate, states[setting.key]?.isTaken == false {
        countRefusal(of: candidate, setting)
      }
      return true
    }
    return false
  }

  private mutating func countRefusal(of candidate: Candidate, _ setting: DeclaredSetting) {
    refusals[setting.key, default: [:]][candidate.source, default: 0] += 1
    guard refusals[setting.key]?[candidate.source] == 3 else { return }
    states[setting.key]?.stuck[candidate.source] =
      setting.refusal(of: candidate) ?? setting.words[.cannotChange]
  }

  /// The keys of the settings whose values have bounded each other in a circle.
  var circle: [String] {
    guard states.contains(where: { !$1.stuck.isEmpty && $1.isAvailable }) else { return [] }
    return refusals.keys.sorted()
  }
}

// MARK: - Candidates

extension Decision {
  /// The settings for which another candidate may apply than the one that does.
  private var openSettings: [DeclaredSetting] {
    open.map { places in places.map { walk.settings[$0] } } ?? walk.settings
  }

  private func candidates(for setting: DeclaredSetting) -> [Candidate] {
    sources.candidates(for: setting, walk.sharedVariables)
  }

  /// Returns what a setting is to get now, if it has not got it: the highest candidate that its row accepts,
  /// or the highest of all where it has just appeared.
  private mutating func move(of setting: DeclaredSetting) -> Candidate?? {
    let eligible = candidates(for: setting).eligible
    if see(setting) { return .some(eligible.first) }
    guard let state = states[setting.key] else { return nil }
    let best = state.best(of: eligible, for: setting)
    let isThere = state.isAvailable && state.candidate == best && (state.isTaken || best == nil)
    return isThere ? nil : .some(best)
  }
}

// MARK: - Assigning

extension Decision {
  /// Notes a setting that is seen for the first time, and returns whether it is.
  private mutating func see(_ setting: DeclaredSetting) -> Bool {
    guard seenKeys.insert(setting.key).inserted else { return false }
    seen.append(setting)
    if states[setting.key] == nil {
      states[setting.key] = KeyState(setting, isInitial: isInitial)
    } else if states[setting.key]?.stuck.isEmpty == false {
      states[setting.key]?.stuck = [:]
    }
    return true
  }

  /// Records the settings that have disappeared since the last call.
  private mutating func leave() {
    let now = walk.settings.map(\.key)
    if now == available { return }
    open = nil
    for key in available ?? Array(states.keys) where walk[key] == nil {
      if states[key]?.isAvailable == true { states[key]?.isAvailable = false }
    }
    available = now
  }

  /// Has a candidate decide a setting, or its default, and returns whether that was assigned.
  private mutating func take(_ candidate: Candidate?, for setting: DeclaredSetting) -> Bool {
    let key = setting.key
    guard let state = states[key] else { return false }
    let isForced =
      forced.contains(key) && !assigned.contains(key)
      && (candidate?.source ?? .default) <= sources.inputLevel.source
    let isNew =
      state.isAvailable
      ? state.candidate != candidate || !state.isTaken
      : candidate != nil || state.candidate != nil
    if isNew || isForced || !state.isAvailable || state.candidate?.origin != candidate?.origin {
      states[key]?.candidate = candidate
      states[key]?.isAvailable = true
    }
    guard isNew || isForced else { return false }
    assigned.insert(key)
    let isTaken = candidate.map { setting.control.take($0.value) } ?? false
    if !isTaken { assignDefault(of: setting, state) }
    states[key]?.isTaken = isTaken || candidate == nil
    // A setter may normalise its value.
    states[key]?.value = setting.control.read().value
    return true
  }

  /// Sets a setting to its default, or without one to the value that was read first.
  private func assignDefault(of setting: DeclaredSetting, _ state: KeyState) {
    if setting.hasDefault { setting.control.assignDefault() } else { state.setToFirst?() }
  }

  /// Restores the values of settings that are decided as before, and returns whether any was
  /// changed.
  private mutating func restoreUnchanged() -> Bool {
    var isChanged = false
    for setting in seen where assigned.contains(setting.key) && !forced.contains(setting.key) {
      guard let old = before[setting.key], old.isAvailable, walk[setting.key] != nil,
        states[setting.key]?.candidate == old.candidate
      else { continue }
      states[setting.key]?.value = old.value
      guard setting.control.read().value != setting.value else { continue }
      setting.reading.restore?()
      isChanged = true
    }
    return isChanged
  }

  /// Gives all settings the values back that they had before the decision.
  func takeBack() {
    // A list is restored after the settings of its records. Setters may have changed other settings, too.
    for setting in Array(seen.reversed()) + seen
    where setting.control.read().value != setting.value {
      setting.reading.restore?()
    }
  }
}
