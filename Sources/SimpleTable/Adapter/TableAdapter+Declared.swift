// The properties of a description that the owner of a page reads.

extension TableAdapter {
  /// The description as it was evaluated last, with the notes of the page's owner.
  package var declared: DeclaredTable { model.declared }

  /// Returns where the row at a path is declared, or `nil` out of range.
  package func position(of path: RowPath) -> RowPosition? { model.map.position(of: path) }

  /// Returns a declared row, visible or not.
  package func declaredRow(_ id: RowID) -> Row? {
    model.declared.position(of: id).map { model.declared[$0] }
  }

  /// Returns the row that is visible for a row.
  ///
  /// For an inline picker, this is the chosen option, or else the first one; for any other row, it
  /// is the row itself.
  package func rowInPlace(of id: RowID) -> RowID {
    guard let position = model.declared.position(of: id) else { return id }
    let section = model.declared.sections[position.section]
    guard section.rows[position.row].isInlinePicker, let below = section.outline else { return id }
    let options = below.rows(below: position.row).filter {
      section.rows[$0].role?.isPart == true
        && !model.map[declared: position.section].holds(.hidden, row: $0)
    }
    let option = options.first { section.rows[$0].control?.isOn == true } ?? options.first
    return option.map { RowID(section.identity(ofRow: $0)) } ?? id
  }

  /// Returns the rows that a collapsed section would show if it were expanded, without those below others.
  package func collapsedRows(of id: SectionID) -> [Row] {
    guard let number = model.declared.sectionNumber(of: id) else { return [] }
    let section = model.declared.sections[number]
    return section.rows.indices.filter {
      section.parent(ofRow: $0) == nil && !model.map[declared: number].holds(.hidden, row: $0)
    }.map { section.rows[$0] }
  }

  /// Returns whether a row could be selected if everything above it were expanded: it is neither
  /// disabled nor hidden.
  package func offers(_ id: RowID) -> Bool {
    canBeRevealed(id) && declaredRow(id)?.isDisabled == false
  }

  /// Returns whether nothing hides a row but what is collapsed or a filter.
  package func canBeRevealed(_ id: RowID) -> Bool {
    guard let position = model.declared.position(of: id) else { return false }
    let section = model.declared.sections[position.section]
    return !section.section.isHidden
      && sequence(first: position.row, next: section.parent(ofRow:)).allSatisfy {
        !model.map[declared: position.section].holds(.hidden, row: $0)
      }
  }
}
