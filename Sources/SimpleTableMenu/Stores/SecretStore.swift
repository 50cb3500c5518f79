import SimpleTable

/// A store of passwords and other secrets of settings, such as a key ring or a vault.
///
/// The menu asks it for a secret when the setting appears. At each save, the menu sets the secrets
/// that the user has changed, and removes those that were unset and those of removed records.
/// Describe errors in a sentence. A failed change is tried again at the next save.
public protocol SecretStore {
  /// Returns the secret with a key, if one is kept.
  ///
  /// - Throws: An error whose description is a sentence, if the store cannot be read.
  func secret(for key: String) throws -> String?

  /// Keeps a secret under a key, or removes the one that is kept there.
  ///
  /// - Parameters:
  ///   - secret: The secret; `nil` to remove it.
  ///   - key: The key of its setting.
  /// - Throws: An error whose description is a sentence, if the store cannot be written.
  func setSecret(_ secret: String?, for key: String) throws

  /// Returns the keys of all secrets that begin with a prefix.
  ///
  /// When the user has removed a record, the menu asks for its keys and removes the secrets, so
  /// that a new record of that name has none.
  ///
  /// - Parameter prefix: The prefix, as in `servers.alpha.`.
  /// - Returns: The keys.
  /// - Throws: An error whose description is a sentence, if the store cannot be read.
  func keys(below prefix: String) throws -> [String]
}
