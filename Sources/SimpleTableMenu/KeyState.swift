import SimpleTable

/// The resolved state of a key: the candidate that decides its setting, and the value read then.
///
/// Nothing else is remembered between decisions.
struct KeyState {
  /// The candidate that decides the setting, or last decided it while it was available; `nil` for
  /// its default.
  var candidate: Candidate?

  /// The value read after the candidate was assigned, or else the first value of the setting.
  var value: SettingValue

  /// Sets a setting without a default to the value that was read first.
  let setToFirst: (() -> Void)?

  /// Whether the setting was available at the last decision.
  var isAvailable = false

  /// Whether the setting accepted its candidate.
  var isTaken = true

  /// Why higher values do not apply, by their sources.
  var refusals: [SettingSource: RefusedValue] = [:]

  /// The sources whose values stay refused because settings bound each other in a circle, with the
  /// reasons.
  var stuck: [SettingSource: String] = [:]
}

extension KeyState {
  /// Creates the state of a setting that is seen for the first time.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - isInitial: Whether no page was evaluated before. A setting that appears later has its
  ///     default, or a value that the program has set.
  init(_ setting: DeclaredSetting, isInitial: Bool) {
    value = isInitial ? setting.value : setting.state.defaultValue ?? setting.value
    setToFirst = setting.hasDefault ? nil : setting.reading.restore
  }

  /// Returns why values of sources above the one that decides the setting do not apply.
  func refusals(of candidates: [Candidate], for setting: DeclaredSetting)
    -> [SettingSource: RefusedValue]
  {
    var refusals: [SettingSource: RefusedValue] = [:]
    // Where the value of a policy is refused, no other one is tried.
    for candidate in candidates where refusals[.policy] == nil {
      if candidate.barrier == nil, candidate == self.candidate { break }
      let reason = candidate.barrier ?? setting.refusal(of: candidate) ?? stuck[candidate.source]
      if refusals[candidate.source] == nil {
        refusals[candidate.source] = RefusedValue(
          key: candidate.name, reason: reason ?? setting.words[.cannotChange])
      }
    }
    return refusals
  }

  /// Returns the refusals of some values; `nil` if they are the known ones.
  func newRefusals(of candidates: [Candidate], for setting: DeclaredSetting)
    -> [SettingSource: RefusedValue]?
  {
    let new = self.refusals(of: candidates, for: setting)
    return new == refusals ? nil : new
  }

  /// Returns the highest of some values that its row accepts as the setting is declared now.
  func best(of candidates: ArraySlice<Candidate>, for setting: DeclaredSetting) -> Candidate? {
    candidates.first { stuck[$0.source] == nil && setting.refusal(of: $0) == nil }
  }

  /// Returns whether a candidate, or the default, already decides the setting.
  func isDecided(by candidate: Candidate?) -> Bool { self.candidate == candidate && isTaken }

  /// Records the candidate that decides the setting, or its default, and returns whether it is new.
  mutating func changeCandidate(to candidate: Candidate?) -> Bool {
    let isNew =
      isAvailable ? !isDecided(by: candidate) : candidate != nil || self.candidate != nil
    (self.candidate, isAvailable) = (candidate, true)
    return isNew
  }

  /// The source that decides the setting.
  var source: SettingSource { candidate?.source ?? .default }
}
