/// A mistake in a description, and where it is declared.
///
/// It is not an error: the rest of the table works as declared.
public struct Diagnostic: Hashable, Sendable {
  /// The problem as a sentence.
  public let message: String

  /// Where it is declared.
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
  /// The message, then the places.
  public var description: String {
    guard !sites.isEmpty else { return message }
    return "\(message) (\(sites.map(\.description).joined(separator: ", ")))"
  }
}
