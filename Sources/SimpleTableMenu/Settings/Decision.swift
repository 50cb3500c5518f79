import SimpleTable

/// Decides the value of each setting, as a function of the sources and the description.
///
/// A round looks at every setting as it was evaluated last. Where the highest candidate that its
/// row accepts is not what decides it, that candidate is assigned, all of the round together, and
/// the description is evaluated. If a row that is still there then refuses what it was just given,
/// the round is put back, and only its first setting is assigned. Rounds follow until there is
/// nothing to assign.
///
/// A candidate that a setting has had to leave for the third time stays refused, so this ends. A
/// default is never refused.
///
/// For example, the store has `volume = 90` and `limit = 100`, the environment has `volume = 95`,
/// and a volume above the limit, which is 80 by default, is refused. In the first round `limit`
/// becomes 100, and in the second `volume` becomes 95. If the environment had `volume = 120`, the
/// second round would assign 90.
struct Decision {
  private var sources: Sources

  /// Whether no page was evaluated before.
  private let isInitial: Bool

  /// The numbers of the settings that the first round judges; `nil` for all.
  private var judgedFirst: [Int]?

  /// Evaluates all pages, and returns them with the sources, which may know more secrets then.
  private let evaluateAll: () -> (MenuWalk, Sources)

  /// The pages as they were evaluated last.
  private(set) var walk: MenuWalk

  /// The states of all keys.
  private(set) var states: KeyStates

  /// The pages as they were at the beginning.
  private let first: MenuWalk

  /// The settings that have appeared since, also in place of another with the same key.
  private var appeared: [DeclaredSetting] = []
  private var appearedPlaces: Set<DeclaredSetting.Place> = []

  /// The settings as they were seen first, in that order.
  var seen: [DeclaredSetting] { appeared.isEmpty ? first.settings : first.settings + appeared }

  /// The keys of settings that were assigned.
  private(set) var assigned: Set<String> = []

  /// How often settings had to leave the values of sources, by key.
  private var timesLeft: [String: [SettingSource: Int]] = [:]

  /// How often a value has to be left before it stays refused.
  private static let limit = 3

  /// Creates a decision.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - walk: The pages as they are now.
  ///   - states: The states of the previous decision.
  ///   - isInitial: Whether no page was evaluated before.
  ///   - judgedFirst: The numbers of the settings that are not judged yet as they were evaluated; `nil` for
  ///     all.
  ///   - evaluate: Evaluates all pages.
  init(
    _ sources: Sources, _ walk: MenuWalk, _ states: KeyStates, isInitial: Bool,
    judgedFirst: [Int]? = nil, evaluate: @escaping () -> (MenuWalk, Sources)
  ) {
    self.sources = sources
    (first, self.walk) = (walk, walk)
    self.states = states
    (self.isInitial, self.judgedFirst) = (isInitial, judgedFirst)
    evaluateAll = evaluate
  }
}

extension Decision {
  /// A setting that is to be assigned, and what decides it from now on; `nil` for its default.
  private typealias Move = (setting: DeclaredSetting, candidate: Candidate?)

  /// Decides, and sets the settings to their values.
  mutating func run() {
    while case let moves = moves(), !moves.isEmpty {
      let (before, earlier) = (held(by: moves), assigned)
      assign(moves)
      if moves.count > 1, moves.contains(where: isRefused) {
        putBack(moves, to: before)
        assign([moves[0]])
        countLeft([moves[0]], before, earlier)
      } else {
        countLeft(moves, before, earlier)
      }
    }
  }

  /// Returns the states of settings that are to be assigned.
  private func held(by moves: [Move]) -> [String: KeyState] {
    moves.reduce(into: [:]) { $0[$1.setting.key] = states[$1.setting.key] }
  }

  /// Judges all settings, and returns those that are to be assigned, in the order of the pages.
  private mutating func moves() -> [Move] {
    let numbers =
      judgedFirst.take().map { states.judge($0, of: walk, by: sources, isInitial: isInitial) }
      ?? states.judge(walk, by: sources, isInitial: isInitial, triesAgain: false)
    return numbers.compactMap { number in
      let setting = walk.settings[number]
      let best = states[setting.key]?.verdict.best
      // A setting that disappears whenever it has its default would be assigned without end.
      let isEndless = best == nil && timesLeft[setting.key]?[.default] == Self.limit
      return isEndless ? nil : (setting, best)
    }
  }

  /// Assigns settings, and evaluates all pages.
  private mutating func assign(_ moves: [Move]) {
    for (setting, candidate) in moves {
      if !isFirst(setting), appearedPlaces.insert(setting.place).inserted {
        appeared.append(setting)
      }
      assigned.insert(setting.key)
      states.change(setting.key) { $0.assign(candidate, to: setting) }
    }
    (walk, sources) = evaluateAll()
  }

  /// Returns whether a setting was there at the beginning, where it is declared now.
  private func isFirst(_ setting: DeclaredSetting) -> Bool {
    first[setting.key].map { setting.isDeclared(at: $0.place) } ?? false
  }

  /// Returns whether a row that is still there refuses what it was just given.
  private func isRefused(_ move: Move) -> Bool {
    guard let candidate = move.candidate, let setting = walk[move.setting.key],
      setting.place == move.setting.place
    else { return false }
    return states[setting.key]?.refusal(of: candidate, on: setting) != nil
  }

  /// Puts back what settings held, the last one first.
  private mutating func putBack(_ moves: [Move], to before: [String: KeyState]) {
    for (setting, _) in moves.reversed() {
      setting.restore()
      states.restore(before[setting.key], of: setting.key)
    }
  }

  /// Counts the values of sources that settings have left, and excludes those that they left too
  /// often.
  ///
  /// - Parameters:
  ///   - moves: The settings that were assigned.
  ///   - before: The states before that.
  ///   - earlier: The keys of settings that had been assigned before.
  private mutating func countLeft(
    _ moves: [Move], _ before: [String: KeyState], _ earlier: Set<String>
  ) {
    for (setting, candidate) in moves {
      let key = setting.key
      guard let state = before[key] else { continue }
      let isSame = state.candidate == candidate
      // A setting that disappeared and is back gets the same value again, so it has left that value
      // once.
      let isAgain = isSame && earlier.contains(key) && !state.isAvailable
      guard isAgain || !isSame else { continue }
      let old = state.candidate
      guard isAgain || old.map(state.verdict.candidates.contains) == true else { continue }
      let source = old?.source ?? .default
      timesLeft[key, default: [:]][source, default: 0] += 1
      if timesLeft[key]?[source] == Self.limit, let old { exclude(old, of: setting) }
    }
  }

  private mutating func exclude(_ candidate: Candidate, of setting: DeclaredSetting) {
    let keys = boundKeys
    let reason =
      keys.count > 1
      ? setting.words(.boundInCircle, keys.quoted)
      : setting.refusal(of: candidate) ?? setting.words[.cannotChange]
    states.exclude(candidate.source, of: setting.key, because: reason)
  }

  /// The keys of settings that had to leave a value more than once.
  private var boundKeys: [String] {
    timesLeft.filter { $1.contains { $0.key != .default && $0.value > 1 } }.keys.sorted()
  }

  /// The keys of the settings whose values have bounded each other in a circle.
  var circle: [String] {
    states.areBound ? boundKeys : []
  }

  /// Returns whether a setting refuses the value of a source.
  func refuses(_ setting: DeclaredSetting, from source: SettingSource) -> Bool {
    states[setting.key]?.verdict.refusal(from: source) != nil
  }

  /// Gives all settings the values back that they had before the decision.
  func takeBack() {
    // A list is restored after the settings of its records. Setters may have changed other
    // settings, too.
    for setting in Array(seen.reversed()) + seen { setting.restore() }
  }
}
