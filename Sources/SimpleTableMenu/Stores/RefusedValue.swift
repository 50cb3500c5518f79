import SimpleTable

/// A value that a setting has refused, or an invalid value that it has.
public struct RefusedValue: Hashable, Sendable {
  /// The key, or the name of the environment variable.
  public let key: String

  /// The reason, such as "must be from 0 to 100".
  public let reason: String

  package init(key: String, reason: String) {
    self.key = key
    self.reason = reason
  }
}

extension RefusedValue {
  /// The key and the reason as they are; the reason of an entry begins with its number.
  package var text: String { reason.begins(with: "[") ? key + reason : "\(key): \(reason)" }
}

extension RefusedValue: CustomStringConvertible {
  /// The key and the reason, without control characters.
  ///
  /// For example, `volume: must be from 0 to 100`, or `ignored[3]: must not be empty` for an entry
  /// of a list.
  public var description: String { text.sanitized }
}
