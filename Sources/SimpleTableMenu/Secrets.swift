public import SimpleTable

/// The secrets of settings, with the store that keeps them; without one, they last until the program ends.
struct Secrets {
  var store: (any SecretStore)?

  /// The secrets that were read or set, by key.
  private(set) var values: [String: String] = [:]

  /// The keys for which the store was asked.
  private var known: Set<String> = []

  /// The keys of secrets that are still to be saved.
  private var unsaved: Set<String> = []

  /// Why the store could not be read when that was tried last.
  private(set) var error: (any Error)?

  /// Whether anything is still to be saved.
  var hasUnsavedChanges: Bool { store != nil && !unsaved.isEmpty }

  /// Accesses the secret with a key.
  subscript(key: String) -> String? {
    get { values[key] }
    set {
      guard newValue != values[key] else { return }
      values[key] = newValue
      known.insert(key)
      unsaved.insert(key)
    }
  }

  /// Returns whether the store keeps a secret, or will once the menu is saved.
  func isStored(_ key: String) -> Bool { store != nil && values[key] != nil }

  /// Asks the store for the secrets of settings that have appeared.
  mutating func read(of settings: [DeclaredSetting]) {
    guard let store else { return }
    for setting in settings where setting.isSecret && known.insert(setting.key).inserted {
      do { values[setting.key] = try store.secret(for: setting.key) } catch {
        self.error = error
        known.remove(setting.key)
      }
    }
  }

  /// Takes back what is still to be saved; the store is asked again.
  mutating func restoreSaved() {
    guard store != nil else { return }
    for key in unsaved { values[key] = nil }
    known.subtract(unsaved)
    unsaved = []
  }

  /// Tells the store of changes.
  ///
  /// - Throws: The first error of the store; what has failed is still to be saved.
  mutating func save() throws {
    guard let store else { return }
    for key in unsaved.sorted() {
      try store.setSecret(values[key], for: key)
      unsaved.remove(key)
    }
  }
}
