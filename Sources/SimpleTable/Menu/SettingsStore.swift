/// A place that keeps the values of settings: a file, a database, the memory of a test.
///
/// A store holds values by key. It knows no defaults and no rules: a key that was never set, or was
/// unset, is not in it. Several menus, programs and versions of a program may use one store, so a
/// store changes what it is asked to change and leaves the rest as it is.
public protocol SettingsStore {
  /// Returns all values that are stored now, by key.
  ///
  /// - Throws: An error that describes itself in a sentence, if the store cannot be read.
  func load() throws -> [String: SettingValue]

  /// Stores some values and removes others, all of them or none.
  ///
  /// - Parameters:
  ///   - values: The values to store, by key.
  ///   - keys: The keys to remove; one that is not stored is passed over, and one that has a value
  ///     in `values` keeps that.
  /// - Throws: An error that describes itself in a sentence, if the store cannot be read or written;
  ///   it then holds what it held before.
  func merge(set values: [String: SettingValue], unset keys: Set<String>) throws

  /// Whether the store may hold passwords and other secrets.
  var keepsSecrets: Bool { get }
}

extension SettingsStore {
  /// `false`, unless a store says otherwise.
  public var keepsSecrets: Bool { false }
}
