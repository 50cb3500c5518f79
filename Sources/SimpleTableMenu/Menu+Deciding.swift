import SimpleTable

// Deciding the values of settings: every change ends here.

/// The state when a change began, and the values that it has assigned since.
struct Moment {
  /// The pages, the states and the sources as they were.
  let walk: MenuWalk
  let states: [String: KeyState]
  let sources: Sources

  /// The values of settings before, where they differ from those that the pages have read.
  var values: [String: SettingValue] = [:]

  /// The settings that were assigned since, as they were seen first, in that order.
  private(set) var assigned: [String: DeclaredSetting] = [:]
  private(set) var assignedKeys: [String] = []

  init(_ walk: MenuWalk, _ states: [String: KeyState], _ sources: Sources) {
    (self.walk, self.states, self.sources) = (walk, states, sources)
  }

  /// Adds the values that a decision has assigned.
  mutating func add(_ decision: Decision) {
    for setting in decision.seen
    where decision.assigned.contains(setting.key) && assigned[setting.key] == nil {
      assigned[setting.key] = setting
      assignedKeys.append(setting.key)
    }
  }
}

/// The purpose of a call of the program's code that must not use the menu.
enum Activity {
  /// No code is running that must not use the menu.
  case idle
  /// A description is being evaluated; `isOwn` once it has used the menu.
  case evaluating(isOwn: Bool)
  /// Decided values are being assigned to settings.
  case deciding

  var isIdle: Bool { if case .idle = self { true } else { false } }
}

extension Menu {
  /// Whether a description or a getter is running, or decided values are being assigned.
  var isBusy: Bool { !activity.isIdle || pages.contains(where: \.isEvaluating) }

  /// Returns whether the menu is busy; a use from within a description is a diagnostic.
  func refusesUse() -> Bool {
    if case .evaluating = activity { activity = .evaluating(isOwn: true) }
    return isBusy
  }

  /// Calls code of the program that must not use the menu.
  func during<Result>(_ activity: Activity, _ body: () -> Result) -> Result {
    let outer = self.activity
    self.activity = activity
    defer { self.activity = outer }
    return body()
  }

  /// Evaluates all pages, or all but the first one, and asks for the secrets of settings that have appeared.
  func evaluate(after first: DeclaredTable? = nil) -> MenuWalk {
    let walk = during(.evaluating(isOwn: false)) {
      var walk = MenuWalk(root.table, first)
      if case .evaluating(isOwn: true) = activity {
        walk.diagnose("a description uses the menu while it is evaluated; that was ignored")
      }
      return walk
    }
    sources.readVariables(of: walk.settings)
    readSecrets(of: walk.settings)
    return walk
  }

  /// Asks the store of secrets for those of settings that have appeared.
  private func readSecrets(of settings: [DeclaredSetting]) {
    guard let store = sources.secrets.store else { return }
    for key in sources.secrets.unknownKeys(of: settings) {
      let secret = during(.deciding) { Result { try store.secret(for: key) } }
      sources.secrets.add(secret, for: key)
    }
  }

  /// The pages as they were evaluated last; they are evaluated if they were not.
  var known: MenuWalk {
    if evaluated == nil, !isBusy { see(evaluate()) }
    return evaluated?.walk ?? MenuWalk()
  }

  /// Records an evaluation without deciding.
  func see(_ walk: MenuWalk) {
    let isInitial = evaluated == nil
    for setting in walk.settings where states[setting.key] == nil {
      states[setting.key] = KeyState(setting, isInitial: isInitial)
      // A setting that is there from the start has its default until a source has another value.
      states[setting.key]?.isAvailable = isInitial
    }
    evaluated = EvaluatedPages(walk, isDecided: false)
  }

  /// Replaces one page, which was evaluated since.
  func see(_ page: DeclaredTable, on route: PageRoute) {
    guard var walk = evaluated?.walk else { return }
    walk.replace(page, on: route)
    evaluated = EvaluatedPages(walk, isDecided: false)
  }

  /// Begins a change, in which nothing is changed so far.
  func begin() -> Moment {
    restorePreviewed()
    let walk = evaluate()
    see(walk)
    sources.inputLevel = editedLevel
    return Moment(walk, states, sources)
  }

  /// Decides the values of settings.
  ///
  /// - Parameters:
  ///   - walk: The pages as they are now.
  ///   - forced: The keys of settings that the user has just changed.
  /// - Returns: The decision, which is to be accepted or taken back.
  func decision(_ walk: MenuWalk, forced: Set<String> = []) -> Decision {
    var decision = Decision(
      sources, walk, states, forced: forced, isInitial: evaluated == nil
    ) { [unowned self] in (evaluate(), sources) }
    during(.deciding) { decision.run() }
    return decision
  }

  /// Keeps a decision, and updates the values that running actions began with.
  func accept(_ decision: Decision, _ moment: inout Moment) {
    states = decision.states
    circle = decision.circle
    evaluated = EvaluatedPages(decision.walk, isDecided: true)
    for action in beginnings {
      for key in decision.assigned { action.values[key] = states[key]?.value }
    }
    moment.add(decision)
  }

  /// Decides the values of settings, and keeps the decision.
  @discardableResult
  func decide(_ moment: inout Moment, forced: Set<String> = []) -> MenuWalk {
    accept(decision(known, forced: forced), &moment)
    return known
  }

  /// Decides the values by the present sources, and reports the changes.
  func followSources() {
    var moment = begin()
    decide(&moment)
    finish(moment)
  }

  /// Ends a change: reports the new values of settings, and shows the pages in view.
  func finish(_ moment: Moment, by cause: SettingChange.Cause = .change) {
    reports.waiting += changes(since: moment, by: cause)
    showPages(as: known)
  }

  /// Evaluates all pages, and decides again if the last decision is out of date.
  @discardableResult
  func decidePages() -> MenuWalk {
    if refusesUse() { return MenuWalk() }
    guard preview == nil, !pages.contains(where: \.isDelivering) else {
      let walk = evaluate()
      see(walk)
      return walk
    }
    var moment = begin()
    if areSettled(moment.walk.settings) {
      evaluated = EvaluatedPages(moment.walk, isDecided: true)
      return moment.walk
    }
    decide(&moment)
    finish(moment)
    return known
  }

  /// The pages with decided values.
  ///
  /// It decides first if a page was evaluated since.
  var decided: MenuWalk { evaluated?.isDecided == true ? known : decidePages() }
}

// MARK: - Whether anything is to be decided

extension Menu {
  /// Decides about all settings if one of a page in view needs it, and returns whether it did.
  func decideInView() -> Bool {
    guard activity.isIdle, preview == nil else { return false }
    let settings = pages.flatMap { page in
      route(of: page).map(page.declared.settings) ?? []
    }
    .compactMap(setting(shownBy:))
    // A variable that two settings shared may be that of one now.
    let mayShareLess = sources.sharedVariables.values.joined().contains { !known.declares($0) }
    if !mayShareLess, during(.deciding, { areSettled(settings) }) { return false }
    var moment = begin()
    decide(&moment)
    reports.waiting += changes(since: moment, by: .change)
    return true
  }

  /// Returns whether deciding again would change nothing, and records settings that have appeared.
  private func areSettled(_ settings: [DeclaredSetting]) -> Bool {
    for setting in settings {
      let candidates = sources.candidates(for: setting)
      guard let state = states[setting.key], state.isAvailable else {
        if !candidates.eligible.isEmpty || states[setting.key]?.candidate != nil { return false }
        states[setting.key, default: KeyState(setting, isInitial: false)].isAvailable = true
        continue
      }
      let best = state.best(of: candidates.eligible, for: setting)
      guard state.isDecided(by: best) else { return false }
      note(candidates, of: setting)
    }
    return true
  }

  /// Notes why values of sources above the one that decides a setting do not apply now.
  func note(_ candidates: [Candidate], of setting: DeclaredSetting) {
    let refusals = states[setting.key]?.newRefusals(of: candidates, for: setting)
    if let refusals { states[setting.key]?.refusals = refusals }
  }
}
