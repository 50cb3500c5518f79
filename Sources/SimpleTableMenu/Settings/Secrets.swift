import SimpleTable

/// The secrets of settings, with the store that keeps them; without one, they last until the
/// program ends.
struct Secrets {
  var store: (any SecretStore)?

  /// The secrets that were read or set, by key.
  private(set) var values: [String: String] = [:]

  /// The keys for which the store was asked.
  private var known: Set<String> = []

  /// The secrets of records that were removed and had not been shown.
  private var found: [String: String] = [:]

  /// The keys of secrets that are still to be saved.
  private(set) var unsaved: Set<String> = []

  /// The keys of secrets that the store could not read, and the last reason.
  private var failed: Set<String> = []
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

  /// Returns the keys of settings that have appeared, whose secrets the store was not asked for.
  func unknownKeys(of settings: [DeclaredSetting]) -> [String] {
    if store == nil { return [] }
    return settings.lazy.filter(\.isSecret).map(\.key).filter { !known.contains($0) }
  }

  /// Keeps the answer of the store.
  mutating func add(_ secret: Result<String?, any Error>, for key: String) {
    known.insert(key)
    switch secret {
    case .success(let secret): values[key] = secret
    case .failure(let error):
      failed.insert(key)
      self.error = error
    }
  }

  /// Keeps the secrets of a record that is to be removed, which may not have been shown.
  private mutating func add(_ secrets: Result<[String: String], any Error>) {
    switch secrets {
    case .success(let secrets):
      for (key, secret) in secrets where known.insert(key).inserted {
        (values[key], found[key]) = (secret, secret)
      }
    case .failure(let error): self.error = error
    }
  }

  /// Removes the secrets whose keys begin with a prefix, and those that were found in the store.
  mutating func removeAll(
    below prefix: String, alsoFound found: Result<[String: String], any Error>?
  ) {
    if let found { add(found) }
    for key in values.keys where key.begins(with: prefix) { self[key] = nil }
  }

  /// Returns the secrets, with those that were found in the store since.
  func held(beside later: Secrets) -> [String: String] {
    values.merging(later.found.filter { !known.contains($0.key) }) { own, _ in own }
  }

  /// Has the store asked again for what it could not read.
  mutating func askAgain() {
    known.subtract(failed)
    (failed, error) = ([], nil)
  }

  /// Drops the unsaved changes; the store is asked again.
  mutating func restoreSaved() {
    guard store != nil else { return }
    for key in unsaved { values[key] = nil }
    known.subtract(unsaved)
    unsaved = []
  }

  /// Keeps that a secret was saved, unless it was changed since.
  mutating func didSave(_ secret: String?, for key: String) {
    if values[key] == secret { unsaved.remove(key) }
  }
}
