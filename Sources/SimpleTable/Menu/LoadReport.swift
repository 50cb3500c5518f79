/// What is wrong with the values of a store.
public struct LoadReport: Hashable, Sendable {
  /// The values that their settings refuse; they stay in the store.
  public internal(set) var refused: [RefusedValue] = []

  /// The keys in the store that no setting has now.
  public internal(set) var unknownKeys: [String] = []

  /// The former keys that values were read from, by the keys that their settings have now.
  public internal(set) var formerKeys: [String: String] = [:]

  /// The unknown keys that differ from the key of a setting by one letter, by those keys.
  public private(set) var misspeltKeys: [String: String] = [:]

  /// The words of the description.
  var words = TableWords()

  /// Adds which unknown keys are almost those of settings.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of unknown and of known keys.
  mutating func addMisspelt(among keys: [String]) {
    for unknown in unknownKeys { misspeltKeys[unknown] = keys.misspelt(as: unknown) }
  }

  /// Whether there is nothing to report.
  public var isEmpty: Bool { refused.isEmpty && unknownKeys.isEmpty && formerKeys.isEmpty }
}

extension LoadReport: CustomStringConvertible {
  /// What is wrong, one problem a line; empty if nothing is.
  ///
  /// Unknown keys and former keys are no fault, so they are left out, but for those unknown keys
  /// that look misspelt.
  public var description: String {
    let lines =
      refused.map(\.description)
      + misspeltKeys.sorted { $0.key < $1.key }
      .map { "\($0): \(words(.isMisspelt, $1))".sanitized }
    return lines.joined(separator: "\n")
  }
}
