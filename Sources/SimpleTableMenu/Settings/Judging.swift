import SimpleTable

extension SettingsEngine {
  /// The outcomes of changes, with their keys.
  typealias Outcomes = [(key: String, outcome: ValueOutcome)]

  /// Why the inputs of a change cannot be made.
  struct Refused: Error { let outcome: ValueOutcome }
}

/// The judgement of a change of the user, by the verdicts before and after it was decided.
struct Judging {
  /// The sources with the inputs.
  let sources: Sources

  /// The level that is changed although something above decides; `nil` for the edited one.
  let level: SettingLevel?
  let before: Change
  let after: Decision

  private var place: SettingLevel { level ?? sources.editedLevel }

  /// Returns whether each change is accepted, and if not, why, in the order of the pages.
  func outcomes(of inputs: [String: Sources.Input?]) -> SettingsEngine.Outcomes {
    after.walk.order(of: inputs.keys, before.walk).map { key in
      let outcome = (inputs[key] ?? nil).map { refusal(of: $0, for: key) } ?? refusalToUnset(key)
      return (key, outcome ?? .accepted)
    }
  }

  /// Returns what becomes of changes of which some are refused: those come first, and no other one
  /// is made.
  static func refused(_ outcomes: SettingsEngine.Outcomes) -> SettingsEngine.Outcomes {
    outcomes.filter { $0.outcome != .accepted }
      + outcomes.filter { $0.outcome == .accepted }.map { ($0.key, .ignored(.otherRefused)) }
  }

  private func refusalToUnset(_ key: String) -> ValueOutcome? {
    let isKnown = before.walk[key] != nil || after.walk[key] != nil
    let isEntry = key.allCuts(at: ".").contains {
      before.walk[$0.before]?.isMap == true && before.sources[place].holds(key, within: $0.before)
    }
    if !isKnown, isEntry || before.sources[place][key] == nil, before.sources.secrets[key] == nil {
      return after.walk.outcome(ofUnknown: key)
    }
    return obstacle(to: key, isUnset: true) ?? remaining(of: key)
  }

  /// Returns why unsetting a setting has no effect: another reads the former key that it is stored
  /// under.
  private func remaining(of key: String) -> ValueOutcome? {
    guard let setting = before.walk[key], let former = sources[place].key(of: setting),
      former == before.sources[place].key(of: setting),
      let other = before.walk.readers(ofFormer: former).first(where: { $0.key != key })
    else { return nil }
    return .refused(setting.words(.sharesFormerKey, former, other.key))
  }

  /// Returns why a setting cannot be changed that cannot be both before and after.
  private func obstacle(to key: String, isUnset: Bool) -> ValueOutcome? {
    let old = before.walk[key].map {
      Self.obstacle(to: $0, before.states[key], sources, at: level, isUnset: isUnset)
    }
    let new = after.walk[key].map {
      Self.obstacle(to: $0, after.states[key], sources, at: level, isUnset: isUnset)
    }
    switch (old, new) {
    case (.some(nil), _), (_, .some(nil)), (nil, nil): return nil
    default: return new ?? old ?? nil
    }
  }

  /// Returns why a value is not accepted, or `nil` if it is.
  private func refusal(of input: Sources.Input, for key: String) -> ValueOutcome? {
    if let obstacle = obstacle(to: key, isUnset: false) { return obstacle }
    if let setting = after.walk[key] {
      let source = sources.level(of: setting, at: place).source
      return after.states[key]?.verdict.problem(from: source, of: setting)
        .map(ValueOutcome.refused)
    }
    let unknown = after.walk.outcome(ofUnknown: key)
    guard let setting = before.walk[key] else { return unknown }
    if case .ignored(.missingRecord) = unknown { return unknown }
    guard setting.control.value(of: input.value) == nil else { return nil }
    return setting.control.refusal(ofInput: input.value)
      .map { .refused($0.text(in: setting.words)) }
  }
}

extension Judging {
  /// Returns why a setting cannot be changed to any value, or `nil` if it can.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - state: What decides it.
  ///   - sources: The sources.
  ///   - level: The level that is changed although something above decides; `nil` for the edited
  ///     one.
  ///   - isUnset: Whether it is unset: what a project must not decide can be removed from its
  ///     store.
  /// - Returns: The reason.
  static func obstacle(
    to setting: DeclaredSetting, _ state: KeyState?, _ sources: Sources, at level: SettingLevel?,
    isUnset: Bool = false
  ) -> ValueOutcome? {
    if !isUnset, let reason = sources.protection(of: setting, at: level) {
      return .refused(reason)
    }
    if let level {
      let isElsewhere = setting.isSecret && level != sources.editedLevel
      return isElsewhere ? .refused(setting.words[.isSecret]) : setting.disablement
    }
    let lock = (state?.verdict ?? Verdict())
      .lock(of: setting.row, editing: sources.editedLevel, in: setting.words, isUnset: isUnset)
    return lock.map { .ignored(.locked($0)) } ?? setting.disablement
  }

  /// Returns why the only input is refused by its setting as that is declared now, or cannot be
  /// changed at all; `nil` where it is not, or another one may still make it acceptable.
  static func refusedAtOnce(
    _ inputs: [String: Sources.Input?], _ change: Change, _ sources: Sources,
    at level: SettingLevel?
  ) -> (key: String, outcome: ValueOutcome)? {
    guard inputs.count == 1, let (key, input) = inputs.first, let setting = change.walk[key] else {
      return nil
    }
    let obstacle = obstacle(
      to: setting, change.states[key], sources, at: level, isUnset: input == nil)
    let candidate = input.map { input in
      Candidate(
        source: (level ?? sources.editedLevel).source, name: key, value: input.value,
        entered: input.entered)
    }
    let refusal = obstacle == nil ? candidate.flatMap { setting.refusal(of: $0) } : nil
    return (obstacle ?? refusal.map(ValueOutcome.refused)).map { (key, $0) }
  }
}
