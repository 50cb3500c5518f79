extension Menu {
  /// Tries to make changes together.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - walk: The pages as they are now; afterwards, as they are then.
  /// - Returns: The outcome of each change, by key; and what was changed, or `nil` if one was not
  ///   accepted, and everything is as before.
  func attempt(
    _ changes: SettingChanges, in walk: inout MenuWalk
  ) -> (outcomes: [String: ValueOutcome], edits: [SettingEdit]?) {
    let (start, before) = (walk, sources)
    let isDecided = !evaluation.hasNewSources
    let source = (changes.level ?? editedLevel).source
    let (owners, moved) = changes.apply(to: &sources, among: start.settings)
    let names = changes.values.keys.map { ($0, owners[$0]?.key ?? $0) }
    var outcomes: [String: ValueOutcome] = [:]
    var results: [String: DecisionRun.Outcome] = [:]
    walk = decide(start, forced: Set(names.map(\.1))) { run, after in
      for (key, name) in names {
        // A setting that has just appeared for a moment counts as not available.
        results[key] = start[name] == nil && after[name] == nil ? nil : run[name]
        outcomes[key] =
          disabledBefore(name, isDecided ? start : after, andAfter: after)
          ?? changes.outcome(of: key, results[key], since: before)
        if outcomes[key] == .accepted, let result = results[key], result.decision.source != source,
          let reason = refusalOfOverridden(source, result.setting)
        {
          outcomes[key] = .refused(reason)
        }
        if case .ignored(let reason) = outcomes[key], results[key] == nil {
          outcomes[key] = after.outcome(ofUnknown: key, reason)
        }
      }
      return outcomes.values.allSatisfy { $0 == .accepted }
    }
    guard outcomes.values.allSatisfy({ $0 == .accepted }) else {
      sources = before
      return (outcomes, nil)
    }
    var edits = moved.map { SettingEdit($0, from: before, to: sources) }
    let gone = changes.values.keys.filter { results[$0] == nil } + changes.keysOfRecords
    edits += gone.sorted().map { SettingEdit($0, from: before, to: sources) }
    let readers = changes.readers(among: walk.settings)
    for key in changes.values.keys.sorted() {
      guard let result = results[key] else { continue }
      let setting = result.setting
      if let text = changes.values[key] ?? nil {
        // What was read is stored, as the setting may have been set by a label.
        let applies = result.decision.source == source
        let value = applies ? result.values.new.value : value(of: text, in: setting)
        let others = sources.store(
          .set(value), for: setting, readers: readers, at: changes.level)
        if applies { sources[setting.key].decision.value = value }
        edits += others.map { SettingEdit($0, from: before, to: sources) }
      }
      edits.append(SettingEdit(setting, from: before, to: sources, values: result.values))
    }
    // Only changes at the edited level are undone.
    return (outcomes, source == editedLevel.source ? edits : [])
  }

  /// Returns why a setting refuses the value of a source that another one overrides.
  private func refusalOfOverridden(_ source: SettingSource, _ setting: DeclaredSetting) -> String? {
    let candidate = sources.candidates(for: setting).first { $0.source == source }
    return candidate.flatMap { candidate in
      ask { sources.refusal(of: candidate, for: setting) }
    }
  }

  /// Returns the value that a text stands for, which the setting has for a moment.
  private func value(of text: String, in setting: DeclaredSetting) -> SettingValue {
    let present = ask(setting.control.read)
    defer { present.restore?() }
    guard setting.control.input?.take(text) == true else { return .text(text) }
    return ask(setting.control.read).value
  }

  /// Returns why a setting cannot be changed that is disabled both before and after a change.
  private func disabledBefore(
    _ key: String, _ before: MenuWalk, andAfter after: MenuWalk
  ) -> ValueOutcome? {
    let rows = [before[key], after[key]].compactMap { $0?.row }
    return rows.allSatisfy { $0.disablement != nil } ? rows.last?.disablement : nil
  }

  /// Returns why a setting cannot be changed now to any value, or `nil` if it can.
  func obstacle(to setting: DeclaredSetting) -> ValueOutcome? {
    sources[setting.key].lockReason.map { .ignored(.locked($0)) } ?? setting.row.disablement
  }
}
