import SimpleTable

/// A place that keeps passwords and other secrets of settings: a key ring, a vault.
///
/// The menu asks it for a secret when the setting appears. Each time the menu is saved, it passes
/// on the changes: secrets that the user has set or unset, and those of removed records. Describe
/// errors in a sentence. A failed change is tried again at the next save.
public protocol SecretStore {
  /// Returns the secret with a key, or `nil` if none is kept.
  ///
  /// - Throws: An error whose description is a sentence, if the store cannot be read.
  func secret(for key: String) throws -> String?

  /// Keeps a secret, or removes it.
  ///
  /// - Parameters:
  ///   - secret: The secret; `nil` to remove it.
  ///   - key: The key of its setting.
  /// - Throws: An error whose description is a sentence, if the store cannot be written.
  func setSecret(_ secret: String?, for key: String) throws

  /// Returns the keys of all secrets that begin with a prefix, as in `servers.alpha.`.
  ///
  /// The menu asks for those of a record that the user has removed, and removes each of them, so that a new
  /// record of that name has none.
  ///
  /// - Parameter prefix: The prefix.
  /// - Returns: The keys.
  /// - Throws: An error whose description is a sentence, if the store cannot be read.
  func keys(below prefix: String) throws -> [String]
}
