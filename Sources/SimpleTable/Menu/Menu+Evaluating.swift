extension Menu: DescriptionEvaluator {
  /// Whether a description or a getter is running, or settings are being set to what was decided.
  var isBusy: Bool {
    evaluation.activity != .idle || pages.contains(where: \.isEvaluating)
  }

  /// Returns whether the menu is busy, and takes it as a use from within, which is a diagnostic.
  func refusesUse() -> Bool {
    if isBusy { evaluation.countOwnUse() }
    return isBusy
  }

  /// Calls code of the program during which the menu must not be used, such as a getter.
  func ask<Result>(_ body: () -> Result) -> Result {
    let activity = evaluation.begin(.asking)
    defer { evaluation.goOn(with: activity) }
    return body()
  }

  /// Calls setters of the program, during which the menu must not be used either.
  func deciding<Result>(_ body: () -> Result) -> Result {
    let activity = evaluation.begin(.deciding)
    defer { evaluation.goOn(with: activity) }
    return body()
  }

  /// Evaluates all pages.
  func evaluate() -> MenuWalk { evaluate(nil) }

  /// Evaluates all pages.
  ///
  /// - Parameter first: What the first page has declared, where it was evaluated just now.
  /// - Returns: What was found.
  private func evaluate(_ first: DeclaredTable?) -> MenuWalk {
    var walk = ask { MenuWalk(root.table, first) }
    if evaluation.asksItself {
      walk.diagnose("a description uses the menu while it is evaluated; that was ignored")
    }
    walk.sharedVariables = sources.sharedVariables(of: walk.settings)
    sources.remember(walk.settings)
    sources.hasReadAll = true
    return walk
  }

  /// Evaluates all pages, as they are before anything is changed.
  ///
  /// - Parameter isRead: Whether the sources were just read: in a menu that has shown nothing but its
  ///   first page, that need not be evaluated again.
  /// - Returns: What was found; no pages while the menu is busy.
  @discardableResult
  func walk(isRead: Bool = false) -> MenuWalk {
    if refusesUse() { return MenuWalk() }
    let isNew = isRead && evaluation.walk == nil && root.evaluationCount == 1
    let walk = evaluate(isNew ? root.model.declared : nil)
    evaluation.keep(walk, isRead ? .read : .stale)
    return walk
  }

  /// The pages as they were evaluated last, those in view as they were since.
  var lastWalk: MenuWalk { evaluation.walk ?? walk() }

  /// Evaluates all pages and decides about their settings.
  ///
  /// - Parameter known: The pages, where they were evaluated just now.
  /// - Returns: The pages as they are then.
  func decidedWalk(_ known: MenuWalk? = nil) -> MenuWalk {
    guard !isBusy else { return walk() }
    var transaction = begin(known)
    guard !sources.isEmpty, !pages.contains(where: \.isDelivering) else {
      return transaction.walk
    }
    var isAssigned = false
    decide(&transaction) { run, _ in
      isAssigned = run.hasAssigned
      return true
    }
    if isAssigned {
      end(transaction)
    } else {
      evaluation.keep(transaction.walk, .decided)
    }
    return transaction.walk
  }

  /// Decides about all settings if one of a page in view needs it.
  ///
  /// - Returns: The change, or `nil` if the pages in view are up to date.
  func decideInView() -> SettingTransaction? {
    guard evaluation.activity == .idle else { return nil }
    let shown = pages.flatMap { page in
      route(of: page).map(page.model.declared.settings) ?? []
    }
    defer { sources.remember(shown) }
    guard !sources.isEmpty else { return nil }
    let settings = shown.compactMap(own)
    guard !ask({ areSettled(settings) }) else { return nil }
    var transaction = begin()
    decide(&transaction)
    return transaction
  }

  /// Returns whether a run would decide the same about the settings of the pages in view, and about
  /// those that share a variable with one of them.
  private func areSettled(_ settings: [DeclaredSetting]) -> Bool {
    let (walk, inView) = (lastWalk, Set(pages.compactMap { route(of: $0)?.links }))
    let elsewhere = walk.settings.filter { !inView.contains($0.route.links) }
    let collisions = sources.sharedVariables(of: settings + elsewhere)
    return collisions.mapValues(Set.init) == walk.sharedVariables.mapValues(Set.init)
      && settings.allSatisfy { sources.isSettled($0, collisions: collisions) }
  }

  /// Returns a setting in view as it is known from all pages, or `nil` if its key is another one's.
  func own(_ shown: DeclaredSetting) -> DeclaredSetting? {
    let walk = lastWalk
    if walk.duplicates.contains(shown.place) { return nil }
    if let known = walk[shown.key], known.isDeclared(where: shown) {
      return known.shown(by: shown.row)
    }
    var setting = shown
    setting.former.removeAll { walk.keys.contains($0.key) }
    return setting
  }
}
