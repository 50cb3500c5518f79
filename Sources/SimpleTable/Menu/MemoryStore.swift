/// A store that keeps values in memory, for tests and previews.
public final class MemoryStore: SettingsStore, CustomReflectable {
  /// The values, by key.
  public private(set) var values: [String: SettingValue]

  /// Whether the store may hold passwords and other secrets.
  public let keepsSecrets: Bool

  /// The number of changes so far.
  public var stamp: AnyHashable? { changeCount }

  private var changeCount = 0

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - values: The initial values, by key.
  ///   - keepsSecrets: Whether it may hold secrets.
  public init(_ values: [String: SettingValue] = [:], keepsSecrets: Bool = false) {
    self.values = values
    self.keepsSecrets = keepsSecrets
  }

  /// The keys without values, of which some may be secret.
  public var customMirror: Mirror { Mirror(self, children: ["keys": values.keys.sorted()]) }

  /// Returns all values.
  public func load() -> [String: SettingValue] { values }

  /// Stores some values and removes others.
  public func merge(set values: [String: SettingValue], unset keys: Set<String>) {
    changeCount += 1
    for key in keys { self.values[key] = nil }
    self.values.merge(values) { $1 }
  }
}
