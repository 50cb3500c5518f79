extension Section {
  /// Returns the section with an identity, which should be unique in the table and not empty.
  public func id(_ id: String) -> Section {
    changed { $0.name(id) }
  }

  /// Returns the section with an identity, or without one if it is `nil`.
  public func id(_ id: String?) -> Section {
    changed { $0.name(id) }
  }

  /// Returns the section with an identity, given as a number or anything else written as text.
  public func id<ID: LosslessStringConvertible>(_ id: ID?) -> Section {
    changed { $0.name(id?.description) }
  }

  /// Returns the section with an identity, or without one if it is `nil` or the place of another.
  @_disfavoredOverload
  public func id(_ id: SectionID?) -> Section {
    changed { $0.name(id?.name) }
  }

  /// Gives the section a name, and a diagnostic if that is empty.
  mutating func name(_ id: String?) {
    if id?.isEmpty == true {
      problems.append("an id must not be empty")
    } else {
      explicitID = id.map { SectionID($0) }
    }
  }
}
