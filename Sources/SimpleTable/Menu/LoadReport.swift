/// What is wrong with the values of a store.
public struct LoadReport: Hashable, Sendable {
  /// The values that their settings refuse; they stay in the store.
  public internal(set) var refused: [RefusedValue] = []

  /// The keys in the store that no setting has.
  public internal(set) var unknownKeys: [String] = []

  /// The former keys that values were read from, by the keys that their settings have now.
  public internal(set) var formerKeys: [String: String] = [:]

  /// The words of the description.
  var words = TableWords()

  /// Notes which keys of a store are former ones, and which ones no setting has.
  mutating func note(_ settings: [DeclaredSetting], stored: [String: SettingValue]) {
    guard !stored.isEmpty else { return }
    var unknown = Set(stored.keys)
    formerKeys = [:]
    for setting in settings {
      if let key = setting.keys.first(where: { stored[$0] != nil }), key != setting.key {
        formerKeys[setting.key] = key
      }
      unknown.subtract(setting.keys)
    }
    unknownKeys = unknown.sorted()
  }

  /// Whether there is nothing to report.
  public var isEmpty: Bool { refused.isEmpty && unknownKeys.isEmpty && formerKeys.isEmpty }
}

extension LoadReport: CustomStringConvertible {
  /// What is wrong, one problem a line; empty if there is none.
  public var description: String {
    let lines =
      refused.map(\.description) + unknownKeys.map { "\($0): \(words(.isNoSetting))".harmless }
      + formerKeys.sorted { $0.key < $1.key }
      .map { "\($1): \(words(.isRenamed, $0))".harmless }
    return lines.joined(separator: "\n")
  }
}
