extension RowContent {
  /// Returns the row with an identity, which survives reloads and may be asked for.
  ///
  /// An id names one row of the whole table, and must not be empty. Where two rows claim the same
  /// one, the later row is known by its place instead and a diagnostic names both.
  ///
  /// The compiler chooses this form without a look at what else a text might be, which saves a
  /// third of the time that a large table takes to be checked.
  public consuming func id(_ id: String) -> Row {
    releasedRow().named(id)
  }

  /// Returns the row with an identity, or without one if it is `nil`.
  public consuming func id(_ id: String?) -> Row {
    releasedRow().named(id)
  }

  /// Returns the row with an identity, given as a number or anything else written as text, or without
  /// one if it is `nil`.
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
  /// Returns the row with a name; of several rows the first gets it, and the others a diagnostic.
  fileprivate consuming func named(_ id: String?) -> Row {
    if let id, storage.group != nil {
      var count = 0
      return changed { storage in
        count += 1
        if count == 1 {
          storage.id = id
        } else {
          storage.addProblem("the id \"\(id)\" was given to several rows and is the first one's")
        }
      }
    }
    guard id?.isEmpty == true else { return changed { $0.id = id } }
    return changed { $0.addProblem("an id must not be empty") }
  }
}

extension Row.Storage {
  /// Notes what is wrong with the declaration of the row.
  fileprivate func addProblem(_ problem: String) {
    if !isKnownUniquelyReferenced(&extras) {
      extras = extras.map(Row.Extras.init(copying:)) ?? Row.Extras()
    }
    extras?.notes.problems.append(problem)
  }
}
