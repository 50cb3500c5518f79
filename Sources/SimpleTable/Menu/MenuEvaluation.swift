/// What a menu is doing, and the pages as they were evaluated last.
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

  /// What is known of the pages beyond how they were evaluated last.
  enum Freshness {
    /// It was decided what applies, and no page was evaluated since.
    case decided
    /// The sources were read, and nothing was decided and no page evaluated since.
    case read
    /// Nothing.
    case stale
  }

  private(set) var activity = Activity.idle

  /// Whether the menu was used while it was asking.
  private(set) var asksItself = false

  /// The pages as they were evaluated last, those in view as they were since; `nil` before the first
  /// time.
  private(set) var walk: MenuWalk?

  private var freshness = Freshness.stale
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

  /// Counts that the menu was used while it was asking.
  mutating func countOwnUse() {
    if activity == .asking { asksItself = true }
  }

  /// The pages as they were decided, if none was evaluated since.
  var decided: MenuWalk? { freshness == .decided ? walk : nil }

  /// The pages as they were when the sources were read, if nothing was evaluated or decided since.
  var read: MenuWalk? { freshness == .read ? walk : nil }

  /// Keeps all pages as they were just evaluated.
  mutating func keep(_ walk: MenuWalk, _ freshness: Freshness) {
    self.walk = walk
    self.freshness = freshness
  }

  /// Replaces one page, which was evaluated since.
  mutating func replace(_ table: DeclaredTable, on route: PageRoute) {
    walk?.replace(table, on: route)
    freshness = .stale
  }

  /// Why settings contradict others, by their keys; of several rules, that of the upper page counts.
  var contradictions: [String: String] {
    walk?.pages.reduce(into: [:]) { reasons, page in
      let own = page.declared.contradictionReasons(on: page.route) { walk?.isShown($0) == true }
      reasons.merge(own) { upper, _ in upper }
    } ?? [:]
  }
}

extension DeclaredTable {
  /// Returns whether a row or a section has an id.
  func declares(_ id: Substring) -> Bool {
    let id = String(id)
    return position(of: RowID(id)) != nil || sectionIndex[SectionID(id)] != nil
  }

  /// Returns why settings contradict others by the rules of the page, by their keys; of several rules,
  /// the first one counts.
  ///
  /// - Parameters:
  ///   - route: The way to the page.
  ///   - isSetting: Returns whether a setting has a key; a rule with another key says nothing.
  /// - Returns: The reasons.
  func contradictionReasons(
    on route: PageRoute, where isSetting: (String) -> Bool
  ) -> [String: String] {
    contradictions.reduce(into: [:]) { reasons, rule in
      let keys = rule.scoped(route.prefix).keys
      guard keys.allSatisfy(isSetting) else { return }
      for key in keys where reasons[key] == nil { reasons[key] = rule.message }
    }
  }
}
