/// A mistake in a description, and where it was made.
///
/// It is not an error: the rest of the table works as declared.
public struct Diagnostic: Hashable, Sendable {
  /// The problem, such as "an id must not be empty".
  public let message: String

  /// The places of the mistake in the source code.
  ///
  /// If several places contradict each other, the one that applies comes first.
  public let sites: [DeclarationSite]

  /// Creates a diagnostic from a message, which may quote any text, and is sanitized.
  package init(message: String, sites: [DeclarationSite]) {
    self.message = message.sanitized
    self.sites = sites
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The message, followed by the places.
  public var description: String {
    guard !sites.isEmpty else { return message }
    return "\(message) (\(sites.map(\.description).joined(separator: ", ")))"
  }
}
