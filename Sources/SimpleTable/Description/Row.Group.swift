extension Row {
  /// Several rows at one place of a builder: a block, a branch of a condition, or a loop.
  ///
  /// A builder's every result is a ``Row``, because one concrete type is what the compiler checks
  /// fastest. Compiling a table takes groups apart again; a reader never meets one. A group keeps
  /// an empty place for a branch that was not taken, so that its neighbours keep theirs.
  final class Group {
    /// The rows, from top to bottom, which may be groups.
    private(set) var children: [Row]

    /// The place of the first child, which makes the branches of a condition different.
    let firstIndex: Int

    init(_ children: [Row], firstIndex: Int = 0) {
      self.children = children
      self.firstIndex = firstIndex
    }

    deinit {
      Row.release(takeNesting())
    }

    /// Takes out the rows that have others inside, so that only the caller keeps them.
    ///
    /// The other rows are released.
    func takeNesting() -> [Row] {
      defer { children = [] }
      return children.filter(\.isNesting)
    }
  }

  /// Creates a group of rows.
  init(group children: [Row], firstIndex: Int = 0) {
    storage = Storage(title: "", site: DeclarationSite(fileID: "", line: 0))
    storage.group = Group(children, firstIndex: firstIndex)
  }

  /// Returns the row, or each row of the group, changed in the same way.
  consuming func changed(_ change: (Storage) -> Void) -> Row {
    guard storage.group == nil else { return mappingLeaves { $0.changed(change) } }
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    change(storage)
    return self
  }

  /// Returns the row changed in what few rows have.
  consuming func changedExtras(_ change: (Extras) -> Void) -> Row {
    changed { storage in
      if !isKnownUniquelyReferenced(&storage.extras) {
        storage.extras = storage.extras.map(Extras.init(copying:)) ?? Extras()
      }
      if let extras = storage.extras { change(extras) }
    }
  }
}

extension Row {
  /// Whether there are rows inside, in a group or below.
  fileprivate var isNesting: Bool {
    storage.group != nil || storage.extras?.disclosure != nil
  }

  /// Releases rows and all rows inside them that have no other owner, one after the other.
  ///
  /// Released by one another, deeply nested rows would overflow the stack.
  static func release(_ rows: consuming [Row]) {
    while var row = rows.popLast() {
      guard isKnownUniquelyReferenced(&row.storage) else { continue }
      if isKnownUniquelyReferenced(&row.storage.group) {
        rows += row.storage.group?.takeNesting() ?? []
      }
      if isKnownUniquelyReferenced(&row.storage.extras) {
        rows += row.storage.extras?.takeBelow() ?? []
      }
    }
  }
}

extension Row: Grouped {
  var members: (children: [Row], firstIndex: Int)? {
    storage.group.map { ($0.children, $0.firstIndex) }
  }
}
