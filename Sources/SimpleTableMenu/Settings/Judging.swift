import SimpleTable

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

  /// Returns why unsetting a setting has no effect: another reads the former key that it is stored under.
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
  ///   - level: The level that is changed although something above decides; `nil` for the edited one.
  ///   - isUnset: Whether it is unset: what a project must not decide can be removed from its store.
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

  /// Returns why a setting refuses an input as it is declared now, or cannot be changed at all.
  static func refusalAtOnce(
    of input: Sources.Input?, for setting: DeclaredSetting, _ state: KeyState?,
    _ sources: Sources, at level: SettingLevel?
  ) -> ValueOutcome? {
    if let obstacle = obstacle(to: setting, state, sources, at: level, isUnset: input == nil) {
      return obstacle
    }
    guard let input else { return nil }
    let candidate = Candidate(
      source: (level ?? sources.editedLevel).source, name: setting.key, value: input.value,
      entered: input.entered)
    return setting.refusal(of: candidate).map(ValueOutcome.refused)
  }
}

extension MenuWalk {
  /// Returns the outcome for a key that no setting has now, which names the record that the key belongs to
  /// if that is missing.
  func outcome(ofUnknown key: String) -> ValueOutcome {
    for (before, behind) in key.allCuts(at: ".") {
      guard let list = self[before], list.control.role == .value(.records),
        case .texts(let names) = list.value
      else { continue }
      let name = behind.parts(between: ".", atMost: 2)[0]
      if !name.isEmpty, !names.contains(name) {
        return .ignored(.missingRecord("\(list.key) \(name)"))
      }
    }
    return .ignored(.unknownKey)
  }
}
