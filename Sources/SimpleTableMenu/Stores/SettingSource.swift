import SimpleTable

/// A source of values of settings; each source overrides those before it.
public enum SettingSource: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The declared default, if no other source has a value.
  case `default`
  /// The store for all users of the computer.
  case system
  /// The store of the user.
  case user
  /// The store of the folder in which the program works.
  case project
  /// An environment variable.
  case environment
  /// An argument of the program.
  case argument
  /// The store of an administrator's policy.
  case policy

  /// The level whose store has the value; `nil` where no store has it.
  package var level: SettingLevel? { SettingLevel(rawValue: rawValue) }

  /// Returns whether a source is overridden by another.
  public static func < (left: SettingSource, right: SettingSource) -> Bool {
    left.precedence < right.precedence
  }

  /// The place of the source among all, the default first.
  var precedence: Int { Self.order.firstIndex(of: self) ?? 0 }

  private static let order = allCases
}
