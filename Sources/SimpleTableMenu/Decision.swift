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
    while take(moves(ofNewOnly: true)) {}
    var rounds = 0
    while rounds < 3, case let moves = moves(), !moves.isEmpty {
      take(moves)
      rounds += 1
    }
    while rounds == 3, let move = moves().first {
      let state = states[move.setting.key]
      if state?.isAvailable == true, let old = state?.candidate,
        (move.candidate?.source ?? .default) < old.source
      {
        countRefusal(of: old, move.setting)
      }
      take([move])
      if let new = move.candidate, states[move.setting.key]?.isTaken == false {
        countRefusal(of: new, move.setting)
      }
    }
    restoreUnchanged()
    noteRefusals()
  }

  private mutating func evaluate() { (walk, sources) = evaluateAll() }

  private mutating func countRefusal(of candidate: Candidate, _ setting: DeclaredSetting) {
    refusals[setting.key, default: [:]][candidate.source, default: 0] += 1
    guard refusals[setting.key]?[candidate.source] == 3 else { return }
    states[setting.key]?.stuck[candidate.source] =
      refusals.count > 1
      ? setting.words(.boundInCircle, refusals.keys.sorted().quoted)
      : setting.refusal(of: candidate) ?? setting.words[.cannotChange]
  }

  /// Records the settings that have disappeared, and why the values of sources do not apply to the
  /// others.
  private mutating func noteRefusals() {
    noteGone()
    for setting in walk.settings {
      let refusals = states[setting.key]?.newRefusals(of: candidates(for: setting), for: setting)
      if let refusals { states[setting.key]?.refusals = refusals }
    }
  }

  /// The keys of the settings whose values have bounded each other in a circle.
  var circle: [String] {
    guard states.contains(where: { !$1.stuck.isEmpty && $1.isAvailable }) else { return [] }
    return refusals.keys.sorted()
  }
}

// MARK: - What is to be assigned

extension Decision {
  /// The candidate that decides a setting from now on; `nil` for its default.
  private typealias Move = (setting: DeclaredSetting, candidate: Candidate?)

  private func candidates(for setting: DeclaredSetting) -> [Candidate] {
    sources.candidates(for: setting)
  }

  /// Returns the settings that must be assigned now: those without the highest candidate that their
  /// row accepts, or without the highest of all if they have just appeared.
  ///
  /// - Parameter isOfNew: Whether only those are returned that have just appeared.
  /// - Returns: The settings, in the order of the pages.
  private mutating func moves(ofNewOnly isOfNew: Bool = false) -> [Move] {
    noteGone()
    return walk.settings.compactMap { setting in
      if !seenKeys.contains(setting.key) {
        return (setting, candidates(for: setting).eligible.first)
      }
      guard !isOfNew, let state = states[setting.key] else { return nil }
      let best = state.best(of: candidates(for: setting).eligible, for: setting)
      return state.isAvailable && state.isDecided(by: best) ? nil : (setting, best)
    }
  }

  /// Records the settings that have disappeared.
  private mutating func noteGone() {
    for key in states.keys where walk[key] == nil && states[key]?.isAvailable == true {
      states[key]?.isAvailable = false
    }
  }
}

// MARK: - Assigning

extension Decision {
  /// Lets candidates decide settings, evaluates the pages if any was assigned, and returns whether
  /// one was.
  @discardableResult
  private mutating func take(_ moves: [Move]) -> Bool {
    var isAssigned = false
    for move in moves {
      see(move.setting)
      if take(move.candidate, for: move.setting) { isAssigned = true }
    }
    if isAssigned { evaluate() }
    return isAssigned
  }

  /// Records a setting that may be seen for the first time.
  private mutating func see(_ setting: DeclaredSetting) {
    guard seenKeys.insert(setting.key).inserted else { return }
    seen.append(setting)
    let isInitial = isInitial
    states[setting.key, default: KeyState(setting, isInitial: isInitial)].stuck = [:]
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

  /// Restores the values of settings that are decided as before.
  private mutating func restoreUnchanged() {
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
    if isChanged { evaluate() }
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
