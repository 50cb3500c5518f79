public import SimpleTableMenu

extension Scenario {
  /// A store of values and secrets in memory, which all processes of a scenario share.
  ///
  /// It fails if a test sets ``failure``.
  public final class Store: SettingsStore, SecretStore, FileStore {
    /// The values, by key.
    public private(set) var values: [String: SettingValue] = [:]

    /// The secrets, by key.
    public private(set) var secrets: [String: String] = [:]

    /// The error of each access to the store, as a sentence; without it, no access fails.
    public var failure: String? {
      didSet { changeCount += 1 }
    }

    /// The number of changes so far, those of the failure included.
    public var stamp: AnyHashable? { changeCount }

    /// Why the store cannot be written, if that is another sentence, or if it can be read.
    package var writeFailure: String? {
      didSet { changeCount += 1 }
    }

    /// The location of the store, as its messages name it.
    public package(set) var location: String? {
      didSet { changeCount += 1 }
    }

    /// Whether there is a link at the place of the store.
    package var isLink = false {
      didSet { changeCount += 1 }
    }

    /// Whether the place of the store was emptied a moment ago, which it never is.
    package let isJustEmptied = false

    /// Called before each access, also one that fails, and after each that did not fail.
    package var willAccess: (_ access: Access) -> Void = { _ in }
    package var didAccess: (_ access: Access) -> Void = { _ in }

    private var changeCount = 0

    /// Creates a store with initial contents.
    ///
    /// - Parameters:
    ///   - values: The initial values, by key.
    ///   - secrets: The initial secrets, by key.
    public init(_ values: [String: SettingValue] = [:], secrets: [String: String] = [:]) {
      (self.values, self.secrets) = (values, secrets)
    }
  }
}

extension Scenario.Store {
  /// What a menu does with a store.
  package enum Access {
    case load
    case merge(set: [String: SettingValue], unset: Set<String>)
    case secret(String)
    case setSecret(String)
    case secretKeys(below: String)
  }

  /// An error with a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  /// Returns all values.
  ///
  /// - Throws: The failure, if there is one.
  public func load() throws -> [String: SettingValue] {
    let values = values
    try access(.load, failure) {}
    return values
  }

  /// Stores some values and removes others.
  ///
  /// - Throws: The failure, if there is one.
  public func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
    try access(.merge(set: values, unset: keys), writeFailure ?? failure) {
      write(values, unset: keys)
    }
  }

  /// Returns the secret with a key, if one is kept.
  ///
  /// - Throws: The failure, if there is one.
  public func secret(for key: String) throws -> String? {
    try access(.secret(key), failure) {}
    return secrets[key]
  }

  /// Keeps a secret under a key, or removes the one that is kept there.
  ///
  /// - Throws: The failure, if there is one.
  public func setSecret(_ secret: String?, for key: String) throws {
    try access(.setSecret(key), writeFailure ?? failure) { secrets[key] = secret }
  }

  /// Returns the keys of the secrets that begin with a prefix, in order.
  ///
  /// - Throws: The failure, if there is one.
  public func keys(below prefix: String) throws -> [String] {
    try access(.secretKeys(below: prefix), failure) {}
    return secrets.keys.filter { $0.utf8.starts(with: prefix.utf8) }.sorted()
  }

  /// Stores some values and removes others like another program, even if the store fails.
  public func write(_ values: [String: SettingValue], unset keys: Set<String> = []) {
    changeCount += 1
    for key in keys { self.values[key] = nil }
    self.values.merge(values) { $1 }
  }

  private func access(
    _ access: Access, _ failure: String?, _ body: () -> Void
  ) throws {
    willAccess(access)
    if let failure { throw Failure(failure) }
    body()
    didAccess(access)
  }
}
