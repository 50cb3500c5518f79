import SimpleTable

/// A place that keeps passwords and other secrets of settings: a key ring, a vault.
///
/// It is asked for a secret once its setting appears, and gets each change when the menu is saved:
/// when the user has set or unset a secret, and when the record that it belongs to was removed. The errors
/// describe themselves in a sentence. What fails is tried again at the next save.
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
}
