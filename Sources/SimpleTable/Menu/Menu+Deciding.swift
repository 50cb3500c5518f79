extension Menu: DecisionDoor {
  /// Whether a description or a getter is running, or settings are being set to what was decided.
  var isBusy: Bool {
    evaluation.activity != .idle || pages.contains(where: \.isEvaluating)
  }

  /// Calls code of the program during which the menu must not be used, such as a getter.
  func ask<Result>(_ body: () -> Result) -> Result {
    let activity = evaluation.begin(.asking)
    defer { evaluation.goOn(with: activity) }
    return body()
  }

  /// Evaluates all pages.
  func evaluate() -> MenuWalk { evaluate { _ in nil } }

  private func evaluate(known: ([RowID]) -> DeclaredTable?) -> MenuWalk {
    var walk = ask { MenuWalk(root.table, known: known) }
    if evaluation.asksItself {
      walk.diagnose("a description asks the menu for settings while it is evaluated; it got none")
    }
    walk.note(sources.variables(of: walk.settings))
    noteFirstValues(of: walk.settings)
    evaluation.note(walk)
    return walk
  }

  /// Evaluates all pages, as they are before anything is changed.
  ///
  /// - Parameter isKnown: Whether the pages in view are taken as they were evaluated last.
  /// - Returns: What was found; no pages while the menu is busy.
  func walk(known isKnown: Bool = false) -> MenuWalk {
    guard !isBusy else {
      evaluation.noteSelfUse()
      return MenuWalk()
    }
    return evaluate { [self] in isKnown ? descriptionInView($0) : nil }
  }

  /// Evaluates all pages and decides about their settings, if anything has changed since.
  func decidedWalk() -> MenuWalk {
    guard !isBusy, evaluation.needsDecision, evaluation.hasNewSources || !sources.isEmpty,
      !pages.contains(where: \.isDelivering)
    else { return walk() }
    var decided = decide(evaluation.undecided ?? walk())
    // The program may have changed what is declared on the pages in view.
    if !decided.isFresh { decided = decide(walk()) }
    if changes.count > 0 { showPages(as: decided) }
    return decided
  }

  /// Decides which source each setting gets its value from.
  ///
  /// - Parameters:
  ///   - walk: The pages as they are now.
  ///   - forced: The keys of settings that get what decides them even if it did before.
  ///   - accepts: Returns whether the result is accepted; if it is not, everything is as before.
  /// - Returns: The pages as they are then.
  @discardableResult
  func decide(
    _ walk: MenuWalk, forced: Set<String> = [],
    accepts: (_ run: DecisionRun, _ walk: MenuWalk) -> Bool = { _, _ in true }
  ) -> MenuWalk {
    let activity = evaluation.begin(.deciding)
    defer { evaluation.goOn(with: activity) }
    var run = DecisionRun(sources, forced: forced, through: self)
    let after = run.decide(walk)
    guard accepts(run, after) else {
      run.takeBack()
      evaluation.note(walk)
      return walk
    }
    for outcome in run.outcomes { note(outcome) }
    sources.noteGivenUp(among: after.settings)
    evaluation.noteDecision(after)
    return after
  }

  private func note(_ outcome: DecisionRun.Outcome) {
    let setting = outcome.setting
    changes.add(
      setting.key, isSecret: setting.isSecret, from: outcome.values.old.value,
      sources.source(of: setting.key), to: outcome.values.new.value, outcome.decision.source)
    let hasNoDefault = outcome.decision.source == .default && !setting.hasDefault
    if hasNoDefault, sources.source(of: setting.key) != .default {
      sources[setting.key].wasUnsetWithoutDefault = true
    }
    sources[setting.key].decision = outcome.decision
    sources[setting.key].owner = setting.place
    sources[setting.key].lockReason = outcome.lockReason
    sources[setting.key].givenUp = outcome.givenUp
  }

  /// Decides about all settings if one of a page in view needs it.
  ///
  /// - Returns: The pages as they are then, or `nil` if the pages in view are up to date.
  func decideInView() -> MenuWalk? {
    guard !sources.isEmpty, evaluation.activity == .idle else { return nil }
    let settings = pages.flatMap(settings(of:)).filter { setting in
      evaluation.duplicates?.contains(setting.place) != true
    }
    let collisions = evaluation.variables.shared
    let isSettled = ask {
      haveSameVariables(settings)
        && settings.allSatisfy { sources.isSettled($0, collisions: collisions) }
    }
    return isSettled ? nil : decide(walk(known: true))
  }

  /// Returns whether those settings in view have variables that had them when all pages were evaluated,
  /// so that the same ones share a variable as then.
  private func haveSameVariables(_ settings: [DeclaredSetting]) -> Bool {
    let links = pages.compactMap { route(of: $0)?.links }
    let before = evaluation.variables.places.filter { links.contains($0.links) }
    return before == Set(settings.filter(sources.hasVariable).map(\.place))
  }

  /// Returns the settings of a page in view, as it was evaluated last.
  func settings(of page: TableAdapter) -> [DeclaredSetting] {
    guard let route = route(of: page) else { return [] }
    return page.model.declared.settings(on: route).map { setting in
      var setting = setting
      setting.formerVariable = evaluation.variables.former[setting.key]
      // A walk leaves out former keys that a setting has now.
      guard !setting.former.isEmpty, let keys = evaluation.keys else { return setting }
      setting.former.removeAll { keys.contains($0.key) }
      return setting
    }
  }

  /// Returns the description of a page if it is in view or above that page, or `nil`.
  private func descriptionInView(_ links: [RowID]) -> DeclaredTable? {
    guard links.count < pages.count, links == Array(self.links.prefix(links.count)),
      !steps.prefix(links.count).contains(where: \.hasOwnTable)
    else { return nil }
    return pages[links.count].model.declared
  }

  /// Remembers the first value of each setting without a default, to which unsetting returns it.
  func noteFirstValues(of settings: [DeclaredSetting]) {
    for setting in settings
    where !setting.hasDefault && sources[setting.key].firstValues[setting.place] == nil {
      sources[setting.key].firstValues[setting.place] = setting.reading.restore
    }
  }

  /// Returns whether a setting is the one that its key belongs to.
  func owns(_ setting: DeclaredSetting) -> Bool {
    if let duplicates = evaluation.duplicates, !duplicates.contains(setting.place) { return true }
    return walk(known: true)[setting.key]?.place == setting.place
  }
}
