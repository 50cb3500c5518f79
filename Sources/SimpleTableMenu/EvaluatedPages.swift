import SimpleTable

/// All pages as they were last evaluated, and data derived from them.
struct EvaluatedPages {
  /// The pages; `nil` before the first time.
  private(set) var walk: MenuWalk?

  /// Whether it was decided what applies, and no page was evaluated since.
  private(set) var isDecided = false

  /// The names of flags and why rows contradict others, by their keys, once they were asked for.
  private var known = Known()

  private struct Known {
    var flags: [String: String]?
    var reasons: [String: String]?
  }
}

extension EvaluatedPages {
  /// Keeps all pages as they were just evaluated.
  mutating func keep(_ walk: MenuWalk, isDecided: Bool) {
    (self.walk, self.isDecided, known) = (walk, isDecided, Known())
  }

  /// Replaces one page, which was evaluated since.
  mutating func replace(_ table: DeclaredTable, on route: PageRoute) {
    walk?.replace(table, on: route)
    (isDecided, known) = (false, Known())
  }

  /// The names of the flags of settings, by key.
  var flags: [String: String] {
    mutating get {
      let flags = known.flags ?? walk?.flags.names ?? [:]
      known.flags = flags
      return flags
    }
  }

  /// Why rows contradict others, by their keys.
  var contradictionReasons: [String: String] {
    mutating get {
      let reasons = known.reasons ?? walk?.contradictionReasons ?? [:]
      known.reasons = reasons
      return reasons
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
