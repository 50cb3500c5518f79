import SimpleTable

/// One of the stores that a menu reads, by what its values override.
///
/// A menu has at most one store at each level. One level is edited: what the user chooses goes there.
/// Levels are sources and have their order: the values of a level override those of the levels before.
/// Between a project and a policy are the environment and the program's arguments.
public enum SettingLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  /// What applies to all users of a computer until they choose something else.
  case system
  /// What the user has chosen.
  case user
  /// What belongs to the folder in which the program works.
  ///
  /// It decides only settings that are `allowedInProject()`.
  case project
  /// What an administrator has decided, which nobody else changes.
  case policy

  /// All levels, the lowest first.
  public static let allCases: [SettingLevel] = SettingSource.allCases.compactMap(\.level)

  /// Returns whether the values of a level are overridden by those of another.
  public static func < (left: SettingLevel, right: SettingLevel) -> Bool {
    left.source < right.source
  }

  /// The place of the level among all.
  var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The level as a source of values.
  package var source: SettingSource { SettingSource(rawValue: rawValue) ?? .default }
}
