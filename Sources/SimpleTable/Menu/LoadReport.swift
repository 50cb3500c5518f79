/// What is wrong with the values of a store.
public struct LoadReport: Hashable, Sendable {
  /// The values that their settings refuse; they stay in the store.
  public internal(set) var refused: [RefusedValue] = []

  /// The keys in the store that no setting has now.
  public internal(set) var unknownKeys: [String] = []

  /// The former keys that values were read from, by the keys that their settings have now.
  public internal(set) var formerKeys: [String: String] = [:]

  /// The unknown keys that differ from the key of a setting by one letter, by those keys.
  public internal(set) var misspeltKeys: [String: String] = [:]

  /// The words of the description.
  var words = TableWords()

  /// Whether there is nothing to report.
  public var isEmpty: Bool { refused.isEmpty && unknownKeys.isEmpty && formerKeys.isEmpty }
}

extension LoadReport: CustomStringConvertible {
  /// What is wrong, one problem a line; empty if nothing is.
  ///
  /// Unknown keys and former keys are no fault, so they are left out, but for those unknown keys
  /// that look misspelt.
  public var description: String {
    (refused + words.misspelt(misspeltKeys)).map(\.description).joined(separator: "\n")
  }
}
