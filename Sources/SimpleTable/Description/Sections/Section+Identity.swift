extension SectionContent {
  /// Returns the section with an id, which identifies it across reloads and should be unique in the
  /// table.
  ///
  /// An empty id only adds a diagnostic.
  ///
  /// - Parameter id: A text, a number, or anything else that can be written as text.
  /// - Returns: The section.
  public func id<ID: LosslessStringConvertible>(_ id: ID) -> Section {
    section.changed { $0.name(id.description) }
  }

  /// Returns the section with an id that can be written as text; `nil` removes the id.
  public func id<ID: LosslessStringConvertible>(_ id: ID?) -> Section {
    section.changed { $0.name(id?.description) }
  }

  /// Returns the section with the name of an identity as its id; without a name, the id is removed.
  @_disfavoredOverload
  public func id(_ id: SectionID?) -> Section {
    section.changed { $0.name(id?.name) }
  }
}

extension Section {
  /// Names the section; an empty name adds a diagnostic instead.
  mutating func name(_ id: String?) {
    if id?.isEmpty == true {
      problems.append("an id must not be empty")
    } else {
      if let id, let old = explicitID?.name, old != id {
        problems.append("the id \"\(old)\" is replaced by \"\(id)\"")
      }
      explicitID = id.map { SectionID($0) }
    }
  }
}
