/// One of the stores that a menu reads, by what its values override.
///
/// A menu has at most one store at each level. One level is edited: what the user chooses goes there.
/// The values of a level override those of the levels before. Between a project and a policy are
/// the environment and the program's arguments.
public enum SettingLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  /// What applies to all users of a computer until they choose something else.
  case system
  /// What the user has chosen.
  case user
  /// What belongs to the folder in which the program works.
  ///
  /// It decides only settings that are ``RowContent/allowedInProject()``, and keeps no secrets.
  case project
  /// What an administrator has decided, which nobody else changes.
  case policy

  /// Returns whether the values of a level are overridden by those of another.
  public static func < (left: SettingLevel, right: SettingLevel) -> Bool {
    left.position < right.position
  }

  /// The place of the level among all.
  var position: Int {
    switch self {
    case .system: 0
    case .user: 1
    case .project: 2
    case .policy: 3
    }
  }

  /// The level as a source of values.
  package var source: SettingSource {
    switch self {
    case .system: .system
    case .user: .user
    case .project: .project
    case .policy: .policy
    }
  }
}
