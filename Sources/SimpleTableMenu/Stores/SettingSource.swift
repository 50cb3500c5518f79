import SimpleTable

/// Where the value of a setting comes from; each source overrides those before.
public enum SettingSource: String, Hashable, Sendable, CaseIterable, Comparable {
  /// No other source has a value: it is the default.
  case `default`
  /// It is stored for all users of the computer.
  case system
  /// It is stored for the user.
  case user
  /// It is stored for the folder in which the program works.
  case project
  /// It was set by an environment variable.
  case environment
  /// It was set by an argument of the program.
  case argument
  /// An administrator has decided it.
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
