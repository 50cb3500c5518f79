package import SimpleTable

// Why changes of settings are not accepted.

extension Menu {
  /// Returns why a setting refuses what a user puts in as it is declared now, or cannot be changed at all.
  func refusalAtOnce(
    of input: Sources.Input?, for setting: DeclaredSetting, at level: SettingLevel?
  ) -> ValueOutcome? {
    if let obstacle = obstacle(to: setting, states, at: level, isUnset: input == nil) {
      return obstacle
    }
    guard let input else { return nil }
    let candidate = Candidate(
      source: (level ?? editedLevel).source, name: setting.key, value: input.value,
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
    let lock = (states[setting.key]?.verdict ?? Verdict())
      .lock(of: setting.row, editing: editedLevel, in: setting.words, isUnset: isUnset)
    return lock.map { .ignored(.locked($0)) } ?? setting.disablement
  }

  /// Returns what locks a row with a key, or `nil` if it can be changed.
  func lockReason(of key: String, _ row: Row, in words: TableWords) -> String? {
    (states[key]?.verdict ?? Verdict()).lock(of: row, editing: editedLevel, in: words)
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
          self.outcome(ofUnknown: key, in: decision.walk)
        } else {
          obstacle(to: key, at: level, moment, decision, isUnset: true)
            ?? remaining(of: key, at: level ?? editedLevel, moment)
        }
      return (key, outcome ?? .accepted)
    }
  }

  /// Returns why unsetting a setting has no effect: the former key that it is stored under is read by another.
  private func remaining(of key: String, at level: SettingLevel, _ moment: Moment) -> ValueOutcome?
  {
    guard let setting = moment.walk[key], let former = sources[level].key(of: setting),
      former == moment.sources[level].key(of: setting),
      let other = moment.walk.readers(ofFormer: former).first(where: { $0.key != key })
    else { return nil }
    return .refused(setting.words(.sharesFormerKey, former, other.key))
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
      let unknown = self.outcome(ofUnknown: key, in: decision.walk)
      guard let setting = moment.walk[key] else { return unknown }
      if case .ignored(.missingRecord) = unknown { return unknown }
      return setting.control.value(of: input.value) == nil
        ? setting.control.refusal(ofInput: input.value)
          .map { .refused($0.text(in: setting.words)) }
        : nil
    }
    let source = sources.level(of: setting, at: level ?? editedLevel).source
    let verdict = decision.states[key]?.verdict
    return during(.deciding) { verdict?.problem(from: source, of: setting) }
      .map(ValueOutcome.refused)
  }

  /// Returns why a key that no setting has cannot be set.
  package func outcome(ofUnknown key: String) -> ValueOutcome {
    outcome(ofUnknown: key, in: known)
  }

  /// Returns the outcome for a key that no setting has now, which names the record that the key belongs to
  /// if that is missing.
  private func outcome(ofUnknown key: String, in walk: MenuWalk) -> ValueOutcome {
    for (before, behind) in key.allCuts(at: ".") {
      guard let list = walk[before], list.control.keyPrefix == .ofRecords,
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
