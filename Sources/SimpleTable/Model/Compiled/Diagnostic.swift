/// A contradiction in a description, and where it is declared.
///
/// A diagnostic is no error: the rest of the table works as declared.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong, as a sentence.
  public let message: String

  /// Where it is declared; where several places contradict each other, the one that counts first.
  public let sites: [DeclarationSite]

  /// Creates a diagnostic; what the message names may be any text, and controls no terminal.
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
