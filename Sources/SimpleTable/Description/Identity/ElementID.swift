/// The identity of a row, which survives reloads.
///
/// A row is identified by the name given with ``RowContent/id(_:)-(String)``, or else by the place
/// where it is declared.
public typealias RowID = ElementID<Row>

/// The identity of a section, which survives reloads.
///
/// A section is identified by the id that it was declared with, or else by the place where it is
/// declared.
public typealias SectionID = ElementID<Section>

/// The identity of a row or a section, which survives reloads.
///
/// The type parameter only keeps the two apart: see ``RowID`` and ``SectionID``.
public struct ElementID<Element>: Hashable, Sendable {
  let identity: Identity

  init(_ identity: Identity) {
    self.identity = identity
  }

  /// Creates the identity of the element that has a name.
  ///
  /// - Parameter name: A text, a number, or anything else that can be written as text.
  public init(_ name: some LosslessStringConvertible) {
    identity = .name(String(name))
  }

  /// The given name, or `nil` if its place identifies the element.
  public var name: String? { identity.name }
}

extension ElementID: ExpressibleByStringInterpolation {
  /// Creates the identity of the element that has a name.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension ElementID: CustomStringConvertible {
  /// The name, or the place as the numbers of the statements that lead to it.
  public var description: String { identity.description }
}
