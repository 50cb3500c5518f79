extension Row: Grouped {
  init(_ group: Group<Row>) {
    self.init(Storage(title: "", site: DeclarationSite(fileID: "", line: 0)))
    storage.group = group
  }

  var group: Group<Row>? { storage.group }

  var levels: Int { storage.group?.levels ?? storage.extras?.value.disclosure?.rows.levels ?? 0 }

  func cut(to levels: Int) -> Row {
    if let group { return Row(group.cut(to: levels)) }
    guard self.levels > levels else { return self }
    return changedExtras { $0.disclosure = $0.disclosure?.cut(to: levels) }
  }
}

extension Row {
  /// Returns the row, or each row of the group, changed in the same way.
  consuming func changed(_ change: (inout Storage) -> Void) -> Row {
    guard storage.group == nil else { return mappingLeaves { $0.changed(change) } }
    change(&storage)
    return self
  }

  /// Returns the row with a change of the properties that few rows have.
  consuming func changedExtras(_ change: (inout Extras) -> Void) -> Row {
    changed { change(&$0.uniqueExtras) }
  }
}
