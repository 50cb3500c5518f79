package import SimpleTable

// Why changes of settings are not accepted.

extension Menu {
  /// Returns why a setting refuses what a user puts in as it is declared now, or cannot be changed at all.
  ///
  /// While no value is refused, no other one changes with it that might make it valid.
  func refusalAtOnce(
    of input: Sources.Input?, for setting: DeclaredSetting, at level: SettingLevel?
  ) -> ValueOutcome? {
    if let obstacle = obstacle(to: setting, states, at: level, isUnset: input == nil) {
      return obstacle
    }
    guard let input, level == nil,
      !states.contains(where: { $1.isAvailable && !$1.refusals.isEmpty })
    else { return nil }
    let candidate = Candidate(
      source: editedLevel.source, name: setting.key, value: input.value,
      entered: input.entered)
    return during(.deciding) { setting.refusal(of: candidate).map(ValueOutcome.refused) }
  }

  /// Returns why a setting cannot be changed to any value, or `nil` if it can.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - states: What decides it.
  ///   - level: The level that is changed although something above decides; `nil` for the edited one.
  ///   - isUnset: Whether it is unset: what a project must not decide can be removed from its store.
  /// - Returns: The reason.
  func obstacle(
    to setting: DeclaredSetting, _ states: [String: KeyState], at level: SettingLevel?,
    isUnset: Bool = false
  ) -> ValueOutcome? {
    if let level {
      let isElsewhere = setting.isSecret && level != editedLevel
      return isElsewhere ? .refused(setting.words[.isSecret]) : setting.disablement
    }
    let lock = lockReason(
      of: states[setting.key], setting.row, in: setting.words, isUnset: isUnset)
    return lock.map { .ignored(.locked($0)) } ?? setting.disablement
  }

  /// Returns what locks a row whose setting has a state, or `nil` if it can be changed.
  func lockReason(
    of state: KeyState?, _ row: Row, in words: TableWords, isUnset: Bool = false
  ) -> String? {
    if state?.refusals[.policy] != nil, editedLevel != .policy { return words[.policyRefused] }
    if let candidate = state?.candidate, candidate.source > editedLevel.source {
      return candidate.decides(in: words)
    }
    let isForeign = editedLevel == .project && !row.setting.isAllowedInProject
    return isForeign && !isUnset ? words[.notInProject] : nil
  }

  /// Returns whether each change is accepted, and if not, why, in the order of the pages.
  func outcomes(
    of inputs: [String: Sources.Input?], at level: SettingLevel?, _ moment: Moment,
    _ decision: Decision
  ) -> [(key: String, outcome: ValueOutcome)] {
    decision.walk.order(of: inputs.keys, moment.walk).map { key in
      let old = moment.walk[key]
      let outcome: ValueOutcome? =
        if let input = inputs[key] ?? nil {
          refusal(of: input, for: key, at: level, moment, decision)
        } else if old == nil, decision.walk[key] == nil,
          moment.sources[level ?? editedLevel][key] == nil, moment.sources.secrets[key] == nil
        {
          self.outcome(ofUnknown: key, at: level ?? editedLevel, in: decision.walk)
        } else {
          obstacle(to: key, at: level, moment, decision, isUnset: true)
        }
      return (key, outcome ?? .accepted)
    }
  }

  /// Returns why a setting cannot be changed that cannot be both before and after.
  private func obstacle(
    to key: String, at level: SettingLevel?, _ moment: Moment, _ decision: Decision, isUnset: Bool
  ) -> ValueOutcome? {
    let before = moment.walk[key].map {
      obstacle(to: $0, moment.states, at: level, isUnset: isUnset)
    }
    let after = decision.walk[key].map {
      obstacle(to: $0, decision.states, at: level, isUnset: isUnset)
    }
    switch (before, after) {
    case (.some(nil), _), (_, .some(nil)), (nil, nil): return nil
    default: return after ?? before ?? nil
    }
  }

  /// Returns why a value is not accepted, or `nil` if it is.
  private func refusal(
    of input: Sources.Input, for key: String, at level: SettingLevel?, _ moment: Moment,
    _ decision: Decision
  ) -> ValueOutcome? {
    if let obstacle = obstacle(to: key, at: level, moment, decision, isUnset: false) {
      return obstacle
    }
    guard let setting = decision.walk[key] else {
      let unknown = self.outcome(ofUnknown: key, at: level ?? editedLevel, in: decision.walk)
      guard let setting = moment.walk[key] else { return unknown }
      if case .ignored(.missingRecord) = unknown { return unknown }
      return setting.control.value(of: input.value) == nil
        ? setting.control.refusal(ofInput: input.value)
          .map { .refused($0.text(in: setting.words)) }
        : nil
    }
    let source = sources.level(of: setting, at: level ?? editedLevel).source
    if let refused = decision.states[key]?.refusals[source] { return .refused(refused.reason) }
    let own = sources.candidates(for: setting)
      .first { $0.source == source && $0.entered == input.entered }
    guard let own, own != decision.states[key]?.candidate else { return nil }
    return during(.deciding) { own.barrier ?? setting.refusal(of: own) }.map(ValueOutcome.refused)
  }

  /// Returns why a key that no setting has cannot be set.
  package func outcome(ofUnknown key: String) -> ValueOutcome {
    outcome(ofUnknown: key, at: editedLevel, in: known)
  }

  /// Returns the outcome for a key that no setting has, which names the record that the key belongs to if
  /// that is missing.
  ///
  /// A key that a setting has had is not available now, and so is one that the level holds, unless it looks
  /// misspelt.
  private func outcome(
    ofUnknown key: String, at level: SettingLevel, in walk: MenuWalk
  ) -> ValueOutcome {
    for (before, behind) in key.allCuts(at: ".") {
      guard let list = walk[before], list.control.role == .value(.records),
        case .texts(let names) = list.value
      else { continue }
      let name = behind.parts(between: ".", atMost: 2)[0]
      if !name.isEmpty, !names.contains(name) {
        return .ignored(.missingRecord("\(list.key) \(name)"))
      }
    }
    let isStored =
      sources[level][key] != nil && walk.settings.map(\.key).misspelt(as: key) == nil
    return .ignored(isStored || states[key] != nil ? .unavailable : .unknownKey)
  }
}
