extension Menu {
  /// Sets the value of a setting from text, and reloads the pages in view.
  ///
  /// The value is stored when the menu is saved, even if it equals the default. Another setting
  /// whose stored value becomes invalid by it keeps that in the store, and its next lower source
  /// applies until it is valid again.
  ///
  /// - Parameters:
  ///   - text: The value, as ``SettingInfo/value`` gives it.
  ///   - key: The key.
  ///   - level: The level at which it is stored, also where a source above it decides the setting;
  ///     such a change is undone only if that is the edited level. `nil` for the edited level, at which
  ///     a setting that is locked does not change.
  /// - Returns: Whether the value was taken, and if not, why.
  @discardableResult
  public func setValue(
    _ text: String, for key: String, at level: SettingLevel? = nil
  ) -> ValueOutcome {
    setValues([key: text], at: level)[key] ?? .ignored(.unknownKey)
  }

  /// Sets several values together, all or none.
  ///
  /// They are judged by the state to which they lead together, whatever their order: a value may
  /// make the setting of another one appear, or widen its range. Meanwhile the program may be given
  /// values that are taken back.
  ///
  /// - Parameters:
  ///   - values: The values as text, by key.
  ///   - level: The level at which they are stored, as in ``setValue(_:for:at:)``.
  /// - Returns: The outcome of each, by key; unless all are accepted, no setting has changed.
  @discardableResult
  public func setValues(
    _ values: [String: String], at level: SettingLevel? = nil
  ) -> [String: ValueOutcome] {
    change(SettingChanges(values: values.mapValues { $0 }, level: level))
  }

  /// Removes the stored value of a setting, so that the next lower source applies.
  ///
  /// A setting without a declared default gets the value that it had when it was first read, and
  /// adds a diagnostic.
  ///
  /// - Parameters:
  ///   - key: The key of a setting, or any other key that the level holds.
  ///   - level: The level from which it is removed, as in ``setValue(_:for:at:)``.
  /// - Returns: Whether the value was removed, and if not, why.
  @discardableResult
  public func unset(_ key: String, at level: SettingLevel? = nil) -> ValueOutcome {
    unset(CollectionOfOne(key), at: level)[key] ?? .ignored(.unknownKey)
  }

  /// Removes the stored values of several settings together, all or none, whatever their order.
  ///
  /// - Parameters:
  ///   - keys: The keys of settings, or any other keys that the level holds.
  ///   - level: The level from which they are removed, as in ``setValue(_:for:at:)``.
  /// - Returns: The outcome of each, by key; unless all are accepted, no setting has changed.
  @discardableResult
  public func unset(
    _ keys: some Sequence<String>, at level: SettingLevel? = nil
  ) -> [String: ValueOutcome] {
    let values = Dictionary(keys.map { ($0, String?.none) }) { first, _ in first }
    return change(SettingChanges(values: values, level: level))
  }

  /// Removes the stored values of all settings that can be changed, so that lower sources apply.
  ///
  /// Values of keys that no setting has stay in the store.
  ///
  /// - Parameter level: The level from which they are removed, as in ``setValue(_:for:at:)``.
  /// - Returns: The settings whose values stay there, and why they cannot be changed.
  @discardableResult
  public func resetAll(at level: SettingLevel? = nil) -> [RefusedValue] {
    guard !isBusy else { return [] }
    var edits: [SettingEdit] = []
    var (keys, refused): (Set<String>, [String: ValueOutcome]) = ([], [:])
    let isStored = { [self] in sources[level ?? editedLevel].key(of: $0) != nil }
    var walk = walk(known: true)
    while true {
      var changes: [String: String?] = [:]
      for setting in walk.settings where !keys.contains(setting.key) {
        // At a level that is named, a value may be removed although something above decides.
        if let obstacle = level == nil ? obstacle(to: setting) : setting.row.disablement {
          refused[setting.key] = obstacle
        } else if isStored(setting) || level == nil && !setting.hasDefaultValue {
          changes[setting.key] = .some(nil)
        }
      }
      if changes.isEmpty { break }
      keys.formUnion(changes.keys)
      let (outcomes, made) = attempt(SettingChanges(values: changes, level: level), in: &walk)
      edits += made ?? []
      // The others are tried again without those that are refused together with them.
      if made == nil { keys.subtract(outcomes.filter { $1 == .accepted }.keys) }
      refused.merge(outcomes.filter { $1 != .accepted }) { $1 }
    }
    history.record(edits)
    if !keys.isEmpty { showPages(as: walk) }
    return walk.settings.filter(isStored).compactMap { setting in
      refused[setting.key]?.reason(in: words).map { RefusedValue(key: setting.key, reason: $0) }
    }
  }

  /// Makes changes together, all or none, and shows the pages in view.
  func change(_ changes: SettingChanges) -> [String: ValueOutcome] {
    guard !isBusy else { return changes.values.mapValues { _ in .ignored(.unknownKey) } }
    guard !changes.values.isEmpty else { return [:] }
    if evaluation.hasNewSources {
      if let outcomes = changeUndecided(changes) { return outcomes }
      decideNow()
    }
    var walk = walk(known: true)
    // The program may have changed what is declared on the pages in view.
    if !changes.values.keys.allSatisfy({ walk[$0] != nil }) { walk = self.walk() }
    if let (key, text) = changes.only, !sources.hasGivenUp, let setting = walk[key] {
      if let refusal = refusal(of: text, entered: changes.entered, for: setting) {
        return [key: refusal]
      }
      if !sources.hasValues(besides: setting) { return [key: setAlone(text, setting)] }
    }
    let (outcomes, edits) = attempt(changes, in: &walk)
    history.record(edits ?? [])
    showPages(as: edits == nil ? nil : walk)
    return outcomes
  }

  /// Makes changes together with the first decision about what the sources hold.
  ///
  /// - Returns: The outcome of each change, or `nil` if it depends on what the sources lead to
  ///   without the changes; everything is as before then.
  private func changeUndecided(_ changes: SettingChanges) -> [String: ValueOutcome]? {
    var walk = evaluation.undecided ?? walk(known: true)
    let held = sources[changes.level ?? editedLevel]
    let isIndependent = changes.values.allSatisfy { key, text in
      guard let setting = walk[key] else { return text != nil }
      return setting.formerKeys.allSatisfy { held[$0] == nil }
    }
    guard isIndependent else { return nil }
    let (outcomes, edits) = attempt(changes, in: &walk)
    guard let edits else { return nil }
    history.record(edits)
    showPages(as: walk)
    return outcomes
  }

  /// Returns why a setting refuses a text as it is declared now, or cannot be changed at all.
  ///
  /// While nothing is given up, no other value changes with it that might make it valid.
  private func refusal(
    of text: String?, entered: String?, for setting: DeclaredSetting
  ) -> ValueOutcome? {
    if let obstacle = obstacle(to: setting) { return obstacle }
    guard let text else { return nil }
    // What a project must not decide can be removed from its store.
    let words = setting.words
    if let reason = sources.lockReason(of: setting.key, setting.row, in: words) {
      return .ignored(.locked(reason))
    }
    return ask { setting.control.refusal(of: text, isNew: true, entered: entered ?? text) }
      .map(ValueOutcome.refused)
  }

  /// Sets or unsets one setting that no other depends on for what is stored.
  private func setAlone(_ text: String?, _ setting: DeclaredSetting) -> ValueOutcome {
    let edits = edit(setting, isStored: text != nil) {
      guard let text else {
        setting.assignDefault(sources)
        if !setting.hasDefault { sources[setting.key].wasUnsetWithoutDefault = true }
        return true
      }
      return setting.control.input?.take(text) ?? false
    }
    reload()
    if text != nil, let reason = takeBackIfGivenUp(setting, edits) {
      return .refused(reason)
    }
    return .accepted
  }
}

// MARK: - Single changes

extension Menu {
  /// Changes a setting by a function, and stores the new value, to be reported and undone.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - isStored: Whether the new value is stored; if not, the stored one is removed.
  ///   - change: Changes the setting, and returns whether it has.
  /// - Returns: What has changed, that of a secret and of keys that moved included.
  func edit(
    _ setting: DeclaredSetting, isStored: Bool = true, _ change: () -> Bool
  ) -> [SettingEdit] {
    // Settings that read the same former key count if they are available before the change.
    let movesFormer = setting.formerKeys.contains { sources.stored($0) != nil }
    let walk = movesFormer ? walk(known: true) : MenuWalk()
    let old = ask { setting.control.read() }
    guard change() else { return [] }
    let new = ask { setting.control.read() }
    let before = sources
    let setting = walk[setting.key] ?? setting
    let stored = isStored ? StoredLevel.Change.set(new.value) : .unset
    let moved = sources.store(stored, for: setting, readers: walk.settings.byFormerKey)
    let source = editedLevel.source
    let decision = isStored ? SettingRecord.Decision(source: source, value: new.value) : .init()
    sources[setting.key].decision = decision
    sources[setting.key].owner = setting.place
    sources[setting.key].givenUp[source] = nil
    changes.add(
      setting.key, isSecret: setting.isSecret, from: old.value, before.source(of: setting.key),
      to: new.value, decision.source)
    let edits =
      moved.map { SettingEdit($0, from: before, to: sources) }
      + [SettingEdit(setting, from: before, to: sources, values: (old, new))]
    history.record(edits)
    evaluation.noteChange()
    return edits.filter { !$0.changesNothing }
  }

  /// Takes the last change of a setting back if it was given up at once, as it made another one
  /// invalid that it depends on itself.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - edits: What was changed with it.
  /// - Returns: Why it was given up, or `nil` if it was not.
  func takeBackIfGivenUp(_ setting: DeclaredSetting, _ edits: [SettingEdit]) -> String? {
    guard let refused = sources[setting.key].givenUp[editedLevel.source] else { return nil }
    if !edits.isEmpty {
      history.forget(edits)
      move(edits.reversed().map(\.reversed))
    }
    return refused.reason
  }

  /// Reports the changes noted so far.
  ///
  /// Changes that the handler makes are reported after those, not in between.
  func deliverChanges() {
    guard changes.begin() else { return }
    while true {
      let next = changes.next()
      if next.isEmpty { return }
      for change in next { onSettingChange?(change) }
    }
  }
}
