public import SimpleTable

extension Menu {
  /// Sets the value of a setting from text, and reloads the pages in view.
  ///
  /// The value is stored when the menu is saved, even if it equals the default. If the change makes
  /// the stored value of another setting invalid, the store keeps that value, and the next lower
  /// source applies until it is valid again.
  ///
  /// - Parameters:
  ///   - text: The value, as ``SettingInfo/value`` gives it.
  ///   - key: The key.
  ///   - level: The level at which it is stored, even if a source above it decides the setting.
  ///     Only changes of the edited level can be undone. `nil` for the edited level, where a locked
  ///     setting does not change.
  /// - Returns: Whether the value was taken, and if not, why.
  @discardableResult
  public func setValue(
    _ text: String, for key: String, at level: SettingLevel? = nil
  ) -> ValueOutcome {
    setValues([key: text], at: level).first?.outcome ?? .ignored(.unknownKey)
  }

  /// Sets several values together, all or none.
  ///
  /// They are accepted or refused by their joint result, in any order: one value may make another
  /// setting appear, or widen its range. Meanwhile the program may briefly receive values that are
  /// then reverted.
  ///
  /// - Parameters:
  ///   - values: The values as text, by key.
  ///   - level: The level at which they are stored, as in ``setValue(_:for:at:)``.
  /// - Returns: The outcome of each, in the order of the pages, those at fault first. Unless all
  ///   are accepted, no setting has changed.
  @discardableResult
  public func setValues(
    _ values: [String: String], at level: SettingLevel? = nil
  ) -> [(key: String, outcome: ValueOutcome)] {
    change(values.mapValues { Sources.Input(text: $0) }, at: level)
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
    unset(CollectionOfOne(key), at: level).first?.outcome ?? .ignored(.unknownKey)
  }

  /// Removes the stored values of several settings together, all or none, whatever their order.
  ///
  /// - Parameters:
  ///   - keys: The keys of settings, or any other keys that the level holds.
  ///   - level: The level from which they are removed, as in ``setValue(_:for:at:)``.
  /// - Returns: The outcome of each, as of ``setValues(_:at:)``.
  @discardableResult
  public func unset(
    _ keys: some Sequence<String>, at level: SettingLevel? = nil
  ) -> [(key: String, outcome: ValueOutcome)] {
    change(Dictionary(keys.map { ($0, Sources.Input?.none) }) { first, _ in first }, at: level)
  }

  /// Removes the stored values of all settings that can be changed, so that lower sources apply.
  ///
  /// Values of unknown keys stay in the store.
  ///
  /// - Parameter level: The level from which they are removed, as in ``setValue(_:for:at:)``.
  /// - Returns: The settings whose values stay there, and why they cannot be changed.
  @discardableResult
  public func unsetAll(at level: SettingLevel? = nil) -> [RefusedValue] {
    if refusesUse() { return [] }
    let place = level ?? editedLevel
    var keys: Set<String> = []
    func isStored(_ setting: DeclaredSetting) -> Bool {
      setting.isSecret && place == editedLevel && sources.secrets[setting.key] != nil
        || sources[place].key(of: setting) != nil
    }
    var (moment, walk) = (begin(), known)
    sources.inputLevel = place
    while true {
      let next = walk.settings.filter { setting in
        !keys.contains(setting.key)
          && obstacle(to: setting, states, at: level, isUnset: true) == nil
          && (isStored(setting) || level == nil && setting.value != setting.state.defaultValue)
      }
      if next.isEmpty { break }
      keys.formUnion(next.map(\.key))
      for setting in next {
        sources.store(nil, for: setting, at: place, among: walk, changing: keys)
      }
      walk = decide(&moment, forced: Set(next.map(\.key)))
    }
    removeRecords(since: moment, at: place)
    if place == editedLevel { record(moment, of: keys) }
    finish(moment)
    return walk.settings.filter(isStored).compactMap { setting in
      obstacle(to: setting, states, at: level, isUnset: true)?.reason(in: words)
        .map { RefusedValue(key: setting.key, reason: $0) }
    }
  }
}

// MARK: - The way of all changes

extension Menu {
  /// Makes changes of the user, all or none, and shows the pages in view.
  ///
  /// - Parameters:
  ///   - inputs: The inputs by key; `nil` for a value to be unset.
  ///   - level: The level at which they are stored even if a source above decides; `nil` for the
  ///     edited one.
  /// - Returns: The outcome of each, in the order of the pages, those at fault first.
  func change(
    _ inputs: [String: Sources.Input?], at level: SettingLevel? = nil
  ) -> [(key: String, outcome: ValueOutcome)] {
    if refusesUse() { return inputs.keys.sorted().map { ($0, .ignored(.unavailable)) } }
    return inputs.isEmpty ? [] : change(inputs, at: level, in: begin())
  }

  /// Changes settings in a change that was begun for them.
  func change(
    _ inputs: [String: Sources.Input?], at level: SettingLevel? = nil, in begun: Moment
  ) -> [(key: String, outcome: ValueOutcome)] {
    var inputs = inputs
    for case (let key, let input?) in inputs {
      if let setting = begun.walk[key] { inputs[key] = input.read(by: setting.control) }
    }
    if inputs.count == 1, let (key, input) = inputs.first, let setting = begun.walk[key],
      let refusal = refusalAtOnce(of: input, for: setting, at: level)
    {
      showPages(as: known)
      return [(key, refusal)]
    }
    var moment = begun
    put(inputs, at: level ?? editedLevel, moment.walk)
    let decision = decision(moment.walk, forced: Set(inputs.keys))
    let outcomes = outcomes(of: inputs, at: level, moment, decision)
    sources.inputs = [:]
    guard outcomes.allSatisfy({ $0.outcome == .accepted }) else {
      during(.deciding) { decision.takeBack() }
      sources = moment.sources
      showPages(as: known)
      return outcomes.filter { $0.outcome != .accepted }
        + outcomes.filter { $0.outcome == .accepted }.map { ($0.key, .ignored(.otherRefused)) }
    }
    accept(decision, &moment)
    store(inputs, at: level ?? editedLevel, moment)
    removeRecords(since: moment, at: level ?? editedLevel)
    if level == nil || level == editedLevel { record(moment, of: Set(inputs.keys)) }
    finish(moment)
    endQuestionWhereUnchanged()
    return outcomes
  }

  /// Adds the user's inputs to the candidates of the sources.
  private func put(_ inputs: [String: Sources.Input?], at level: SettingLevel, _ walk: MenuWalk) {
    sources.inputLevel = level
    sources.inputs = inputs.compactMapValues(\.self)
    for (key, input) in inputs where input == nil {
      if let setting = walk[key] {
        sources.store(nil, for: setting, at: level, among: walk, changing: Set(inputs.keys))
      } else {
        sources[level][key] = nil
        if level == editedLevel { sources.secrets[key] = nil }
      }
    }
  }

  /// Stores the values that settings read after the inputs were assigned.
  private func store(
    _ inputs: [String: Sources.Input?], at level: SettingLevel, _ moment: Moment
  ) {
    for (key, input) in inputs {
      guard let input, let setting = known[key] ?? moment.walk[key], let state = states[key]
      else { continue }
      let source = sources.level(of: setting, at: level).source
      let applies = known[key] != nil && state.candidate?.source == source
      let value = applies ? state.value : setting.value(of: input.value)
      sources.store(
        value, for: setting, at: level, among: known, changing: Set(inputs.keys))
      guard applies else { continue }
      let origin = setting.isSecret ? nil : sources[level].location
      let stored = setting.isSecret ? .text(value.text) : value
      states[key]?.candidate = Candidate(
        source: source, name: key, value: stored, origin: origin)
      let candidates = sources.candidates(for: setting)
      during(.deciding) { note(candidates, of: setting) }
    }
  }

  /// Removes the values of records that were removed with a change from a level.
  func removeRecords(since moment: Moment, at level: SettingLevel) {
    for key in moment.assignedKeys {
      guard let old = moment.walk[key], old.control.role == .value(.records), let new = known[key],
        case .texts(let before) = old.value, case .texts(let now) = new.value
      else { continue }
      let gone = Set(before).subtracting(now)
      if !gone.isEmpty { sources.removeRecords(gone, of: key, at: level) }
    }
  }
}
