import SimpleTable

/// The states of the settings of all keys that were ever seen.
///
/// A key has the state of the row that has it now; rows that have one key by turns keep a state each. A key is
/// looked for where the setting is among the pages, as most settings never move.
struct KeyStates {
  private var keys: [String] = []
  private var states: [KeyState] = []
  private var positions: [String: Int] = [:]

  /// The states of rows whose keys other rows have now.
  private var others: [DeclaredSetting.Place: KeyState] = [:]

  /// The positions of states that may have excluded values.
  private var bound: Set<Int> = []

  /// Accesses the state of a key, or `nil` if no setting ever had it; a number is the setting's
  /// among those of all pages.
  subscript(key: String, near number: Int = 0) -> KeyState? {
    position(of: key, near: number).map { states[$0] }
  }

  /// Returns the judgement of the setting with a key as it was evaluated last.
  func verdict(on key: String) -> Verdict {
    positions[key].map { states[$0].verdict } ?? Verdict()
  }

  /// Returns the source that decides a setting, given its number among the settings of all pages.
  func source(of key: String, near number: Int) -> SettingSource {
    position(of: key, near: number).map { states[$0].source } ?? .default
  }

  private func position(of key: String, near number: Int) -> Int? {
    number < keys.count && keys[number] == key ? number : positions[key]
  }

  /// Changes the state of a key, if a setting ever had it.
  mutating func change(_ key: String, _ change: (inout KeyState) -> Void) {
    if let position = positions[key] { change(&states[position]) }
  }
}

// MARK: - Judging

extension KeyStates {
  /// Judges all settings as they were evaluated.
  ///
  /// - Parameters:
  ///   - walk: The pages.
  ///   - sources: The sources.
  ///   - isInitial: Whether no page was evaluated before.
  ///   - triesAgain: Whether values that settings have excluded in a circle are tried again where a setting
  ///     has appeared or gone.
  /// - Returns: The numbers of the settings that are to be assigned.
  mutating func judge(
    _ walk: MenuWalk, by sources: Sources, isInitial: Bool, triesAgain: Bool
  ) -> [Int] {
    let hasLeft = leave(walk)
    if triesAgain, !bound.isEmpty, hasLeft || hasAppeared(in: walk) { forgetExcluded() }
    return judge(walk.settings.indices, of: walk, by: sources, isInitial: isInitial)
  }

  /// Judges the settings with some numbers, and returns the numbers of those that are to be assigned.
  mutating func judge(
    _ numbers: some Sequence<Int>, of walk: MenuWalk, by sources: Sources, isInitial: Bool
  ) -> [Int] {
    numbers.filter { number in
      let setting = walk.settings[number]
      let candidates = sources.candidates(for: setting)
      return !judge(setting, candidates, isInitial: isInitial, near: number)
    }
  }

  /// Judges one setting, and returns whether nothing is to be assigned.
  mutating func judge(
    _ setting: DeclaredSetting, _ candidates: [Candidate], isInitial: Bool, near number: Int = 0
  ) -> Bool {
    if let position = position(of: setting.key, near: number) {
      if !setting.isDeclared(at: states[position].place) { turn(position, to: setting) }
      return states[position].judge(setting, candidates)
    }
    positions[setting.key] = states.count
    keys.append(setting.key)
    states.append(KeyState(setting, isInitial: isInitial))
    return states[states.count - 1].judge(setting, candidates)
  }

  /// Gives the key at a position the state of another row, which has it now.
  private mutating func turn(_ position: Int, to setting: DeclaredSetting) {
    let next = others.removeValue(forKey: setting.place) ?? KeyState(setting, isInitial: false)
    var last = states[position]
    states[position] = last.turn(to: next)
    others[last.place] = last
  }

  /// Records which settings are not available now, and returns whether one of them was.
  private mutating func leave(_ walk: MenuWalk) -> Bool {
    var hasLeft = false
    for (position, key) in keys.enumerated() where walk.number(of: key, near: position) == nil {
      if states[position].leave() { hasLeft = true }
    }
    return hasLeft
  }

  private func hasAppeared(in walk: MenuWalk) -> Bool {
    walk.settings.contains { setting in
      self[setting.key].map { $0.isAvailable && setting.isDeclared(at: $0.place) } != true
    }
  }
}

// MARK: - Circles

extension KeyStates {
  /// Excludes the value of a source, for a reason: settings have bounded each other in a circle.
  mutating func exclude(_ source: SettingSource, of key: String, because reason: String) {
    guard let position = positions[key] else { return }
    states[position].excluded[source] = reason
    bound.insert(position)
  }

  /// Whether any value stays refused because settings bound each other in a circle.
  var haveExcluded: Bool { !bound.isEmpty }

  /// Whether a value of a setting that is there stays refused because settings bound each other in a circle.
  var areBound: Bool {
    bound.contains { states[$0].isAvailable && !states[$0].excluded.isEmpty }
  }

  /// Tries the values again that stayed refused because settings bound each other in a circle.
  mutating func forgetExcluded() {
    for position in bound { states[position].excluded = [:] }
    for place in others.keys { others[place]?.excluded = [:] }
    bound = []
  }
}
