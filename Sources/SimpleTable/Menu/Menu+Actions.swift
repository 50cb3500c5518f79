/// An action of a row that has not ended, with what settings held when it began.
final class RunningAction {
  /// What settings held when the action began, or what the menu has assigned since, by key.
  private(set) var held: [String: SettingRecord.Holding] = [:]

  /// What returns when the action is undone.
  private(set) var replaced: [DeclaredSetting.Place: ReplacedValue] = [:]

  /// Whether what the action changes is the user's change.
  let keepsChanges: Bool

  /// The row, where the action takes time.
  let row: ActionRow?

  init(
    _ settings: [DeclaredSetting], _ sources: SettingSources, keepsChanges: Bool,
    row: ActionRow?
  ) {
    for setting in settings {
      held[setting.key] = sources.holding(of: setting)
      replaced[setting.place] = sources.replacedValue(of: setting)
    }
    self.keepsChanges = keepsChanges
    self.row = row
  }

  /// Takes what the menu has assigned meanwhile as what the setting held when the action began.
  func replaceBase(
    of setting: DeclaredSetting, by value: SettingValue, from source: SettingSource
  ) {
    held[setting.key] = SettingRecord.Holding(value: value, source: source)
    replaced[setting.place] = nil
  }
}

// MARK: - What actions change

extension Menu {
  /// Runs closures of a row; what they change of settings is stored as the user's change.
  ///
  /// - Parameters:
  ///   - row: The row, if it has an action that takes time, which may have only begun when the
  ///     closures have run.
  ///   - known: The pages, where they were evaluated just now.
  ///   - keepsChanges: Whether what the action changes is stored.
  ///   - closures: The closures.
  func runAction(
    of row: ActionRow?, known: MenuWalk? = nil, keepsChanges: Bool,
    _ closures: () -> Void
  ) {
    // Where no page has settings, nothing can be stored.
    let hasNone = isBusy || evaluation.walk?.settings.isEmpty == true
    let settings = hasNone ? [] : (known ?? walk()).settings
    let action = RunningAction(settings, sources, keepsChanges: keepsChanges, row: row)
    runningActions.append(action)
    closures()
    if let row, actions.isBusy(row) { return reload() }
    end(action)
  }

  /// Ends an action that takes time.
  func endAction(of row: ActionRow) {
    guard let action = runningActions.first(where: { $0.row == row }) else { return reload() }
    end(action)
  }

  private func end(_ action: RunningAction) {
    runningActions.removeAll { $0 === action }
    guard action.keepsChanges else {
      decideNow()
      return
    }
    guard !isBusy else { return }
    let held = action.held
    keep(replacing: action.replaced, from: held) { held[$0.key]?.value != $0.value }
  }

  /// Stores what the program has changed of settings itself, as one event of the user.
  ///
  /// Undoing it gives the program's own values back. What is locked or disabled, and what is refused,
  /// stays the program's.
  ///
  /// - Returns: The keys of the settings that were stored, in the order of the pages.
  /// - Complexity: O(*n*) in the number of rows of all pages.
  @discardableResult
  public func keepChanges() -> [String] {
    if refusesUse() { return [] }
    return keep { _ in true }
  }

  /// Stores values that the program has set, but for those that are refused.
  ///
  /// - Parameters:
  ///   - replaced: What settings held that returns when the event is undone; `nil` for what they hold
  ///     now.
  ///   - held: What they held before, to be reported; `nil` for what they hold now.
  ///   - isMeant: Returns whether such a value is to be stored.
  /// - Returns: The keys of what was stored.
  @discardableResult
  private func keep(
    replacing replaced: [DeclaredSetting.Place: ReplacedValue]? = nil,
    from held: [String: SettingRecord.Holding]? = nil, where isMeant: (DeclaredSetting) -> Bool
  ) -> [String] {
    var transaction = beginDecided()
    let before = sources
    var kept = transaction.start.settings.filter { setting in
      before.source(of: setting) == .program && isMeant(setting)
        && lockOutcome(of: setting) == nil && setting.row.disablement == nil
    }
    while true {
      let readers = transaction.start.settings.byFormerKey
      for setting in kept { sources.store(.set(setting.value), for: setting, readers: readers) }
      let readings = Dictionary(kept.map { ($0.key, $0.reading) }) { $1 }
      var refused: Set<String> = []
      let isAccepted = decide(&transaction, changed: readings) { run, _ in
        refused = Set(readings.keys.filter { run[$0]?.givenUp[editedLevel.source] != nil })
        return refused.isEmpty
      }
      if isAccepted { break }
      sources = before
      kept.removeAll { refused.contains($0.key) }
    }
    for setting in kept {
      transaction.replaced[setting.place] =
        replaced.map { $0[setting.place] } ?? before.replacedValue(of: setting)
      transaction.held[setting.key] = held?[setting.key]
    }
    record(transaction)
    end(transaction)
    return kept.map(\.key)
  }
}

// MARK: - Actions that take time

extension Menu {
  /// Runs the actions that take time of rows that were selected, and waits until all have ended.
  ///
  /// See ``TableAdapter/finishActions()``.
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

  /// Cancels the actions, and waits until they have ended; those that continue are begun.
  ///
  /// - Parameters:
  ///   - inBackground: Whether those as well that continue in the background.
  ///   - isolation: The actor on which the menu is used.
  package func endActions(inBackground: Bool, isolation: isolated (any Actor)?) async {
    actions.cancelAll(inBackground: inBackground)
    actions.start(isolation: isolation)
    await actions.finishCancelled(isolation: isolation)
  }
}
