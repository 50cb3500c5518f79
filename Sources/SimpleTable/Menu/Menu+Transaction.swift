// The one way in which anything changes what decides settings.

extension Menu {
  /// Begins a change, in which nothing is changed so far.
  ///
  /// - Parameter known: The pages, where they were evaluated just now.
  /// - Returns: The change.
  func begin(_ known: MenuWalk? = nil) -> SettingTransaction {
    let last = evaluation.walk
    return SettingTransaction(known ?? walk(), after: last, sources)
  }

  /// Begins a change after it was decided what the sources hold that were only read so far, and without
  /// what the user tries.
  ///
  /// - Parameter keys: The keys that are changed, where a change of another setting stays one that is to be
  ///   confirmed; `nil` where it does not.
  /// - Returns: The change.
  func beginDecided(changing keys: some Collection<String>) -> SettingTransaction {
    endPreview()
    if let trial, !asksToKeep, keys.contains(where: trial.readings.keys.contains) { endTrial() }
    return beginOnDecided()
  }

  /// Begins a change after it was decided what the sources hold that were only read so far, and without
  /// what the user tries or has not confirmed.
  func beginDecided() -> SettingTransaction {
    endTrial()
    return beginOnDecided()
  }

  private func beginOnDecided() -> SettingTransaction {
    hasReadSources ? begin(decideNow(evaluation.read)) : begin()
  }

  /// Decides which source each setting gets its value from, after what the sources hold was changed.
  ///
  /// - Parameters:
  ///   - transaction: The change.
  ///   - forced: The keys of settings that get what decides them even if it did before.
  ///   - changed: What settings read before that have their new values already, by key.
  ///   - returning: What settings held that returns where the same decision applies again.
  ///   - accepts: Returns whether the result is accepted; if it is not, settings are as they were
  ///     when the change began, and the sources are to be restored.
  /// - Returns: Whether it was accepted.
  @discardableResult
  func decide(
    _ transaction: inout SettingTransaction, forced: Set<String> = [],
    changed: [String: ControlReading] = [:],
    returning: [DeclaredSetting.Place: ReplacedValue] = [:],
    accepts: (_ run: DecisionRun, _ walk: MenuWalk) -> Bool = { _, _ in true }
  ) -> Bool {
    var run = DecisionRun(
      sources, forced: forced, changed: changed, returning: returning, through: self)
    let after = deciding { run.decide(transaction.walk) }
    guard accepts(run, after) else {
      deciding { run.takeBack(to: transaction.walk) }
      return false
    }
    transaction.keys.formUnion(forced.union(changed.keys))
    transaction.add(run)
    transaction.walk = after
    transaction.isDecided = true
    hasReadSources = false
    for outcome in run.outcomesElsewhere + run.outcomes { keep(outcome) }
    sources.keepAvailable(after.settings)
    movedKeys.merge(run.moved) { $1 }
    return true
  }

  /// Keeps what was decided of a setting, and takes it as what running actions find.
  private func keep(_ outcome: DecisionRun.Outcome) {
    sources.keep(outcome)
    guard let value = outcome.assigned else { return }
    for action in runningActions {
      action.replaceBase(of: outcome.setting, by: value, from: outcome.decision.source)
    }
  }

  /// Ends a change: shows the pages in view, and reports what settings hold now.
  func end(_ transaction: SettingTransaction) {
    evaluation.keep(transaction.walk, transaction.isDecided ? .decided : .stale)
    reports.add(transaction.report(to: &sources))
    showPages(as: transaction.walk)
  }

  /// Decides about all settings after a source has changed.
  ///
  /// - Parameter known: The pages, where they were evaluated just now.
  /// - Returns: The pages as they are then.
  @discardableResult
  func decideNow(_ known: MenuWalk? = nil) -> MenuWalk {
    guard !isBusy else { return MenuWalk() }
    var transaction = begin(known)
    decide(&transaction)
    end(transaction)
    return transaction.walk
  }
}

// MARK: - Changes by the user

extension Menu {
  /// Changes settings as the user wants, all or none, and shows the pages in view.
  ///
  /// - Parameter request: What is to be stored.
  /// - Returns: Whether each change was accepted, and if not, why, by key.
  func change(_ request: SettingRequest) -> [String: ValueOutcome] {
    if refusesUse() { return request.values.mapValues { _ in .ignored(.unavailable) } }
    guard !request.values.isEmpty else { return [:] }
    return change(request, in: beginDecided(changing: request.values.keys))
  }

  /// Changes settings in a change that was begun for them.
  func change(
    _ request: SettingRequest, in transaction: SettingTransaction
  ) -> [String: ValueOutcome] {
    if let (key, text) = request.only, let setting = transaction.start[key],
      let refusal = refusal(of: text, request, for: setting)
    {
      return [key: refusal]
    }
    return complete(transaction, by: request)
  }

  /// Makes a change, and if it is accepted, tries or records it, and ends it.
  ///
  /// - Parameters:
  ///   - transaction: The change, which was begun.
  ///   - request: What is to be stored.
  ///   - changed: What settings read before that have their new values already, by key.
  /// - Returns: Whether each change was accepted, by key.
  private func complete(
    _ transaction: SettingTransaction, by request: SettingRequest,
    changed: [String: ControlReading] = [:]
  ) -> [String: ValueOutcome] {
    var transaction = transaction
    let outcomes = make(request, in: &transaction, changed: changed)
    if outcomes.areAccepted {
      if tryUntilConfirmed(request, transaction) { return outcomes }
      record(transaction, at: request.level, keptSecrets: request.keysOfRecords)
    }
    end(transaction)
    let isDone = outcomes.areAccepted
    return outcomes.mapValues { isDone || $0 != .accepted ? $0 : .ignored(.otherRefused) }
  }

  /// Changes a setting as its row does, and shows the pages in view.
  ///
  /// - Parameters:
  ///   - shown: The setting, with the row that is in view.
  ///   - act: Changes the value, and returns whether it has.
  /// - Returns: Whether the change was accepted, and if not, why.
  func change(
    _ shown: DeclaredSetting, by act: (_ setting: DeclaredSetting) -> ValueOutcome
  ) -> ValueOutcome {
    if refusesUse() { return .ignored(.unavailable) }
    let transaction = beginDecided(changing: [shown.key])
    guard let setting = transaction.start[shown.key] else { return .ignored(.unavailable) }
    if let obstacle = lockOutcome(of: setting) ?? setting.row.disablement { return obstacle }
    let old = ask(setting.control.read)
    let outcome = deciding { act(setting) }
    guard outcome == .accepted else { return outcome }
    let new = ask(setting.control.read)
    let request = SettingRequest(values: [shown.key: new.value.text])
    return complete(transaction, by: request, changed: [shown.key: old])[shown.key]
      ?? .ignored(.unknownKey)
  }

  /// Changes what is stored, and decides; where one of its values is not accepted, all is as before.
  ///
  /// - Parameters:
  ///   - request: What is to be stored.
  ///   - transaction: The change.
  ///   - changed: What settings read before that have their new values already, by key.
  /// - Returns: Whether each change was accepted, by key.
  func make(
    _ request: SettingRequest, in transaction: inout SettingTransaction,
    changed: [String: ControlReading] = [:]
  ) -> [String: ValueOutcome] {
    let before = sources
    let start = transaction.walk
    let owners = request.apply(to: &sources, among: start.settings)
    let names = request.values.keys.map { (key: $0, name: owners[$0]?.key ?? $0) }
    var outcomes: [String: ValueOutcome] = [:]
    var results: [String: DecisionRun.Outcome] = [:]
    decide(&transaction, forced: Set(names.map(\.name)), changed: changed) { run, after in
      for (key, name) in names {
        // A setting that has just appeared for a moment counts as not available.
        results[key] = start[name] == nil && after[name] == nil ? nil : run[name]
        outcomes[key] =
          obstacle(to: name, of: request, start, after, results[key])
          ?? request.outcome(of: key, results[key], since: before, in: after)
          ?? refusalOfOverridden(results[key], at: request.level) ?? .accepted
      }
      return outcomes.areAccepted
    }
    guard outcomes.areAccepted else {
      sources = before
      return outcomes
    }
    store(request, results, among: transaction.walk.settings)
    return outcomes
  }

  /// Stores the values that were read in place of the texts that were tried.
  ///
  /// - Parameters:
  ///   - request: The texts.
  ///   - results: What was decided of the settings, by the keys of the request.
  ///   - settings: The settings that are available now.
  private func store(
    _ request: SettingRequest, _ results: [String: DecisionRun.Outcome],
    among settings: [DeclaredSetting]
  ) {
    let source = (request.level ?? editedLevel).source
    let readers = request.readers(among: settings)
    for key in request.values.keys.sorted() {
      guard let result = results[key], let text = request.values[key] ?? nil else { continue }
      let setting = result.setting
      let applies = result.decision.source == source
      let value = (applies ? result.assigned : nil) ?? value(of: text, in: setting)
      sources.store(.set(value), for: setting, readers: readers, at: request.level)
      if applies { sources.replaceDecision(of: setting, by: value) }
    }
  }

  /// Records a change as an event of the user, if it is one of the edited level.
  func record(
    _ transaction: SettingTransaction, at level: SettingLevel? = nil, keptSecrets: [String] = []
  ) {
    guard level == nil || level == editedLevel else { return }
    history.record(transaction.event(to: sources, keptSecrets: keptSecrets))
  }
}

extension [String: ValueOutcome] {
  /// Whether all changes were accepted.
  var areAccepted: Bool { values.allSatisfy { $0 == .accepted } }
}
