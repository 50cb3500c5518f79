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

  /// The pages as they were evaluated last, and the candidates of each setting there.
  private(set) var walk: MenuWalk
  private var candidates: [[Candidate]] = []

  /// The states of all keys.
  private(set) var states: [String: KeyState]

  /// The pages as they were at the beginning.
  private let first: MenuWalk

  /// The settings that have appeared since, and their keys.
  private var appeared: [DeclaredSetting] = []
  private var appearedKeys: Set<String> = []

  /// The settings as they were seen first, in that order.
  var seen: [DeclaredSetting] { appeared.isEmpty ? first.settings : first.settings + appeared }

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
    (first, self.walk) = (walk, walk)
    (before, self.states) = (states, states)
    self.forced = forced
    self.isInitial = isInitial
    evaluateAll = evaluate
  }
}

extension Decision {
  /// Decides, and sets the settings to their values.
  mutating func run() {
    prepare()
    for setting in walk.settings { see(setting) }
    var isAssigned = take(candidates.enumerated().map { ($0, $1.eligible.first) })
    while isAssigned { isAssigned = take(moves(ofNewOnly: true)) }
    var rounds = 0
    while rounds < 3, case let moves = moves(), !moves.isEmpty {
      take(moves)
      rounds += 1
    }
    while rounds == 3, let move = moves().first {
      let setting = walk.settings[move.number]
      let state = states[setting.key]
      if state?.isAvailable == true, let old = state?.candidate,
        (move.candidate?.source ?? .default) < old.source
      {
        countRefusal(of: old, setting)
      }
      take([move])
      if let new = move.candidate, states[setting.key]?.isTaken == false {
        countRefusal(of: new, setting)
      }
    }
    restoreUnchanged()
    noteRefusals()
  }

  private mutating func evaluate() {
    (walk, sources) = evaluateAll()
    prepare()
  }

  /// Finds the candidates of all settings, and records those that have disappeared.
  private mutating func prepare() {
    candidates = walk.settings.map(sources.candidates)
    for key in states.keys where walk[key] == nil && states[key]?.isAvailable == true {
      states[key]?.isAvailable = false
    }
  }

  private mutating func countRefusal(of candidate: Candidate, _ setting: DeclaredSetting) {
    refusals[setting.key, default: [:]][candidate.source, default: 0] += 1
    guard refusals[setting.key]?[candidate.source] == 3 else { return }
    states[setting.key]?.stuck[candidate.source] =
      refusals.count > 1
      ? setting.words(.boundInCircle, refusals.keys.sorted().quoted)
      : setting.refusal(of: candidate) ?? setting.words[.cannotChange]
  }

  /// Records why the values of sources do not apply to settings.
  private mutating func noteRefusals() {
    for (setting, candidates) in zip(walk.settings, candidates) {
      let refusals = states[setting.key]?.newRefusals(of: candidates, for: setting)
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
  /// The number of a setting among all, and the candidate that decides it from now on; `nil` for its
  /// default.
  private typealias Move = (number: Int, candidate: Candidate?)

  /// Returns the settings that must be assigned now: those without the highest candidate that their
  /// row accepts, or without the highest of all if they have just appeared.
  ///
  /// - Parameter isOfNew: Whether only those are returned that have just appeared.
  /// - Returns: The settings, in the order of the pages.
  private func moves(ofNewOnly isOfNew: Bool = false) -> [Move] {
    walk.settings.indices.compactMap { number in
      let (setting, candidates) = (walk.settings[number], candidates[number].eligible)
      if isNew(setting.key) { return (number, candidates.first) }
      guard !isOfNew, let state = states[setting.key] else { return nil }
      let best = state.best(of: candidates, for: setting)
      return state.isAvailable && state.isDecided(by: best) ? nil : (number, best)
    }
  }

  /// Returns whether the setting with a key is seen for the first time.
  private func isNew(_ key: String) -> Bool {
    first[key] == nil && !appearedKeys.contains(key)
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
      let setting = walk.settings[move.number]
      if isNew(setting.key) {
        appeared.append(setting)
        appearedKeys.insert(setting.key)
        see(setting)
      }
      if take(move.candidate, for: setting) { isAssigned = true }
    }
    if isAssigned { evaluate() }
    return isAssigned
  }

  /// Begins the state of a setting that is seen for the first time.
  private mutating func see(_ setting: DeclaredSetting) {
    let isInitial = isInitial
    states[setting.key, default: KeyState(setting, isInitial: isInitial)].stuck = [:]
  }

  /// Assigns a candidate, or the default, if it is new, and returns whether it was.
  private mutating func take(_ candidate: Candidate?, for setting: DeclaredSetting) -> Bool {
    let key = setting.key
    let isForced =
      forced.contains(key) && !assigned.contains(key)
      && (candidate?.source ?? .default) <= sources.inputLevel.source
    guard states[key]?.changeCandidate(to: candidate) == true || isForced else { return false }
    assigned.insert(key)
    let isTaken = candidate.map { setting.control.take($0.value) } ?? false
    if !isTaken { assignDefault(of: setting) }
    states[key]?.isTaken = isTaken || candidate == nil
    // A setter may normalise its value.
    states[key]?.value = setting.read().value
    return true
  }

  /// Sets a setting to its default, or without one to the value that was read first.
  private func assignDefault(of setting: DeclaredSetting) {
    if setting.hasDefault {
      setting.control.assignDefault()
    } else {
      states[setting.key]?.setToFirst?()
    }
  }

  /// Restores the values of settings that are decided as before.
  private mutating func restoreUnchanged() {
    var isChanged = false
    for setting in seen where assigned.contains(setting.key) && !forced.contains(setting.key) {
      guard let old = before[setting.key], old.isAvailable, walk[setting.key] != nil,
        states[setting.key]?.candidate == old.candidate
      else { continue }
      states[setting.key]?.value = old.value
      guard setting.read().value != setting.value else { continue }
      setting.reading.restore?()
      isChanged = true
    }
    if isChanged { evaluate() }
  }

  /// Gives all settings the values back that they had before the decision.
  func takeBack() {
    // A list is restored after the settings of its records. Setters may have changed other settings, too.
    for setting in Array(seen.reversed()) + seen
    where setting.read().value != setting.value {
      setting.reading.restore?()
    }
  }
}
