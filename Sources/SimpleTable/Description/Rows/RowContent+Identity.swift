extension RowContent {
  /// Returns the row with an identity, which survives reloads and by which the row can be found.
  ///
  /// An id names one row of the whole table. If two rows have the same id, the later one is
  /// identified by its place, and a diagnostic names both. An empty id only adds a diagnostic.
  ///
  /// A text has an overload of its own, because to pass it as any type takes a tenth longer.
  public consuming func id(_ id: String) -> Row {
    releasedRow().named(id)
  }

  /// Returns the row with an identity that can be written as text, such as a number.
  ///
  /// Without this overload a closure such as `{ Row("\($0)").id($0) }` would be one of an optional.
  public consuming func id<ID: LosslessStringConvertible>(_ id: ID) -> Row {
    releasedRow().named(id.description)
  }

  /// Returns the row with an identity that can be written as text, or without one if it is `nil`.
  public consuming func id<ID: LosslessStringConvertible>(_ id: ID?) -> Row {
    releasedRow().named(id?.description)
  }

  /// Returns the row with an identity, or without one if it is `nil` or the place of another row.
  @_disfavoredOverload
  public consuming func id(_ id: RowID?) -> Row {
    releasedRow().named(id?.name)
  }
}

extension Row {
  /// Returns the row with a name; in a group, the first row gets it and the others a diagnostic.
  fileprivate consuming func named(_ id: String?) -> Row {
    if id?.isEmpty == true {
      return changedExtras { $0.notes.problems.append("an id must not be empty") }
    }
    var count = 0
    return changed { storage in
      count += 1
      guard count == 1 || id == nil else {
        storage.ownExtras.notes.problems.append(
          "the id \"\(id ?? "")\" was given to several rows and is the first one's")
        return
      }
      if let id, let old = storage.id, old != id {
        storage.ownExtras.notes.problems.append("the id \"\(old)\" is replaced by \"\(id)\"")
      }
      storage.id = id
    }
  }
}
