public import SimpleTable

/// A store of the values of settings, such as a file, a database or the memory of a test.
///
/// A store contains values by key, without defaults or rules. A key that was never set, or was
/// unset, is not in it. It never receives a secret, see ``SecretStore``. Several menus, programs
/// and versions of a program may share a store, so it must change only the given keys.
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

  /// The location of the store as people know it, such as the path of a file.
  var location: String? { get }

  /// A stamp that changes when another program writes the store, such as the time of the last
  /// change.
  ///
  /// A menu in a terminal compares it at each key, and reads the store again if it has changed.
  var stamp: AnyHashable? { get }
}

extension SettingsStore {
  /// No location, unless the store implements it.
  public var location: String? { nil }

  /// No stamp, unless the store implements it.
  ///
  /// Changes by other programs are then noticed only when the program loads the store again.
  public var stamp: AnyHashable? { nil }
}

/// A store that is a file.
package protocol FileStore: SettingsStore {
  /// Whether there is a link at its place, so that writing it would change another file.
  ///
  /// The store of a project is then not written.
  var isLink: Bool { get }

  /// Whether the file was emptied less than a second ago, as by a program that is about to write
  /// it.
  var isJustEmptied: Bool { get }
}
