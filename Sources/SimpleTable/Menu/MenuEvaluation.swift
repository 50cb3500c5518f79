/// What a menu is doing, and what it remembers of its last evaluation.
struct MenuEvaluation {
  /// What a menu is doing.
  enum Activity {
    /// Nothing that keeps it from being used.
    case idle
    /// Calling getters and descriptions, which must not use the menu.
    case asking
    /// Setting settings to what was decided.
    case deciding
  }

  private(set) var activity = Activity.idle

  /// Whether the menu was used while it was asking.
  private(set) var asksItself = false

  /// The pages as they were after the last decision, until anything may have changed since.
  private(set) var walk: MenuWalk?

  /// The places whose keys were declared before; `nil` before the first walk.
  private(set) var duplicates: Set<DeclaredSetting.Place>?

  /// The keys of all settings; `nil` before the first walk.
  private(set) var keys: Dictionary<String, Int>.Keys?

  /// The keys of settings of records, which have no environment variables.
  private(set) var keysOfRecords: Set<String> = []

  /// The environment variables that were set for the settings of all pages.
  private(set) var variables = SetVariables()

  /// Whether something has changed since the last decision about all pages.
  private(set) var needsDecision = false

  /// Whether the sources have values about which nothing was decided so far.
  private(set) var hasNewSources = false

  /// The pages as they were when the sources got those values, until anything else may have changed.
  private(set) var undecided: MenuWalk?

  /// Why settings contradict each other by the rules of the tables, by their keys and the links to
  /// their pages.
  private var contradictions: [[RowID]: [String: String]] = [:]
}

extension MenuEvaluation {
  /// Begins something, and returns what was done before.
  mutating func begin(_ activity: Activity) -> Activity {
    defer { self.activity = activity }
    if self.activity == .idle { asksItself = false }
    return self.activity
  }

  /// Goes on with what was done before.
  mutating func goOn(with activity: Activity) { self.activity = activity }

  /// Notes that the menu was used while it was asking.
  mutating func noteSelfUse() { asksItself = true }

  /// Notes that values may have changed, so that all pages have to be decided about again.
  mutating func noteChange() {
    needsDecision = true
    walk = nil
    undecided = nil
  }

  /// Notes that the sources have got values, and the pages before anything is decided about them.
  mutating func noteNewSources(_ walk: MenuWalk) {
    noteChange()
    hasNewSources = true
    undecided = walk
  }

  /// Notes all pages.
  mutating func note(_ walk: MenuWalk) {
    duplicates = walk.duplicates
    variables = walk.variables
    keys = walk.keys
    keysOfRecords = Set(walk.settings.lazy.filter { $0.route.isOfRecord }.map { $0.key })
    contradictions = [:]
    for page in walk.pages { note(page.declared, on: page.route) }
  }

  /// Notes what contradicts itself on a page.
  mutating func note(_ table: DeclaredTable, on route: PageRoute) {
    contradictions[route.links] =
      table.contradictions.isEmpty ? nil : table.contradictionReasons(on: route)
  }

  /// Notes that all pages are as they were decided.
  mutating func noteDecision(_ walk: MenuWalk) {
    self.walk = walk
    undecided = nil
    needsDecision = false
    hasNewSources = false
  }

  /// Returns why a setting contradicts others, by the rules of the upper page first; `nil` if it does
  /// not.
  func contradiction(of key: String) -> String? {
    contradictions.lazy.filter { $1[key] != nil }.min { $0.key.count < $1.key.count }?.value[key]
  }

  /// Whether any settings contradict each other.
  var hasContradictions: Bool { !contradictions.isEmpty }
}

extension DeclaredTable {
  /// The settings that contradict each other by the rules of the table, or the title of the page
  /// where a rule names none.
  func contradictions(on route: PageRoute) -> [RefusedValue] {
    contradictions.flatMap { contradiction in
      let keys = contradiction.keys.map { route.prefix + $0 }
      return (keys.isEmpty ? [route.titles.last ?? ""] : keys)
        .map { RefusedValue(key: $0, reason: contradiction.reason) }
    }
  }

  /// Why settings contradict others, by their keys; the first rule that names a setting counts.
  fileprivate func contradictionReasons(on route: PageRoute) -> [String: String] {
    let named = contradictions.flatMap { contradiction in
      contradiction.keys.map { (route.prefix + $0, contradiction.reason) }
    }
    return Dictionary(named) { first, _ in first }
  }
}
