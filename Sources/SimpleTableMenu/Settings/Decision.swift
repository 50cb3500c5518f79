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

  /// The settings that were assigned, in that order, each once where it is declared.
  private(set) var assigned: [DeclaredSetting] = []
  private var assignedPlaces: Set<DeclaredSetting.Place> = []

  /// How often settings had to leave the values of sources, where they are declared.
  private var timesLeft: [DeclaredSetting.Place: [SettingSource: Int]] = [:]

  /// How often settings came back to the same value since a value was left.
  ///
  /// What others leave brings them back, until those are excluded; it counts only where they come back of
  /// themselves, which would go on without end.
  private var timesBack: [DeclaredSetting.Place: [SettingSource: Int]] = [:]

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
  /// A setting that is to be assigned.
  private struct Move {
    let setting: DeclaredSetting

    /// What decides it from now on; `nil` for its default.
    let candidate: Candidate?

    /// Its state before.
    let before: KeyState

    /// Whether it has disappeared since it was given this value.
    let isAgain: Bool
  }

  /// Decides, and sets the settings to their values.
  mutating func run() {
    while case let moves = moves(), !moves.isEmpty {
      assign(moves)
      if moves.count > 1, moves.contains(where: isRefused) {
        putBack(moves)
        assign([moves[0]])
        countLeft([moves[0]])
      } else {
        countLeft(moves)
      }
    }
  }

  /// Judges all settings, and returns those that are to be assigned, in the order of the pages.
  private mutating func moves() -> [Move] {
    let numbers =
      judgedFirst.take().map { states.judge($0, of: walk, by: sources, isInitial: isInitial) }
      ?? states.judge(walk, by: sources, isInitial: isInitial, triesAgain: false)
    return numbers.compactMap { number in
      let setting = walk.settings[number]
      guard let state = states[setting.key, near: number] else { return nil }
      let best = state.verdict.best
      if best == nil, timesBack[setting.place]?[.default] == Self.limit {
        // A setting that disappears whenever it has its default would be assigned without end.
        states.change(setting.key) { $0.record(nil, setting.value) }
        return nil
      }
      let isAgain =
        !state.isAvailable && state.candidate == best && assignedPlaces.contains(setting.place)
      return Move(setting: setting, candidate: best, before: state, isAgain: isAgain)
    }
  }

  /// Assigns settings, and evaluates all pages.
  private mutating func assign(_ moves: [Move]) {
    for move in moves {
      let setting = move.setting
      if assignedPlaces.insert(setting.place).inserted { assigned.append(setting) }
      states.change(setting.key) { $0.assign(move.candidate, to: setting) }
    }
    (walk, sources) = evaluateAll()
  }

  /// Returns whether a row that is still there refuses what it was just given.
  private func isRefused(_ move: Move) -> Bool {
    guard let candidate = move.candidate, let setting = walk[move.setting.key],
      setting.place == move.setting.place
    else { return false }
    return states[setting.key]?.refusal(of: candidate, on: setting) != nil
  }

  /// Puts back what settings held, the last one first.
  private mutating func putBack(_ moves: [Move]) {
    for move in moves.reversed() {
      move.setting.restore()
      states.change(move.setting.key) { $0 = move.before }
    }
  }

  /// Counts the values of sources that settings have left, and excludes those that they left too
  /// often.
  private mutating func countLeft(_ moves: [Move]) {
    for move in moves {
      let (setting, old) = (move.setting, move.before.candidate)
      let hasLeft =
        old != move.candidate && old.map(move.before.verdict.candidates.contains) == true
      let (place, source) = (setting.place, old?.source ?? .default)
      if hasLeft {
        timesLeft[place, default: [:]][source, default: 0] += 1
        timesBack = timesBack.mapValues { $0.filter { $1 == Self.limit } }
      } else if move.isAgain {
        timesBack[place, default: [:]][source, default: 0] += 1
      } else {
        continue
      }
      let times = hasLeft ? timesLeft : timesBack
      if times[place]?[source] == Self.limit, let old { exclude(old, of: setting) }
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

  /// The keys of settings that had to leave a value, or came back to it, more than once.
  private var boundKeys: [String] {
    let places = [timesLeft, timesBack].flatMap { times in
      times.filter { $1.contains { $0.key != .default && $0.value > 1 } }.keys
    }
    return Set(places.map(\.key)).sorted()
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
    let appeared = assigned.filter { setting in
      first[setting.key].map { setting.isDeclared(at: $0.place) } != true
    }
    let seen = first.settings + appeared
    // A list is restored after the settings of its records. Setters may have changed other
    // settings, too.
    for setting in Array(seen.reversed()) + seen { setting.restore() }
  }
}
