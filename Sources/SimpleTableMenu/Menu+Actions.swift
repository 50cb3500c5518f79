import SimpleTable

/// An action of a row that has not ended, with the values of settings when it began.
final class Beginning {
  /// The values by key.
  ///
  /// For settings that the menu has assigned since, the values read then.
  var values: [String: SettingValue]

  /// The row, where the action takes time.
  let row: ActionRow?

  init(_ settings: [DeclaredSetting], row: ActionRow?) {
    values = Dictionary(settings.map { ($0.key, $0.read().value) }) { first, _ in first }
    self.row = row
  }
}

// MARK: - What actions change

extension Menu {
  /// Runs closures of a row, and stores their changes of settings as the user's.
  ///
  /// No page is evaluated first: the known controls are read.
  ///
  /// - Parameters:
  ///   - row: The row, if it has an action that takes time, which may have only begun when the
  ///     closures have run.
  ///   - storesChanges: Whether changes by the action are stored.
  ///   - closures: The closures.
  func runAction(of row: ActionRow?, storesChanges: Bool, _ closures: () -> Void) {
    restorePreviewed()
    // A beginning of the same row is that of an action that was dropped.
    beginnings.removeAll { $0.row != nil && $0.row == row }
    let action = storesChanges && !isBusy ? beginning(of: row) : nil
    closures()
    if let row, actions.isBusy(row) { return reload() }
    end(action)
  }

  private func beginning(of row: ActionRow?) -> Beginning {
    let settings = known.settings
    let action = during(.deciding) { Beginning(settings, row: row) }
    beginnings.append(action)
    return action
  }

  /// Ends an action that takes time.
  func endAction(of row: ActionRow) { end(beginnings.first { $0.row == row }) }

  private func end(_ action: Beginning?) {
    beginnings.removeAll { $0 === action }
    guard !isBusy else { return }
    guard let action else { return reload() }
    var moment = begin()
    var kept = changedSettings(since: action, moment.walk)
    while !kept.isEmpty {
      let keys = Set(kept.map(\.key))
      for setting in kept { store(setting.value, of: setting, changing: keys) }
      let decision = decision(moment.walk)
      let refused = kept.filter { decision.states[$0.key]?.refusals[editedLevel.source] != nil }
      if refused.isEmpty {
        accept(decision, &moment)
        break
      }
      during(.deciding) { decision.takeBack() }
      (sources, states) = (moment.sources, moment.states)
      kept.removeAll { setting in refused.contains { $0.key == setting.key } }
    }
    for setting in kept {
      moment.values[setting.key] = action.values[setting.key] ?? setting.value
      for other in beginnings { other.values[setting.key] = setting.value }
    }
    if kept.isEmpty { decide(&moment) }
    removeRecords(since: moment, at: editedLevel)
    if !kept.isEmpty { record(moment, of: Set(kept.map(\.key)), asks: false) }
    finish(moment)
  }

  /// Returns the settings that an action has changed and that can be changed so.
  private func changedSettings(since action: Beginning, _ walk: MenuWalk) -> [DeclaredSetting] {
    walk.settings.filter { setting in
      guard let value = action.values[setting.key] ?? setting.state.defaultValue,
        value != setting.value, obstacle(to: setting, states, at: nil) == nil
      else { return false }
      let candidate = Candidate(
        source: editedLevel.source, name: setting.key, value: setting.value)
      return during(.deciding) { setting.refusal(of: candidate) == nil }
    }
  }

  /// Stores the value that a setting has already.
  private func store(
    _ value: SettingValue, of setting: DeclaredSetting, changing keys: Set<String>
  ) {
    sources.store(value, for: setting, at: editedLevel, among: known, changing: keys)
    let held = setting.isSecret ? SettingValue.text(value.text) : value
    states[setting.key]?.candidate = Candidate(
      source: sources.level(of: setting, at: editedLevel).source, name: setting.key, value: held,
      origin: setting.isSecret ? nil : sources.edited.location)
    states[setting.key]?.value = value
    states[setting.key]?.isAvailable = true
    states[setting.key]?.isTaken = true
  }
}

// MARK: - Actions that take time

extension Menu {
  /// Runs the actions that take time of rows that were selected, and waits until all have ended.
  ///
  /// See `TableAdapter.finishActions()`.
  nonisolated(nonsending) public func finishActions() async {
    await actions.finish()
  }

  /// Whether an action waits or runs.
  package var hasActions: Bool { !actions.isEmpty }

  /// Whether an action waits to be started.
  package var hasWaitingActions: Bool { actions.isWaiting }

  /// Cancels the actions that do not continue in the background.
  package func cancelActions() { actions.cancelAll(inBackground: false) }

  /// Starts the actions that wait.
  ///
  /// - Parameter isolation: The actor on which the menu is used.
  package func startActions(isolation: isolated (any Actor)?) {
    actions.start(isolation: isolation)
  }

  /// Refuses the actions that take time from now on, or no longer.
  package func refuseActions(_ isRefusing: Bool) {
    actions.refusal = isRefusing ? words[.cannotWait] : nil
  }

  /// Cancels the actions, and waits until they have ended; those that continue in the background
  /// are started.
  ///
  /// - Parameters:
  ///   - inBackground: Whether to cancel actions that continue in the background, too.
  ///   - isolation: The actor on which the menu is used.
  package func endActions(inBackground: Bool, isolation: isolated (any Actor)?) async {
    actions.cancelAll(inBackground: inBackground)
    actions.start(isolation: isolation)
    await actions.finishCancelled(isolation: isolation)
  }
}
