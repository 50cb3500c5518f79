/// The identity of a row, which survives reloads.
///
/// A row is identified by the name given with ``RowContent/id(_:)-(String)``, or else by the place
/// where it is declared.
public struct RowID: Hashable, Sendable {
  let identity: Identity

  init(_ identity: Identity) {
    self.identity = identity
  }

  /// Creates the identity of the row that has a name.
  ///
  /// - Parameter name: A text, a number, or anything else that can be written as text.
  public init(_ name: some LosslessStringConvertible) {
    identity = .name(String(name))
  }

  /// The name that was given, or `nil` if the place identifies the row.
  public var name: String? {
    guard case .name(let name) = identity else { return nil }
    return name
  }
}

extension RowID: ExpressibleByStringInterpolation {
  /// Creates the identity of the row that has a name.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension RowID: CustomStringConvertible {
  /// The name, or the place written as the numbers of the statements that lead to it.
  public var description: String { identity.description }
}

extension RowID: Codable {
  /// Creates an identity from what ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    identity = try Identity(from: decoder)
  }

  /// Writes the name, or the place as the numbers of the statements that lead to it.
  public func encode(to encoder: any Encoder) throws {
    try identity.encode(to: encoder)
  }
}
