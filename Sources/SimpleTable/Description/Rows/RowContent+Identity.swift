extension RowContent {
  /// Returns the row with an id, which identifies it across reloads.
  ///
  /// An id is unique in the whole table. If two rows have the same id, the later one is
  /// identified by its place, and a diagnostic names both. An empty id only adds a diagnostic.
  ///
  /// Texts have an overload of their own, because passing one as a generic value takes a tenth
  /// longer.
  public consuming func id(_ id: String) -> Row {
    releasedRow().named(id)
  }

  /// Returns the row with an id that can be written as text, such as a number.
  ///
  /// Without this overload, the compiler would take `{ Row("\($0)").id($0) }` for a closure over an
  /// optional.
  public consuming func id<ID: LosslessStringConvertible>(_ id: ID) -> Row {
    releasedRow().named(id.description)
  }

  /// Returns the row with an id that can be written as text; `nil` removes the id.
  public consuming func id<ID: LosslessStringConvertible>(_ id: ID?) -> Row {
    releasedRow().named(id?.description)
  }

  /// Returns the row with the name of an identity as its id; without a name, the id is removed.
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
        storage.uniqueExtras.notes.problems.append(
          "the id \"\(id ?? "")\" was given to several rows and is the first one's")
        return
      }
      if let id, let old = storage.id, old != id {
        storage.uniqueExtras.notes.problems.append("the id \"\(old)\" is replaced by \"\(id)\"")
      }
      storage.id = id
    }
  }
}
