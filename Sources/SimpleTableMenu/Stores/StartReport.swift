package import SimpleTable

/// The problems with the sources of settings that a menu has read.
public struct StartReport: Sendable {
  /// The errors of stores that could not be read, by level.
  public internal(set) var errors: [SettingLevel: any Error] = [:]

  /// Why the store of secrets could not be read.
  package internal(set) var secretsError: (any Error)?

  /// The stored values that their settings refuse, the lowest level first; they stay in the stores.
  public internal(set) var refusedValues: [RefusedValue] = []

  /// The keys in stores that no setting has now.
  public internal(set) var unknownKeys: [String] = []

  /// The former keys under which values were found, by the present keys of their settings.
  public internal(set) var formerKeys: [String: String] = [:]

  /// The keys that were probably meant by unknown keys that differ in one letter, by the unknown
  /// keys.
  public internal(set) var misspeltKeys: [String: String] = [:]

  /// The values of environment variables that were refused, by the names of the variables;
  /// `environment` is that of all where no prefix says which are read.
  package var refusedVariables: [RefusedValue] = []

  /// The environment variables that differ from that of a setting by one letter, by their names.
  package internal(set) var misspeltVariables: [String: String] = [:]

  /// The values of arguments or flags that were refused, and keys that no setting has.
  package var refusedArguments: [RefusedValue] = []

  /// The keys whose values have changed in stores that were read again, except those with unsaved
  /// changes.
  package internal(set) var changedKeys: Set<String> = []

  /// The words of the description.
  var words = TableWords()

  /// Whether there is nothing to report.
  public var isEmpty: Bool { description.isEmpty }
}

extension StartReport {
  /// Why stores could not be read, the lowest level first.
  package var unreadableStores: [String] {
    (SettingLevel.allCases.map { errors[$0] } + [secretsError]).compactMap { $0.map { "\($0)" } }
  }

  /// The values that were refused, and misspelt names.
  package var values: [RefusedValue] {
    refusedValues + words.misspelt(misspeltKeys) + refusedVariables
      + words.misspelt(misspeltVariables) + refusedArguments
  }

  /// Removes and returns the errors of stores that could not be read.
  package mutating func takeErrors() -> [String] {
    defer { (errors, secretsError) = ([:], nil) }
    return unreadableStores
  }
}

extension StartReport: CustomStringConvertible {
  /// The problems, one a line; empty if there are none.
  ///
  /// It omits former keys, and unknown keys that do not look misspelt, because they are not
  /// mistakes.
  public var description: String {
    (unreadableStores.map(\.sanitized) + values.map(\.description)).joined(separator: "\n")
  }
}

extension TableWords {
  /// Returns the reports of misspelt names, each with the setting that was probably meant, in
  /// order.
  package func misspelt(_ names: [String: String]) -> [RefusedValue] {
    names.sorted { $0.key < $1.key }
      .map { RefusedValue(key: $0, reason: self(.isMisspelt, $1)) }
  }
}
