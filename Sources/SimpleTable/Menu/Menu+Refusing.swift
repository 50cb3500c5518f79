// Why changes of settings are not accepted.

extension Menu {
  /// Returns why a setting refuses a text as it is declared now, or cannot be changed at all.
  ///
  /// While nothing is given up, no other value changes with it that might make it valid.
  func refusal(
    of text: String?, _ request: SettingRequest, for setting: DeclaredSetting
  ) -> ValueOutcome? {
    let lock = text == nil ? sources[setting.key].lockReason : lockReason(of: setting)
    if request.level == nil, let lock { return .ignored(.locked(lock)) }
    if let disablement = setting.row.disablement { return disablement }
    guard let text, !sources.hasGivenUp, request.level == nil else { return nil }
    return ask {
      setting.refusal(of: text, entered: request.entered ?? text)
    }
    .map(ValueOutcome.refused)
  }

  /// What a project must not decide can be removed from its store, but not set.
  func lockReason(of setting: DeclaredSetting) -> String? {
    sources.lockReason(of: setting.key, setting.row, in: setting.words)
  }

  func lockOutcome(of setting: DeclaredSetting) -> ValueOutcome? {
    lockReason(of: setting).map { .ignored(.locked($0)) }
  }

  /// Returns why a setting cannot be changed that is disabled or locked both before and after.
  func obstacle(
    to key: String, of request: SettingRequest, _ before: MenuWalk, _ after: MenuWalk,
    _ result: DecisionRun.Outcome?
  ) -> ValueOutcome? {
    let rows = [before[key], after[key]].compactMap { $0?.row }
    if rows.allSatisfy({ $0.disablement != nil }), let row = rows.last { return row.disablement }
    guard request.level == nil, let reason = result?.lockReason,
      before[key] == nil || sources[key].lockReason != nil
    else { return nil }
    return .ignored(.locked(reason))
  }

  /// Returns why a setting refuses the value of a level that another source overrides.
  func refusalOfOverridden(
    _ result: DecisionRun.Outcome?, at level: SettingLevel?
  ) -> ValueOutcome? {
    let source = (level ?? editedLevel).source
    guard let result, result.decision.source != source,
      let candidate = sources.candidates(for: result.setting).first(where: { $0.source == source })
    else { return nil }
    return ask { sources.refusal(of: candidate, for: result.setting) }.map(ValueOutcome.refused)
  }

  /// Returns the value that a text stands for, which the setting has for a moment.
  func value(of text: String, in setting: DeclaredSetting) -> SettingValue {
    let present = ask(setting.control.read)
    defer { present.restore?() }
    guard setting.control.take(text) else { return .text(text) }
    return ask(setting.control.read).value
  }

  /// Returns why a setting cannot be changed now to any value, or `nil` if it can.
  func obstacle(to setting: DeclaredSetting) -> ValueOutcome? {
    sources[setting.key].lockReason.map { .ignored(.locked($0)) } ?? setting.row.disablement
  }
}

extension SettingRequest {
  /// Returns why a change is not accepted, or `nil` if it is.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - result: What was decided of the setting that has it; `nil` if none was seen.
  ///   - before: What was stored before.
  ///   - walk: The pages as they would be.
  /// - Returns: The reason.
  func outcome(
    of key: String, _ result: DecisionRun.Outcome?, since before: SettingSources, in walk: MenuWalk
  ) -> ValueOutcome? {
    let level = level ?? before.editedLevel
    guard let result else {
      // What no setting has can be removed.
      return values[key] == .some(nil) && before[level][key] != nil
        ? .accepted : walk.outcome(ofUnknown: key, before, at: level)
    }
    return result.givenUp[level.source].map { .refused($0.reason) }
  }
}
