import SimpleTable

/// The place of a store among those that a menu reads, from the lowest to the highest.
///
/// A menu has at most one store at each level. One level is edited: the user's choices are stored
/// there. The values of a level override those of the levels before. The environment and the
/// program's arguments are between the project and the policy, see ``SettingSource``.
public enum SettingLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Values for all users of a computer, unless they choose others.
  case system
  /// The user's choices.
  case user
  /// Values for the folder in which the program works.
  ///
  /// It decides only settings that are `allowedInProject()`.
  case project
  /// Values that an administrator enforces.
  case policy

  /// All levels, the lowest first.
  public static let allCases: [SettingLevel] = sources.compactMap(\.level)

  private static let sources = SettingSource.allCases.filter { $0.level != nil }

  /// Returns whether the values of a level are overridden by those of another.
  public static func < (left: SettingLevel, right: SettingLevel) -> Bool {
    left.position < right.position
  }

  /// The place of the level among all.
  var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The level as a source of values.
  package var source: SettingSource { Self.sources[position] }
}
