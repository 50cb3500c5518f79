// What a setting takes from a source, and what locks it.

extension SettingSources {
  /// Returns why a setting takes no value from the source of a candidate, or `nil` if it does.
  ///
  /// Such a value is never given to the program, not even to be taken back.
  func barrier(to candidate: SettingCandidate, for setting: DeclaredSetting) -> String? {
    guard let level = candidate.source.level else { return nil }
    let words = setting.words
    if level == .project, !setting.row.isAllowedInProject { return words[.notInProject] }
    guard setting.isSecret, !self[level].keepsSecrets,
      self[level].change(of: candidate.name) == nil
    else { return nil }
    return words[.isSecret]
  }

  /// Returns the values that a setting takes from no source that has one, each with the reason.
  func barred(for setting: DeclaredSetting) -> [(source: SettingSource, value: RefusedValue)] {
    guard setting.isSecret || !self[.project].isEmpty else { return [] }
    return candidates(for: setting).compactMap { candidate in
      barrier(to: candidate, for: setting).map {
        (candidate.source, RefusedValue(key: candidate.name, reason: $0))
      }
    }
  }

  /// Returns why a setting refuses a candidate as it is declared now, or `nil` if it takes it.
  ///
  /// A setting that is disabled takes values too.
  func refusal(
    of candidate: SettingCandidate, for setting: DeclaredSetting,
    collisions: [String: [String]] = [:]
  ) -> String? {
    var entered = candidate.source == .argument ? candidate.value.text : nil
    if candidate.source == .environment, let keys = collisions[candidate.name] {
      return setting.words(.setsSeveral, keys.map { "\"\($0)\"" }.joined(separator: ", "))
    }
    if let level = candidate.source.level {
      if let barrier = barrier(to: candidate, for: setting) { return barrier }
      if case .entered(_, let part) = self[level].change(of: candidate.name) {
        entered = part
      } else if let mismatch = setting.state.kind?.mismatch(
        with: candidate.value, in: setting.words)
      {
        return mismatch
      }
    }
    return setting.refusal(of: candidate.value.text, entered: entered)
  }

  /// Returns the candidate that decides a setting: the highest that is not given up.
  ///
  /// None does once that of a policy is given up: the default then applies.
  func deciding(
    _ candidates: [SettingCandidate], givenUp: [SettingSource: RefusedValue]
  ) -> SettingCandidate? {
    guard
      let first = candidates.first(where: { $0.source == .policy || givenUp[$0.source] == nil }),
      givenUp[first.source] == nil
    else { return nil }
    return first
  }

  /// Returns what locks a setting, or `nil` if nothing above the edited level decides it.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - candidate: The candidate that decides it.
  ///   - givenUp: What was given up.
  /// - Returns: What locks it, as in "set by MYTOOL_VOLUME".
  func lockReason(
    of setting: DeclaredSetting, _ candidate: SettingCandidate?,
    givenUp: [SettingSource: RefusedValue]
  ) -> String? {
    let words = setting.words
    if givenUp[.policy] != nil, editedLevel != .policy { return words[.policyRefused] }
    guard let candidate, candidate.source > editedLevel.source else { return nil }
    return candidate.decides(in: words)
  }

  /// Returns what locks a row whose setting has a key, or `nil` if it can be changed.
  func lockReason(of key: String, _ row: Row, in words: TableWords) -> String? {
    if let reason = self[key].lockReason { return reason }
    return editedLevel == .project && !row.isAllowedInProject ? words[.notInProject] : nil
  }

  /// Returns why a stored value of a setting was refused, that of the edited level first.
  func storedReason(of key: String, in words: TableWords) -> String? {
    let givenUp = self[key].givenUp
    if let value = givenUp[editedLevel.source] { return words(.storedValue, value.reason) }
    return SettingLevel.allCases.last { givenUp[$0.source] != nil }.flatMap { level in
      givenUp[level.source].map { words(.levelValue, level.rawValue, $0.reason) }
    }
  }

  /// Returns whether a decision about a setting is still the one that a run would take.
  ///
  /// It is not for a setting that has just appeared, where what decides it is refused now, and
  /// where something that was given up would be taken now.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - collisions: The keys of settings that share a variable that is set, by its name.
  /// - Returns: Whether it is.
  func isSettled(_ setting: DeclaredSetting, collisions: [String: [String]]) -> Bool {
    let record = self[setting.key]
    let candidates = candidates(for: setting)
    guard let assigned = record[setting.place] else { return candidates.isEmpty }
    let deciding = deciding(candidates, givenUp: record.givenUp)
    let decision = deciding?.decision ?? SettingRecord.Decision()
    guard decision == record.decision, decision == assigned.decision else { return false }
    return candidates.filter { record.givenUp[$0.source] != nil }
      .allSatisfy { refusal(of: $0, for: setting, collisions: collisions) != nil }
      && deciding.map { refusal(of: $0, for: setting, collisions: collisions) == nil } ?? true
  }
}
