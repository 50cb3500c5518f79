/// Where the value of a setting comes from; each source overrides those before.
public enum SettingSource: String, Hashable, Sendable, CaseIterable, Comparable {
  /// No other source has a value: it is the default.
  case `default`
  /// The program has set it itself since it was decided; it is stored nowhere and overrides nothing.
  case program
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

  private var precedence: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The sources that override each other, the lowest first; ``program`` is none of them.
  public static let allCases: [SettingSource] = [
    .default, .system, .user, .project, .environment, .argument, .policy,
  ]
}
