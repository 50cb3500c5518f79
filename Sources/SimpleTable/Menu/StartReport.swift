/// What is wrong with what a menu was started with.
public struct StartReport: Sendable {
  /// What is wrong with the values of each store that was read.
  public internal(set) var loads: [SettingLevel: LoadReport] = [:]

  /// Why stores could not be read.
  public internal(set) var errors: [SettingLevel: any Error] = [:]

  /// The values of environment variables that were refused, by the names of the variables; `environment` is
  /// that of all where no prefix says which are read.
  public package(set) var refusedVariables: [RefusedValue] = []

  /// The environment variables that differ from that of a setting by one letter, by their names.
  public internal(set) var misspeltVariables: [String: String] = [:]

  /// The values of arguments or flags that were refused, and keys that no setting has.
  public package(set) var refusedArguments: [RefusedValue] = []

  /// The keys for which a store that was read again holds something else than before, but for those with
  /// changes that were not saved yet.
  package internal(set) var changedKeys: Set<String> = []

  /// The words of the description.
  var words = TableWords()

  /// What a program ends with if it ends because of the report: 3 where a store could not be read, else 2
  /// where an argument was refused, else 0.
  public var exitCode: Int32 { errors.isEmpty ? (refusedArguments.isEmpty ? 0 : 2) : 3 }

  /// Whether there is nothing to report.
  public var isEmpty: Bool { description.isEmpty }
}

extension StartReport: CustomStringConvertible {
  /// What is wrong, one problem a line; empty if nothing is.
  public var description: String {
    let levels = SettingLevel.allCases
    let values = refusedVariables + words.misspelt(misspeltVariables) + refusedArguments
    let lines =
      levels.compactMap { level in errors[level].map { "\($0)".sanitized } }
      + levels.compactMap { loads[$0]?.description }.filter { !$0.isEmpty }
      + values.map(\.description)
    return lines.joined(separator: "\n")
  }
}
