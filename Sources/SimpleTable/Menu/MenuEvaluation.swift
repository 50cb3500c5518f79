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

  private(set) var activity = Activity.idle

  /// Whether the menu was used while it was asking.
  private(set) var asksItself = false

  /// The pages as they were evaluated last, those in view as they were since; `nil` before the first
  /// time.
  private(set) var walk: MenuWalk?

  /// What may have happened since the pages were evaluated.
  private var state = State.stale

  private enum State {
    /// It was decided what applies, and nothing may have changed since.
    case decided
    /// The sources were read, and nothing was decided so far.
    case read
    /// Anything may have changed.
    case stale
  }
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

  /// The pages as they were decided, if nothing may have changed since.
  var decided: MenuWalk? { state == .decided ? walk : nil }

  /// The pages as they were when the sources were read, if nothing was decided or changed since.
  var undecided: MenuWalk? { state == .read ? walk : nil }

  /// Keeps all pages as they were just evaluated.
  mutating func keep(_ walk: MenuWalk, isDecided: Bool = false) {
    self.walk = walk
    state = isDecided ? .decided : .stale
  }

  /// Keeps all pages as they were just evaluated, about which nothing was decided.
  mutating func keepRead(_ walk: MenuWalk) {
    self.walk = walk
    state = .read
  }

  /// Replaces one page, which was evaluated since.
  mutating func replace(_ table: DeclaredTable, on route: PageRoute) {
    walk?.replace(table, on: route)
    state = .stale
  }

  /// Returns why a setting contradicts others, by the rules of the upper page first; `nil` if it does
  /// not.
  func contradiction(of key: String) -> String? {
    walk?.pages.lazy.compactMap { page in
      page.declared.contradictions.first { contradiction in
        contradiction.keys.contains { page.route.prefix + $0 == key }
      }
    }.first?.reason
  }

  /// Whether any settings contradict each other.
  var hasContradictions: Bool {
    walk?.pages.contains { !$0.declared.contradictions.isEmpty } ?? false
  }
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
}
