import SimpleTable

/// The settings of all pages: what sources hold, what decides each, and what can be undone.
///
/// It does not know which page is in view. A change remembers the verdicts, edits the sources,
/// decides, compares the verdicts, and is kept or put back, recorded as an event, and reported.
final class SettingsEngine {
  private(set) var sources = Sources()

  /// The pages as evaluated last, those in view more recently than others; `nil` at first.
  private(set) var pages: EvaluatedPages?

  /// What decides the setting of each key, and the verdict on it.
  private var states = KeyStates()

  /// The keys of settings whose values have bounded each other in a circle.
  private(set) var circle: [String] = []

  /// The changes of the user, those still to be reported, and the actions that have not ended.
  private(set) var history = History()
  private(set) var reports = ReportQueue()
  private var actions = RunningActions()

  /// The option that is assigned while the cursor is on it, if any.
  private(set) var preview: Preview?

  /// Whether a user can answer the question whether to confirm a change.
  var asksToConfirm = false

  /// The number of changes of stored values so far.
  private(set) var changeCount = 0

  let useGuard: UseGuard

  /// Evaluates all pages, with the first one where that is known, after they were evaluated before.
  var evaluatePages: (_ first: DeclaredTable?, MenuWalk?) -> MenuWalk = { _, _ in MenuWalk() }

  /// Shows the pages in view as they were evaluated, or evaluates them, and reports changes.
  var show: (MenuWalk?) -> Void = { _ in }

  /// Called with each change of a setting.
  var onChange: (SettingChange) -> Void = { _ in }

  init(_ useGuard: UseGuard) { self.useGuard = useGuard }
}

// MARK: - Evaluating and deciding

extension SettingsEngine {
  /// The pages as they were last evaluated; reading them first evaluates them.
  var known: MenuWalk {
    if pages == nil, !useGuard.isBusy { record(evaluate()) }
    return pages?.walk ?? MenuWalk()
  }

  /// What decides a setting, and what was read then; `nil` for a key that was never seen.
  func state(of key: String, near number: Int = 0) -> KeyState? { states[key, near: number] }

  /// The judgement of a setting as it was evaluated last.
  func verdict(on key: String) -> Verdict { states.verdict(on: key) }

  /// Judges settings; their rules see no state that is half changed.
  private func judging<Result>(_ body: (inout KeyStates) -> Result) -> Result {
    var states = KeyStates()
    swap(&states, &self.states)
    defer { swap(&states, &self.states) }
    return useGuard.assigning { body(&states) }
  }

  /// Evaluates all pages, or all but the first one, and asks for secrets that have appeared.
  private func evaluate(after first: DeclaredTable? = nil) -> MenuWalk {
    var (walk, hasRefused) = useGuard.running(.evaluating) { evaluatePages(first, pages?.walk) }
    if hasRefused { walk.diagnoseUse() }
    sources.readVariables(of: walk.settings)
    for key in sources.secrets.unknownKeys(of: walk.settings) {
      guard let store = sources.secrets.store else { break }
      sources.secrets.add(useGuard.assigning { Result { try store.secret(for: key) } }, for: key)
    }
    return walk
  }

  /// Evaluates all pages, or all but the first one, without deciding.
  func reevaluate(after first: DeclaredTable? = nil) -> MenuWalk {
    record(evaluate(after: first))
    return known
  }

  /// Records pages that were evaluated, and returns the numbers of the settings that are to be assigned.
  @discardableResult
  private func record(_ walk: MenuWalk) -> [Int] {
    let (isInitial, sources) = (pages == nil, sources)
    defer { pages = EvaluatedPages(walk, isDecided: false) }
    return judging { $0.judge(walk, by: sources, isInitial: isInitial, triesAgain: true) }
  }

  /// Replaces one page, which was evaluated since.
  func replacePage(_ page: DeclaredTable, on route: PageRoute) {
    guard var walk = pages?.walk else { return }
    walk.replace(page, on: route)
    pages = EvaluatedPages(walk, isDecided: false)
  }

  private func begin() -> Change {
    restorePreviewed()
    let unsettled = record(evaluate())
    sources.inputLevel = sources.editedLevel
    return Change(known, states, sources, unsettled: unsettled)
  }

  /// Decides the values of settings; the user may have just changed some at the inputs' level.
  ///
  /// Where a source may have changed, values are tried again that stayed refused. Since a change
  /// began, only what is stored and put in may differ.
  private func decision(
    _ walk: MenuWalk, changed keys: Set<String> = [], triesAgain: Bool = true,
    since change: Change? = nil
  ) -> Decision {
    var states = states
    let judged = states.haveExcluded ? nil : change?.numbers(judgedBy: sources, after: keys)
    if triesAgain { states.forgetExcluded() }
    for key in keys { states.change(key) { $0.demandAssignment(at: sources.inputLevel.source) } }
    var decision = Decision(
      sources, walk, states, isInitial: pages == nil, judgedFirst: judged
    ) { [unowned self] in (evaluate(), sources) }
    useGuard.assigning { decision.run() }
    return decision
  }

  /// Keeps a decision, and updates the values that running actions began with.
  private func keep(_ decision: Decision, _ change: inout Change) {
    states = decision.states
    if !states.areBound || !decision.circle.isEmpty { circle = decision.circle }
    pages = EvaluatedPages(decision.walk, isDecided: true)
    for key in decision.assigned.map(\.key) { actions.record(states[key]?.value, of: key) }
    change.add(decision)
  }

  private func decide(
    _ change: inout Change, changed keys: Set<String> = [], triesAgain: Bool = true
  ) {
    keep(decision(known, changed: keys, triesAgain: triesAgain), &change)
  }

  /// Ends a change: reports the new values of settings, and shows the pages in view.
  private func finish(_ change: Change, by cause: SettingChange.Cause = .change) {
    reports.add(change.reports(known, states, by: cause))
    show(known)
  }

  /// Reports the changes so far.
  ///
  /// What the handler changes is reported after those, not in between, in the same event.
  func deliverChanges() {
    guard reports.begin() else { return }
    while let change = reports.next() { onChange(change) }
    history.close()
  }

  /// Evaluates all pages, decides if the last decision is out of date, and returns them.
  @discardableResult
  func follow(decides: Bool = true) -> MenuWalk {
    if useGuard.refusesUse() { return MenuWalk() }
    guard decides, preview == nil else { return reevaluate() }
    var change = begin()
    if change.isSettled {
      pages = EvaluatedPages(change.walk, isDecided: true)
      return change.walk
    }
    decide(&change, triesAgain: false)
    finish(change)
    return known
  }

  /// Decides about all settings if one on a page in view needs it; returns whether it did.
  func follow(shown settings: [DeclaredSetting]) -> Bool {
    guard !useGuard.isBusy, preview == nil else { return false }
    let sources = sources
    let isSettled = judging { states in
      settings.allSatisfy { states.judge($0, sources.candidates(for: $0), isInitial: false) }
    }
    if isSettled, !sources.mayShareLess(known) { return false }
    var change = begin()
    decide(&change, triesAgain: false)
    reports.add(change.reports(known, states, by: .change))
    return true
  }

  /// Changes the sources, and decides; returns whether that was possible.
  @discardableResult
  func follow(_ edit: (inout Sources) -> Void) -> Bool {
    if useGuard.refusesUse() { return false }
    edit(&sources)
    var change = begin()
    decide(&change)
    finish(change)
    return true
  }

  /// Changes what needs no decision: where changes are saved, and what was saved.
  func note(_ edit: (inout Sources) -> Void) { edit(&sources) }

  /// Replaces all sources, and decides.
  func start(_ sources: Sources) {
    history = History()
    follow { $0 = sources }
  }

  /// Adopts what another process has stored at the edited level below an unconfirmed change.
  func rebase(from old: [String: SettingValue], to new: [String: SettingValue]) {
    history.rebase(from: old, to: new)
  }
}

// MARK: - Changing

extension SettingsEngine {
  /// Calls a function that changes settings, and puts all back, with nothing to be undone or saved.
  func trying<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let (walk, sources, history) = (follow(), sources, history)
    defer {
      if follow({ $0 = sources }) { self.history = history }
      // What the program has set, no source has.
      useGuard.assigning { for setting in walk.settings.reversed() { setting.restore() } }
      follow()
    }
    try body()
  }

  /// Makes changes of the user, all or none; returns the outcomes, the refused ones first.
  ///
  /// If a level is given, the value stored there changes even if a source above decides the
  /// setting. The inputs are made from the evaluated pages; `nil` unsets a value.
  func change(
    at level: SettingLevel? = nil, _ keys: some Collection<String>,
    _ makeInputs: (MenuWalk) -> Result<[String: Sources.Input?], Refused>
  ) -> Outcomes {
    func all(_ outcome: ValueOutcome) -> Outcomes { keys.sorted().map { ($0, outcome) } }
    if useGuard.refusesUse() { return all(.ignored(.unavailable)) }
    if reports.refuses(keys) { return all(.ignored(.busy)) }
    if keys.isEmpty { return [] }
    var change = begin()
    let place = level ?? sources.editedLevel
    let inputs: [String: Sources.Input?]
    switch makeInputs(change.walk) {
    case .success(let given): inputs = change.walk.read(given)
    case .failure(let refused): return all(refused.outcome)
    }
    let refused = useGuard.assigning { Judging.refusedAtOnce(inputs, change, sources, at: level) }
    if let refused {
      show(known)
      return [refused]
    }
    sources.put(inputs, at: place, change.walk)
    let decision = decision(change.walk, changed: Set(inputs.keys), since: change)
    let judging = Judging(sources: sources, level: level, before: change, after: decision)
    let outcomes = useGuard.assigning { judging.outcomes(of: inputs) }
    sources.inputs = [:]
    guard outcomes.allSatisfy({ $0.outcome == .accepted }) else {
      useGuard.assigning { decision.takeBack() }
      sources = change.sources
      show(known)
      return Judging.refused(outcomes)
    }
    keep(decision, &change)
    store(inputs, at: place, change)
    removeRecords(since: change, at: place)
    if place == sources.editedLevel { record(change, of: Set(inputs.keys)) }
    finish(change)
    // The question about a change ends once the settings have their previous values again.
    if !reports.isReporting, history.pending?.isWithoutEffect(in: known) == true {
      takeBackPending()
    }
    return outcomes
  }

  /// Returns why a setting cannot be changed to any value, or `nil` if it can.
  func obstacle(
    to setting: DeclaredSetting, at level: SettingLevel? = nil, isUnset: Bool = false
  ) -> ValueOutcome? {
    Judging.obstacle(to: setting, states[setting.key], sources, at: level, isUnset: isUnset)
  }

  /// Stores the values that settings read after the inputs were assigned, in the order of the pages.
  private func store(_ inputs: [String: Sources.Input?], at level: SettingLevel, _ change: Change) {
    for key in known.order(of: inputs.keys, change.walk) {
      guard let input = inputs[key] ?? nil, let setting = known[key] ?? change.walk[key],
        let state = states[key]
      else { continue }
      let source = sources.level(of: setting, at: level).source
      let applies = known[key] != nil && state.source == source
      store(
        applies ? state.value : setting.value(of: input.value), of: setting, at: level,
        changing: Set(inputs.keys), applies: applies)
    }
  }

  /// Stores a value, which decides its setting if it applies; the setting has it already.
  private func store(
    _ value: SettingValue, of setting: DeclaredSetting, at level: SettingLevel,
    changing keys: Set<String>, applies: Bool = true
  ) {
    sources.store(value, for: setting, at: level, among: known, changing: keys)
    guard applies else { return }
    let source = sources.level(of: setting, at: level).source
    let candidates = sources.candidates(for: setting)
    let own = candidates.first { $0.source == source && $0.barrier == nil }
    states.change(setting.key) { $0.record(own, value) }
    judging { _ = $0.judge(setting, candidates, isInitial: false) }
  }

  /// Removes what a level holds of records that a change took from a list, and their secrets.
  private func removeRecords(since change: Change, at level: SettingLevel) {
    for prefix in sources.removeRecords(since: change, known, at: level) {
      let found = sources.secrets.store.map { store in
        useGuard.assigning { Result { try store.secrets(below: prefix) } }
      }
      sources.secrets.removeAll(below: prefix, alsoFound: found)
    }
  }

  /// Removes the stored values of all settings that can be changed, and returns why others stay.
  func unsetAll(at level: SettingLevel?) -> [RefusedValue] {
    if useGuard.refusesUse() { return [] }
    let place = level ?? sources.editedLevel
    var keys: Set<String> = []
    func isStored(_ setting: DeclaredSetting) -> Bool { sources.isStored(setting, at: place) }
    var change = begin()
    sources.inputLevel = place
    while case let next = known.settings.filter({ setting in
      !keys.contains(setting.key) && obstacle(to: setting, at: level, isUnset: true) == nil
        && (isStored(setting) || level == nil && setting.value != setting.defaultValue)
    }), !next.isEmpty {
      keys.formUnion(next.map(\.key))
      for setting in next {
        sources.store(nil, for: setting, at: place, among: known, changing: keys)
      }
      decide(&change, changed: Set(next.map(\.key)))
    }
    removeRecords(since: change, at: place)
    if place == sources.editedLevel { record(change, of: keys) }
    finish(change)
    return known.settings.filter(isStored).compactMap { setting in
      obstacle(to: setting, at: level, isUnset: true)?.reason(in: setting.words)
        .map { RefusedValue(key: setting.key, reason: $0) }
    }
  }
}

// MARK: - Undo

extension SettingsEngine {
  /// Undoes the last change; `nil` if there was none.
  func undo() -> Menu.Restored? {
    guard !useGuard.refusesUse(), let event = history.takePending() ?? history.takeDone()
    else { return nil }
    return restore(event.reversed, by: .undo) { $0.add(event, to: .undone) }
  }

  /// Redoes the change that was undone last; `nil` if there was none.
  func redo() -> Menu.Restored? {
    guard !useGuard.refusesUse(), let event = history.takeUndone() else { return nil }
    let isAsking = event.question != nil && asksToConfirm
    return restore(event, by: .redo) { $0.add(event, to: isAsking ? .pending : .done) }
  }

  /// Applies an event to the edited level, decides, and records where the event is now.
  @discardableResult
  private func restore(
    _ event: Event, by cause: SettingChange.Cause, keepEvent: ((inout History) -> Void)?
  ) -> Menu.Restored {
    var change = begin()
    // The values of a record are removed after it.
    let late = event.keysOfRemovedRecords
    var (done, leftOut) = event.apply(to: &sources, but: late)
    decide(&change, changed: done)
    removeRecords(since: change, at: sources.editedLevel)
    if !late.isEmpty {
      let rest = event.apply(to: &sources, but: done.union(leftOut), removed: late)
      if rest.done.contains(where: { known[$0] != nil }) { decide(&change, changed: rest.done) }
      done.formUnion(rest.done)
      leftOut.formUnion(rest.leftOut)
    }
    if let keepEvent {
      keepEvent(&history)
      // The values of a removed record belong to the event.
      history.record(change.event(known, sources, changing: done))
    }
    changeCount += 1
    finish(change, by: cause)
    return Menu.Restored(done, leftOut: leftOut, from: change.walk, to: known)
  }

  /// Takes back all changes since the last save, as one event.
  func restoreSaved() {
    guard !useGuard.isBusy else { return }
    var change = begin()
    let keys = Set(sources.edited.changes.keys)
    sources.restoreSaved()
    let changed = change.walk.settings.lazy.filter { !keys.isDisjoint(with: $0.keys) }
    decide(&change, changed: Set(changed.map(\.key)))
    record(change, of: [])
    finish(change)
  }

  /// Records a change of the edited level, and asks whether to keep it where it is to be confirmed.
  private func record(_ change: Change, of keys: Set<String>, asks: Bool = true) {
    changeCount += 1
    history.record(
      change, change.event(known, sources, changing: keys), of: keys, known,
      isReported: reports.isReporting, asks: asksToConfirm && asks)
  }

  /// Confirms the pending change; asks again if it would replace what another has stored.
  func confirmPending() {
    guard !useGuard.isBusy, let pending = history.takeConfirmed() else { return }
    restorePreviewed()
    history.record(pending)
    history.close()
    changeCount += 1
  }

  /// Reverts the change that the user has not confirmed.
  func takeBackPending() {
    endPreview()
    guard !useGuard.isBusy, let pending = history.takePending() else { return }
    restore(pending.reversed, by: .undo, keepEvent: nil)
  }
}

// MARK: - Actions and previews

extension SettingsEngine {
  /// Begins an action of a row, without evaluating a page, and returns what ends it.
  func beginAction(of row: ActionRow?, storesChanges: Bool) -> () -> Bool {
    restorePreviewed()
    actions.drop(row)
    guard storesChanges, !useGuard.isBusy else { return { false } }
    let settings = known.settings
    let action = useGuard.assigning { RunningAction(settings, row: row) }
    actions.add(action)
    return { [self] in end(action) }
  }

  /// Ends an action that takes time, and returns whether it had begun.
  func endAction(of row: ActionRow) -> Bool { actions.ofRow(row).map(end) ?? false }

  /// Stores what an action has changed as the user's, and returns whether that was possible.
  private func end(_ action: RunningAction) -> Bool {
    actions.remove(action)
    if useGuard.isBusy { return true }
    var change = begin()
    let source = sources.editedLevel.source
    var kept = useGuard.assigning {
      action.changed(change.walk, at: source) { obstacle(to: $0) != nil }
    }
    while !kept.isEmpty {
      let keys = Set(kept.map(\.key))
      for setting in kept {
        store(setting.value, of: setting, at: sources.editedLevel, changing: keys)
      }
      let decision = decision(change.walk)
      let accepted = kept.filter { !decision.refuses($0, from: source) }
      if accepted.count == kept.count {
        keep(decision, &change)
        break
      }
      useGuard.assigning { decision.takeBack() }
      (sources, states, kept) = (change.sources, change.states, accepted)
    }
    for setting in kept {
      change.values[setting.key] = action.values[setting.key] ?? setting.value
      actions.record(setting.value, of: setting.key)
    }
    if kept.isEmpty { decide(&change) }
    removeRecords(since: change, at: sources.editedLevel)
    if !kept.isEmpty { record(change, of: Set(kept.map(\.key)), asks: false) }
    finish(change)
    return true
  }

  /// Assigns an option that is not refused, and shows it; `nil` for the value before.
  func preview(_ option: (setting: DeclaredSetting, text: String)?) {
    if let option, preview?.isOf(option.setting, option.text) == true { return }
    let wasPreviewed = restorePreviewed()
    preview = useGuard.assigning { option.flatMap(Preview.init) }
    if wasPreviewed || preview != nil { show(nil) }
  }

  /// Restores the value before the user tried an option, and shows it.
  func endPreview() { if restorePreviewed() { show(nil) } }

  /// Restores the value before the user tried an option, and returns whether there was one.
  @discardableResult
  private func restorePreviewed() -> Bool {
    guard let preview, !useGuard.isBusy else { return false }
    self.preview = nil
    useGuard.assigning { preview.restore() }
    return true
  }
}
