public import SimpleTable

/// A store that keeps values and secrets in memory, for tests and previews.
public final class MemoryStore: SettingsStore, SecretStore, CustomReflectable {
  /// The values, by key.
  public private(set) var values: [String: SettingValue]

  /// The secrets, by key.
  public private(set) var secrets: [String: String]

  /// The number of times that values were stored or removed.
  public var stamp: AnyHashable? { changeCount }

  private var changeCount = 0

  /// Creates a store with initial contents.
  ///
  /// - Parameters:
  ///   - values: The initial values, by key.
  ///   - secrets: The initial secrets, by key.
  public init(_ values: [String: SettingValue] = [:], secrets: [String: String] = [:]) {
    self.values = values
    self.secrets = secrets
  }

  /// The keys alone, without values and secrets.
  public var customMirror: Mirror {
    Mirror(self, children: ["keys": (Array(values.keys) + secrets.keys).sorted()])
  }

  /// Returns all values.
  public func load() -> [String: SettingValue] { values }

  /// Stores some values and removes others.
  public func merge(set values: [String: SettingValue], unset keys: Set<String>) {
    changeCount += 1
    for key in keys { self.values[key] = nil }
    self.values.merge(values) { $1 }
  }

  /// Returns the secret with a key, if one is kept.
  public func secret(for key: String) -> String? { secrets[key] }

  /// Keeps a secret under a key, or removes the one that is kept there.
  public func setSecret(_ secret: String?, for key: String) { secrets[key] = secret }

  /// Returns the keys of the secrets that begin with a prefix.
  public func keys(below prefix: String) -> [String] {
    secrets.keys.filter { $0.utf8.starts(with: prefix.utf8) }
  }
}
