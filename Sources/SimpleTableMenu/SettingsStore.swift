public import SimpleTable

/// A place that keeps the values of settings: a file, a database, the memory of a test.
///
/// A store holds values by key. It has no defaults and no rules: a key that was never set, or was
/// unset, is not in it. It is never given a secret, see ``SecretStore``. Several menus, programs and versions of a program may share a store, so it
/// changes only what it is asked to change.
public protocol SettingsStore {
  /// Returns all values that are stored now, by key.
  ///
  /// - Throws: An error whose description is a sentence, if the store cannot be read.
  func load() throws -> [String: SettingValue]

  /// Stores some values and removes others, all of them or none.
  ///
  /// - Parameters:
  ///   - values: The values to store, by key.
  ///   - keys: The keys to remove. One that is not stored is ignored; one that is also in `values`
  ///     is stored.
  /// - Throws: An error whose description is a sentence, if the store cannot be read or written.
  ///   Its values are then unchanged.
  func merge(set values: [String: SettingValue], unset keys: Set<String>) throws

  /// Where the store is, for people to read, such as the path of a file.
  var location: String? { get }

  /// What differs once somebody else has written the store, such as the time of its last change.
  ///
  /// A menu in a terminal asks for it at each key, and reads the store again if it differs.
  var stamp: AnyHashable? { get }
}

extension SettingsStore {
  /// `nil`, unless a store says otherwise.
  public var location: String? { nil }

  /// `nil`, unless a store says otherwise: what others write is then seen only when the store is
  /// loaded again.
  public var stamp: AnyHashable? { nil }
}

/// A store that may be behind a link, so that something else would be written than what is named.
///
/// The store of a project is then not written.
package protocol LinkableStore: SettingsStore {
  /// Whether there is a link at the place of the store.
  var isLink: Bool { get }
}
